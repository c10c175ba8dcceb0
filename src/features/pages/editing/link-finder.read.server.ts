import { type SQL, sql } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type LinkTarget, parseLinkTarget } from '../../../core/fields/link-target.ts';
import type { Language } from '../../../core/languages.ts';
import { readLinkAddresses } from '../link-addresses.read.server.ts';

interface Found {
  target: string;
  id: number;
  title: string;
}

/** How many entries of each kind are offered. */
const perKind = 8;

/** Table of each kind of content, and what its title is in a language. */
const sources: Readonly<Record<LinkTarget, { table: string; title(language: Language): SQL }>> = {
  page: { table: 'pages', title: translated('title') },
  event: { table: 'events', title: translated('name') },
  production: { table: 'productions', title: translated('name') },
  article: { table: 'articles', title: translated('name') },
  person: { table: 'persons', title: () => sql`(first_name || ' ' || last_name)` },
  series: { table: 'series', title: translated('name') },
  venue: { table: 'venues', title: translated('name') },
  form: { table: 'forms', title: translated('title') },
  media: { table: 'media', title: () => sql`name` },
};

/** Pages, content and files whose name has all the words (API-41): only what can be opened, as links that follow their target. */
export async function findLinkTargets(reading: Reading, language: Language, words: string) {
  const patterns = words
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const begun = new Date(reading.now.getTime() - 12 * 3600_000);
  const conditions: Partial<Record<LinkTarget, SQL>> = {
    event: sql`is_online and date_start > ${begun}`,
    media: sql`kind = 'file'`,
  };
  const selects = Object.entries(sources).map(([target, { table, title }]) => {
    const fits = patterns.map((pattern) => sql`${title(language)} ilike ${pattern}`);
    const all = sql.join([conditions[target as LinkTarget] ?? sql`is_online`, ...fits], sql` and `);
    return sql`(select ${target}::text as target, id, ${title(language)} as title from ${sql.raw(table)}
      where deleted_at is null and ${all} order by updated_at desc, id limit ${perKind})`;
  });
  const { rows } = (await reading.db.execute(sql.join(selects, sql` union all `))) as unknown as { rows: Found[] };
  return withAddresses(reading, language, rows);
}

/** What a link such as 'event:12' leads to, also while it is offline; none where it is gone. */
export async function readLinkTarget(reading: Reading, language: Language, link: string) {
  const parsed = parseLinkTarget(link);
  if (!parsed) return [];
  const { table, title } = sources[parsed.target];
  const { rows } = (await reading.db.execute(sql`select ${parsed.target}::text as target, id, ${title(language)} as title
    from ${sql.raw(table)} where id = ${parsed.id} and deleted_at is null`)) as unknown as { rows: Found[] };
  return withAddresses(reading, language, rows, { isOfflineToo: true });
}

async function withAddresses(reading: Reading, language: Language, rows: readonly Found[], options = { isOfflineToo: false }) {
  const linkOf = ({ target, id }: Found) => `${target}:${id}`;
  const addressOf = await readLinkAddresses(reading, rows.map(linkOf), language, options);
  return rows
    .map((row) => ({ type: row.target, title: row.title, url: addressOf(linkOf(row)), link: linkOf(row) }))
    .filter(({ url }) => url !== '');
}

/** A text in the language, else in German, else in English. */
function translated(column: string) {
  return (language: Language) =>
    sql.raw(`coalesce(nullif(${column}->>'${language}', ''), nullif(${column}->>'de', ''), ${column}->>'en', '')`);
}
