import { sql } from 'drizzle-orm';
import { pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { entryColumns, importIndex } from '../../../core/database/columns.server.ts';
import { columnsOf } from '../../../core/fields/columns.server.ts';
import { promotionCodeFields } from './code.fields.ts';

/** Codes of the built-in shop; another shop has its own. */
export const promotionCodes = pgTable('promotion_codes', { ...entryColumns(), ...columnsOf(promotionCodeFields) }, (t) => [
  importIndex('promotion_codes', t),
  // Whatever its capitals and also in the trash: a visitor can mean only one (SHOP-96).
  uniqueIndex('promotion_codes_by_code').on(sql`lower(${t.code})`),
]);
