import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { audit } from '../../core/database/change.tables.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { wordPatterns } from '../../core/database/search-patterns.server.ts';
import { isTranslated } from '../../core/fields/field.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { articles } from '../magazine/magazine.tables.server.ts';
import { isDatedAhead, readDatedAhead } from '../magazine/public-articles.read.server.ts';
import { plans } from '../pages/editor.tables.server.ts';
import type { PublishingState } from '../pages/publishing/publishing-state.shapes.ts';
import type { CastEntry } from '../programme/contributors.fields.ts';
import { contributors } from '../programme/programme.tables.server.ts';
import { type HiddenEntry, isNoLongerShown, isNotYetShown, readHiddenAlerts } from '../site/alerts.read.server.ts';
import { alerts } from '../site/site.tables.server.ts';
import { entryDrafts } from './entry-drafts.tables.server.ts';
import { toWire, type Values } from './entry-values.server.ts';
import type { Resource } from './resources.server.ts';

type CastOwner = NonNullable<Resource['castOwner']>;

/** Filter, sorting and page of an entry list. */
export interface EntryFilter {
  search?: string | undefined;
  /** A state that any language may have, or how the entry's switch stands. */
  state?: PublishingState | 'online' | 'offline' | 'trash' | undefined;
  /** A field to sort by, or `is_online` or `updated_at`; '-' for descending. */
  order?: string | undefined;
  /** Only entries that end after this moment, for content with times. */
  endsAfter?: Date | undefined;
  /** Only entries that begin from the first to before the second moment, for content with times. */
  startsFrom?: Date | undefined;
  startsBefore?: Date | undefined;
  /** Values by filter name of the resource: an id or a code. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** The present moment, for what is seen for a time. */
  now: Date;
  page: number;
  pageSize: number;
}

/** An entry with all languages. */
export interface Entry {
  id: number;
  version: number;
  deleted_at: Date | null;
  updated_at: Date;
  values: Values;
}

/** One page of entries, without cast, and the total count. */
export async function readEntries(db: Database, resource: Resource, filter: EntryFilter): Promise<{ count: number; results: Entry[] }> {
  const { table, columns } = resource;
  const where = conditionOf(resource, filter);
  const order = orderOf(resource, filter.order ?? resource.order);
  const limit = filter.pageSize;
  const offset = (filter.page - 1) * filter.pageSize;
  // Finds, sorts and counts by id; wide rows are read for the current page only.
  const ids = await db
    .select({ id: idOf(columns), total: sql<number>`count(*) over ()::integer` })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  if (ids.length === 0) {
    const [total] = offset > 0 ? await db.select({ number: count() }).from(table).where(where) : [];
    return { count: total?.number ?? 0, results: [] };
  }
  const rows = await db
    .select(columns)
    .from(table)
    .where(
      inArray(
        idOf(columns),
        ids.map(({ id }) => id),
      ),
    )
    .orderBy(...order);
  return { count: ids[0]?.total ?? 0, results: rows.map((row) => toEntry(resource, row, [])) };
}

/** Entries by id, including the trash, in the default order of their list, without cast. */
export async function readEntriesById(db: Database, resource: Resource, ids: readonly number[]): Promise<Entry[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(resource.columns)
    .from(resource.table)
    .where(inArray(idOf(resource.columns), [...ids]))
    .orderBy(...orderOf(resource, resource.order));
  return rows.map((row) => toEntry(resource, row, []));
}

/** Entry with its cast, including the trash; null when it does not exist. `forUpdate` locks the row. */
export async function readEntry(db: Database, resource: Resource, id: number, forUpdate = false): Promise<Entry | null> {
  const { table, columns, castOwner, single } = resource;
  const query = db
    .select(columns)
    .from(table)
    .where(eq(idOf(columns), id));
  const [row] = await (forUpdate ? query.for('update') : query);
  if (!row) return single?.id === id ? toEntry(resource, { id, version: 1, ...single.presets }, []) : null;
  return toEntry(resource, row, castOwner ? await readCast(db, castOwner, id) : []);
}

/** Cast of an event or production, in order. */
export async function readCast(db: Database, owner: CastOwner, id: number): Promise<CastEntry[]> {
  return (await readCasts(db, owner, [id])).get(id) ?? [];
}

/** Cast of several entries, by id. */
export async function readCasts(db: Database, owner: CastOwner, ids: readonly number[]): Promise<Map<number, CastEntry[]>> {
  if (ids.length === 0) return new Map();
  const { person, role, replaces, note } = contributors;
  const rows = await db
    .select({ of: contributors[owner], person, role, replaces, note })
    .from(contributors)
    .where(inArray(contributors[owner], [...ids]))
    .orderBy(asc(contributors.order), asc(contributors.id));
  const casts = new Map<number, CastEntry[]>();
  for (const { of, ...entry } of rows) if (of !== null) casts.set(of, [...(casts.get(of) ?? []), entry]);
  return casts;
}

function toEntry(resource: Resource, row: Values, cast: CastEntry[]): Entry {
  const { id, version, deleted_at, updated_at } = row as unknown as Entry;
  const values = toWire(resource.fields, resource.castOwner ? { ...row, contributors: cast } : row);
  return { id, version, deleted_at, updated_at, values };
}

function conditionOf(resource: Resource, filter: EntryFilter): SQL | undefined {
  const { deleted_at, is_online, ends_at, date_start } = resource.columns;
  const { search, state, endsAfter, startsFrom, startsBefore, fields = {}, now } = filter;
  // All words in one comparison, so that the text of a row is concatenated once.
  const patterns = wordPatterns((search ?? '').toLowerCase()).map((pattern) => sql`${pattern}::text`);
  return and(
    deleted_at && (state === 'trash' ? isNotNull(deleted_at) : isNull(deleted_at)),
    is_online && state !== undefined && state !== 'trash' ? stands(resource, state, { is_online, now }) : undefined,
    ends_at && endsAfter ? gte(ends_at, endsAfter) : undefined,
    date_start && startsFrom ? gte(date_start, startsFrom) : undefined,
    date_start && startsBefore ? lt(date_start, startsBefore) : undefined,
    ...resource.filters.map((name) => (Object.hasOwn(fields, name) ? narrowedTo(resource, name, fields[name] ?? '') : undefined)),
    patterns.length > 0 ? sql`lower(${searchedText(resource)}) like all(array[${sql.join(patterns, sql`, `)}])` : undefined,
  );
}

/** Entries in a state; of one with two languages either may be meant, as {@link statesOf} computes it for each. */
function stands(
  resource: Resource,
  state: PublishingState | 'online' | 'offline',
  { is_online, now }: { is_online: PgColumn; now: Date },
): SQL | undefined {
  const offline = eq(is_online, false);
  const wasSeen = inArray(idOf(resource.columns), sql`(select ${audit.object_id} from ${audit} where ${showsSeen(resource)})`);
  const hidden = hiddenIn(resource, now);
  switch (state) {
    case 'live':
      return and(is_online, not(or(hidden.before, hidden.after) ?? sql`false`), not(isDrafted(resource)), not(isPlanned(resource)));
    case 'changed':
      return and(is_online, isDrafted(resource));
    case 'planned':
      return or(and(or(is_online, not(wasSeen)), isPlanned(resource)), and(is_online, hidden.before));
    case 'withdrawn':
      return or(and(offline, wasSeen), and(is_online, hidden.after));
    case 'draft':
      return and(offline, not(wasSeen));
    default:
      return eq(is_online, state === 'online');
  }
}

/** Whether visitors do not see it yet, or no longer, though it is online, as alerts (ADMIN-292, ADMIN-300) and articles (ADMIN-370). */
function hiddenIn({ table }: Resource, now: Date): { before: SQL; after: SQL } {
  if (table === articles) return { before: isDatedAhead(now), after: sql`false` };
  return table === alerts ? { before: isNotYetShown(now), after: isNoLongerShown(now) } : { before: sql`false`, after: sql`false` };
}

/** Of some entries those that are online and yet hidden from visitors, by id. */
export async function readHidden(db: Database, resource: Resource, ids: readonly number[], now: Date): Promise<Map<number, HiddenEntry>> {
  if (resource.table === alerts) return readHiddenAlerts(db, ids, now);
  if (resource.table !== articles) return new Map();
  const ahead = await readDatedAhead(db, ids, now);
  return new Map([...ahead].map(([id, online_from]) => [id, { reason: 'ahead', online_from }]));
}

/** Rows of the audit that show that visitors have seen an entry of the type: it went offline, or a publication of it was left standing. */
export function showsSeen({ type }: Resource): SQL {
  return sql`${audit.content_type} = ${type} and (
    (${audit.action} <> 'undo_publish' and ${audit.detail}->'before'->>'is_online' = 'true')
    or (${audit.action} = 'publish' and ${audit.detail} ? 'values' and ${audit.detail}->>'undone' is null))`;
}

function isPlanned({ columns, type }: Resource): SQL {
  return sql`exists (select 1 from ${plans} where ${plans.content_type} = ${type} and ${plans.object_id} = ${idOf(columns)} and ${plans.failure} is null)`;
}

/** Something of it waits to be published. */
function isDrafted({ columns, type }: Resource): SQL {
  return sql`exists (select 1 from ${entryDrafts} where ${entryDrafts.content_type} = ${type} and ${entryDrafts.object_id} = ${idOf(columns)}
    and ${entryDrafts.values} <> '{}'::jsonb)`;
}

/** Searched columns: title and main texts. */
function searchedText({ columns, fields, title }: Resource): SQL {
  const around = ['preline', 'headline', 'subline', 'id_jet', 'author', 'text', 'intro'].filter(
    (name) => fields[name] && !title.includes(name),
  );
  return sql.join(
    [...title, ...around].map((name) => sql`coalesce(${columns[name]}::text, '')`),
    sql` || ' ' || `,
  );
}

/** An invalid id finds nothing. */
function narrowedTo({ columns, fields }: Resource, name: string, value: string): SQL | undefined {
  const [column, kind] = [columns[name], fields[name]?.kind];
  if (!column) return undefined;
  if (kind === 'choices') return sql`${value}::text = any(${column})`;
  const id = parseId(value) ?? 0;
  return kind === 'references' ? sql`${id}::integer = any(${column})` : eq(column, id);
}

function orderOf({ columns, fields }: Resource, order: string): SQL[] {
  const name = order.replace(/^-/, '');
  const column = columns[name];
  const direction = order.startsWith('-') ? desc : asc;
  if (!column) return [asc(idOf(columns))];
  const field = fields[name];
  const value = field && isTranslated(field) ? sql`lower(coalesce(${column}->>'de', ${column}->>'en'))` : sql`${column}`;
  return [sql`${direction(value)} nulls last`, asc(idOf(columns))];
}

function idOf(columns: Record<string, PgColumn>): PgColumn {
  if (!columns.id) throw new Error('Every table of content has an id.');
  return columns.id;
}
