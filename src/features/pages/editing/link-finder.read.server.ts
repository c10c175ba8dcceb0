import { type SQL, sql } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import { wordPatterns } from '../../../core/database/search-patterns.server.ts';
import { type LinkTarget, parseLinkTarget } from '../../../core/fields/link-target.ts';
import type { Language, Translated } from '../../../core/languages.ts';
import { translate } from '../../../core/languages.ts';
import { localDay, toLocalIso } from '../../../core/text/wall-clock.ts';
import { finderLimits } from '../finder-limits.ts';
import { readLinkAddresses } from '../link-addresses.read.server.ts';

interface LinkRow {
  target: LinkTarget;
  id: number;
  title: string;
  /** Visitors of the language have once been able to open it. */
  was_public: boolean;
  /** They will be, from a moment on. */
  is_planned: boolean;
  /** Of an event. */
  starts: string | Date | null;
  room: Translated | null;
}

interface Source {
  table: string;
  title(language: Language): SQL;
  /** Everything its title is found by. */
  searched: SQL;
}

const named = (column: string): Omit<Source, 'table'> => ({
  title: translated(column),
  searched: sql.raw(`concat_ws(' ', ${column}->>'de', ${column}->>'en')`),
});
const fullName = sql`(first_name || ' ' || last_name)`;

/** Table of each kind of content, and what its title is in a language; it is found by its title in either. */
const sources: Readonly<Record<LinkTarget, Source>> = {
  page: { table: 'pages', ...named('title') },
  event: { table: 'events', ...named('name') },
  production: { table: 'productions', ...named('name') },
  article: { table: 'articles', ...named('name') },
  person: { table: 'persons', title: () => fullName, searched: fullName },
  series: { table: 'series', ...named('name') },
  venue: { table: 'venues', ...named('name') },
  form: { table: 'forms', ...named('title') },
  media: { table: 'media', title: () => sql`name`, searched: sql`name` },
};

/** Whether visitors have seen what they cannot open: a page by its versions, an entry by its history. */
function wasPublic(target: LinkTarget, language: Language): SQL {
  if (target === 'media') return sql`true`;
  if (target === 'page')
    return sql`exists (select 1 from snapshots s join containers c on c.id = s.container
      where c.content_type = 'page' and c.object_id = pages.id and s.language = ${language} and s.published_at is not null)`;
  return sql`(is_online or exists (select 1 from audit a where a.content_type = ${target} and a.object_id = ${sql.raw(sources[target].table)}.id
    and a.action = 'publish' and a.detail->>'undone' is null))`;
}

/** Whether it waits for its moment: a version is planned, or an article is dated ahead; the rule is that of every state (EDIT-371). */
function isPlanned(target: LinkTarget, language: Language, now: Date): SQL {
  if (target === 'media') return sql`false`;
  const waits = sql`p.language = ${language} and p.action = 'publish' and p.failure is null`;
  if (target === 'page')
    return sql`((is_online or not ${wasPublic(target, language)}) and exists (select 1 from plans p join containers c on c.id = p.container
      where c.content_type = 'page' and c.object_id = pages.id and ${waits}))`;
  const id = sql.raw(`${sources[target].table}.id`);
  const ahead = target === 'article' ? sql`(is_online and date > ${localDay(now)}::date)` : sql`false`;
  return sql`(${ahead} or (not ${wasPublic(target, language)}
    and exists (select 1 from plans p where p.content_type = ${target} and p.object_id = ${id} and ${waits})))`;
}

function columnsOf(target: LinkTarget, language: Language, now: Date): SQL {
  const ofEvent = target === 'event';
  return sql`${target}::text as target, id, ${sources[target].title(language)} as title, ${wasPublic(target, language)} as was_public,
    ${isPlanned(target, language, now)} as is_planned,
    ${ofEvent ? sql`date_start` : sql`null::timestamptz`} as starts,
    ${ofEvent ? sql`(select r.name from rooms r where r.id = events.room)` : sql`null::jsonb`} as room`;
}

/**
 * Pages, content and files whose name in either language has all the words (API-41), also what is not public yet, as links that follow
 * their target; of one kind alone where one is given.
 */
export async function findLinkTargets(reading: Reading, language: Language, words: string, kind?: LinkTarget) {
  const begun = new Date(reading.now.getTime() - 12 * 3600_000);
  const conditions: Partial<Record<LinkTarget, SQL>> = { event: sql`date_start > ${begun}`, media: sql`kind = 'file'` };
  const targets = (Object.keys(sources) as LinkTarget[]).filter((target) => kind === undefined || target === kind);
  const selects = targets.map((target) => {
    const { table, searched } = sources[target];
    const condition = conditions[target];
    const fits = wordPatterns(words).map((pattern) => sql`${searched} ilike ${pattern}`);
    const all = sql.join([sql`deleted_at is null`, ...(condition ? [condition] : []), ...fits], sql` and `);
    const order = target === 'event' ? sql`date_start` : sql`updated_at desc`;
    return sql`(select ${columnsOf(target, language, reading.now)} from ${sql.raw(table)}
      where ${all} order by ${order}, id limit ${kind ? finderLimits.ofOneKind : finderLimits.perKind})`;
  });
  const { rows } = (await reading.db.execute(sql.join(selects, sql` union all `))) as unknown as { rows: LinkRow[] };
  return withAddresses(reading, language, rows);
}

/** What a link such as 'event:12' leads to, also while it is not public; none where it is gone. */
export async function readLinkTarget(reading: Reading, language: Language, link: string) {
  const parsed = parseLinkTarget(link);
  if (!parsed) return [];
  const { rows } = (await reading.db.execute(sql`select ${columnsOf(parsed.target, language, reading.now)}
    from ${sql.raw(sources[parsed.target].table)} where id = ${parsed.id} and deleted_at is null`)) as unknown as { rows: LinkRow[] };
  return withAddresses(reading, language, rows);
}

async function withAddresses(reading: Reading, language: Language, rows: readonly LinkRow[]) {
  const linkOf = ({ target, id }: LinkRow) => `${target}:${id}`;
  const links = rows.map(linkOf);
  const publicAt = await readLinkAddresses(reading, links, language);
  const addressOf = await readLinkAddresses(reading, links, language, { isOfflineToo: true });
  return rows
    .map((row) => ({
      ...{ type: row.target, title: row.title, url: addressOf(linkOf(row)), link: linkOf(row) },
      state: publicAt(linkOf(row)) !== '' ? ('live' as const) : unseenState(row),
      starts: row.starts && toLocalIso(new Date(row.starts)),
      room: translate(row.room, language).text,
    }))
    .filter(({ url }) => url !== '');
}

function unseenState({ is_planned, was_public }: LinkRow): 'planned' | 'withdrawn' | 'draft' {
  return is_planned ? 'planned' : was_public ? 'withdrawn' : 'draft';
}

/** A text in the language, else in German, else in English. */
function translated(column: string) {
  return (language: Language) =>
    sql.raw(`coalesce(nullif(${column}->>'${language}', ''), nullif(${column}->>'de', ''), ${column}->>'en', '')`);
}
