import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { entryColumns, importIndex } from '../../../core/database/columns.server.ts';
import { columnsOf } from '../../../core/fields/columns.server.ts';
import { promotionCodeFields } from './code.fields.ts';

/** Codes of the built-in shop; another shop has its own. */
export const promotionCodes = pgTable('promotion_codes', { ...entryColumns(), ...columnsOf(promotionCodeFields) }, (t) => [
  importIndex('promotion_codes', t),
  index('promotion_codes_by_code').on(sql`lower(${t.code})`),
]);
