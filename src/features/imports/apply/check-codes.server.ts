import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { groupsOf } from '../../../core/database/in-slices.ts';
import { promotionCodes } from '../../booking/codes/codes.tables.server.ts';
import { importText } from '../import-text.server.ts';
import type { Staging } from './staged.ts';
import { rowsPerStatement } from './stored.server.ts';

/** Refuses promotion codes with the text of another one, whatever its capitals, as the office does: a visitor can mean only one (SHOP-96). */
export async function checkCodes(db: Database, staging: Staging, source: string): Promise<void> {
  const { code, import_source, import_key } = promotionCodes;
  const entries = staging.accepted('promotion_codes').filter(({ given }) => typeof given.code === 'string');
  const taken = new Map<string, string>();
  /** Who has a code now: its key in this source, null for others. */
  const holders = new Map<string, string | null>();
  for (const group of groupsOf(entries, rowsPerStatement)) {
    const texts = group.map(({ given }) => sql`lower(${given.code})`);
    const rows = await db
      .select({ code, import_source, import_key })
      .from(promotionCodes)
      .where(inArray(sql`lower(${code})`, texts));
    for (const row of rows) {
      const key = row.import_source === source ? row.import_key : null;
      holders.set(lower(row.code), key);
    }
  }
  for (const entry of entries) {
    const text = lower(entry.given.code);
    // Also where this file gives the other entry another code: the database compares row by row.
    const isHeld = holders.has(text) && holders.get(text) !== entry.key;
    const reason = isHeld
      ? importText({ de: 'diesen Code gibt es schon, vielleicht im Papierkorb', en: 'there is such a code already, maybe in the trash' })
      : taken.get(text);
    if (reason) staging.refuse(entry, 'code', reason);
    else taken.set(text, importText({ de: `${entry.place} hat denselben Code`, en: `${entry.place} has the same code` }));
  }
}

const lower = (code: unknown) => String(code).toLowerCase();
