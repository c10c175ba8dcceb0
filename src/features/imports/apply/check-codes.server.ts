import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { groupsOf } from '../../../core/database/in-slices.ts';
import { promotionCodes } from '../../booking/codes/codes.tables.server.ts';
import type { Staging } from './staged.ts';
import { rowsPerStatement } from './stored.server.ts';

/** Refuses promotion codes with the text of another one, whatever its capitals, as the office does: a visitor can mean only one (SHOP-96). */
export async function checkCodes(db: Database, staging: Staging, source: string): Promise<void> {
  const { code, import_source, import_key } = promotionCodes;
  const entries = staging.accepted('promotion_codes').filter(({ given }) => typeof given.code === 'string');
  const taken = new Map<string, string>();
  for (const group of groupsOf(entries, rowsPerStatement)) {
    const texts = group.map(({ given }) => sql`lower(${given.code})`);
    const rows = await db
      .select({ code, import_source, import_key })
      .from(promotionCodes)
      .where(inArray(sql`lower(${code})`, texts));
    for (const row of rows) {
      // An entry of this file says itself which code it has from now on.
      const isHere =
        row.import_source === source && typeof staging.find('promotion_codes', String(row.import_key))?.given.code === 'string';
      if (!isHere) taken.set(lower(row.code), 'there is such a code already, maybe in the trash');
    }
  }
  for (const entry of entries) {
    const text = lower(entry.given.code);
    const reason = taken.get(text);
    if (reason) staging.refuse(entry, 'code', reason);
    else taken.set(text, `${entry.place} has the same code`);
  }
}

const lower = (code: unknown) => String(code).toLowerCase();
