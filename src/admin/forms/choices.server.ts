import { type SQL, sql } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import type { Field, Fields } from '../../core/fields/field.ts';
import type { Language } from '../../core/languages.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import { localDay, toLocalIso } from '../../core/text/wall-clock.ts';
import { type Resource, resourceOfType } from '../../features/admin/resources.server.ts';
import { numbers } from '../../features/admin/uses/uses.read.server.ts';
import { isUncredited, isUndescribed } from '../../features/media/library.read.server.ts';
import { media } from '../../features/media/media.tables.server.ts';
import { m } from '../../paraglide/messages.js';
import type { Choice } from './form-kit.ts';

/** Maximum number of options for unbounded content types. */
const most = 500;

/** Content type a field refers to. */
export const targetOf = ({ kind, target }: Field): string | undefined => (kind === 'media' ? 'media' : target);

/** Ids the entries refer to, by content type, so that all can be labelled. */
export function referredIn(fields: Fields, entries: readonly Readonly<Record<string, unknown>>[]): Map<string, number[]> {
  const found = new Map<string, Set<number>>();
  for (const [name, field] of Object.entries(fields)) {
    const target = targetOf(field);
    if (!target) continue;
    const ids = found.get(target) ?? new Set();
    for (const id of entries.flatMap((values) => [values[name]].flat())) if (typeof id === 'number') ids.add(id);
    found.set(target, ids);
  }
  return new Map([...found].map(([target, ids]) => [target, [...ids]]));
}

/**
 * Options by content type, sorted by name, in one query: the latest pictures, the upcoming events.
 * `chosen` are ids that are always included, also from the trash: a select would clear a value it does not offer.
 */
export async function readChoices(
  reading: Reading,
  types: readonly string[],
  language: Language,
  chosen: ReadonlyMap<string, readonly number[]> = new Map(),
): Promise<Map<string, Choice[]>> {
  const selects = types.flatMap((type): SQL[] => {
    const ids = chosen.get(type) ?? [];
    if (type === 'media')
      return [
        sql`(select 'media'::text as type, id, name as title, deleted_at is not null as "isInTrash", null::timestamptz as at, renditions->0->>'path' as thumbnail,
          ${isUndescribed} as "isUndescribed", ${isUncredited} as "isUncredited" from ${media} where ${isOffered(ids)}
          order by id = any(${numbers(ids)}) desc, id desc limit ${Math.max(most, ids.length)})`,
      ];
    const resource = resourceOfType(type);
    return resource ? [choicesOf(resource, language, reading.now, ids)] : [];
  });
  if (selects.length === 0) return new Map();
  const { rows } = (await reading.db.execute(sql.join(selects, sql` union all `))) as unknown as {
    rows: (Choice & { type: string; isInTrash: boolean; at: string | Date | null })[];
  };
  const trash = m.admin_trash({}, { locale: language });
  const [order, today] = [new Intl.Collator(language), localDay(reading.now)];
  const momentOf = (at: string | Date | null) => (at ? toLocalIso(new Date(at)) : '');
  const sorted = rows.sort((one, other) => order.compare(one.title, other.title) || order.compare(momentOf(one.at), momentOf(other.at)));
  const named = sorted.map(({ at, isInTrash, title, ...row }) => ({
    ...row,
    // With its time: a matinee and an evening may be on the same day (ADMIN-354).
    title: `${title}${at ? `, ${formatShortMoment(momentOf(at), language, today)}` : ''}${isInTrash ? ` (${trash})` : ''}`,
  }));
  return Map.groupBy(named, ({ type }) => type);
}

const isOffered = (chosen: readonly number[]): SQL => sql`(deleted_at is null or id = any(${numbers(chosen)}))`;

function choicesOf({ type, table, title, fields, columns }: Resource, language: Language, now: Date, chosen: readonly number[]): SQL {
  const parts = title.map((name) => {
    const column = columns[name];
    const text =
      fields[name]?.kind === 'translated-text'
        ? sql`coalesce(nullif(${column}->>${language}, ''), ${column}->>'de', ${column}->>'en')`
        : sql`${column}::text`;
    return sql`coalesce(${text}, '')`;
  });
  const name = sql`trim(${sql.join(parts, sql` || ' ' || `)})`;
  const common = sql`select ${type}::text as type, id, ${name} as title, deleted_at is not null as "isInTrash"`;
  const noPicture = sql`null::text as thumbnail, false as "isUndescribed", false as "isUncredited"`;
  if (!columns.date_start || !columns.ends_at)
    return sql`${common}, null::timestamptz as at, ${noPicture} from ${table} where ${isOffered(chosen)}`;
  return sql`(${common}, ${columns.date_start} as at, ${noPicture} from ${table}
    where ${isOffered(chosen)} and (${columns.ends_at} >= ${now.toISOString()}::timestamptz or id = any(${numbers(chosen)}))
    order by id = any(${numbers(chosen)}) desc, ${columns.date_start} limit ${Math.max(most, chosen.length)})`;
}
