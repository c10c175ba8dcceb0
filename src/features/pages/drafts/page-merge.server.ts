import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { audit } from '../../../core/database/change.tables.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import { pick } from '../../../core/fields/pick.ts';
import { type Language, type Translated, withoutEmptyTexts } from '../../../core/languages.ts';
import { pages } from '../pages.tables.server.ts';

type PageRow = typeof pages.$inferSelect;

/** Settings that two have changed (EDIT-19). */
export class PageConflict extends Error {
  override name = 'PageConflict';
  readonly body: Record<string, unknown>;
  constructor(body: Record<string, unknown>) {
    super('The page was changed meanwhile.');
    this.body = body;
  }
}

/** A page that is not in the trash. Locked, where what is written is computed from what is read. */
export async function readPageForChange(db: Database, id: number, { isLocked = false } = {}): Promise<PageRow | null> {
  const query = db
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), isNull(pages.deleted_at)))
    .limit(1);
  const [row] = await (isLocked ? query.for('update') : query);
  return row ?? null;
}

export interface PageChange {
  row: PageRow;
  /** The version the change is based on; left out, it is upon the newest. */
  version: number | undefined;
  values: Record<string, unknown>;
}

/** The values to store: merged with what others changed since the version they are based on. @throws PageConflict */
export async function planPageChange(db: Database, { row, version, values }: PageChange): Promise<Partial<PageRow>> {
  const base = version === undefined || version >= row.version ? row : await readBase(db, row, version);
  const current = row as unknown as Record<string, unknown>;
  const before = base as unknown as Record<string, unknown>;
  const merged: Record<string, unknown> = {};
  const fields: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (!isTexts(value)) {
      if (
        !isDeepStrictEqual(current[name], before[name]) &&
        !isDeepStrictEqual(current[name], value) &&
        !isDeepStrictEqual(value, before[name])
      )
        fields.push(name);
      else if (!isDeepStrictEqual(value, before[name]) || version === undefined) merged[name] = value;
      continue;
    }
    const [now, then] = [(current[name] ?? {}) as Translated, (before[name] ?? {}) as Translated];
    const next: Translated = { ...now };
    for (const [each, text] of Object.entries(value) as [Language, string][]) {
      const isMine = (then[each] ?? '') !== text;
      if (isMine && (now[each] ?? '') !== (then[each] ?? '') && now[each] !== text) fields.push(name);
      if (isMine) next[each] = text;
    }
    if (!isDeepStrictEqual(next, now)) merged[name] = withoutEmptyTexts(next);
  }
  if (fields.length > 0)
    throw new PageConflict({ base: pick(before, fields), current: pick(current, fields), submitted: pick(values, fields), fields });
  return merged as Partial<PageRow>;
}

/** The page as it was at a version: the audit has what each change of the settings replaced. */
async function readBase(db: Database, row: PageRow, version: number): Promise<PageRow> {
  const rows = await db
    .select({ detail: audit.detail })
    .from(audit)
    .where(
      and(
        eq(audit.content_type, 'page'),
        eq(audit.object_id, row.id),
        inArray(audit.action, ['settings', 'move']),
        sql`(${audit.detail}->>'version')::integer >= ${version}`,
      ),
    )
    .orderBy(desc(audit.id));
  return Object.assign({ ...row }, ...rows.map(({ detail }) => detail.before as Partial<PageRow> | undefined));
}

function isTexts(value: unknown): value is Translated {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
