import { type SQL, sql } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { readLinkAddresses } from '../link-addresses.read.server.ts';

interface Found {
  target: string;
  id: number;
  title: string;
}

/** How many entries of each kind are offered. */
const perKind = 8;

/** Pages, content and files whose name has all the words (API-41): only what can be opened, as links that follow their target. */
export async function findLinkTargets(reading: Reading, language: Language, words: string) {
  const patterns = words
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const name = (column: string) =>
    sql.raw(`coalesce(nullif(${column}->>'${language}', ''), nullif(${column}->>'de', ''), ${column}->>'en', '')`);
  const select = (target: string, table: string, title: SQL, condition: SQL = sql`true`) => {
    const fits = patterns.map((pattern) => sql`${title} ilike ${pattern}`);
    return sql`(select ${target}::text as target, id, ${title} as title from ${sql.raw(table)}
      where deleted_at is null and ${sql.join([condition, ...fits], sql` and `)} order by updated_at desc, id limit ${perKind})`;
  };
  const online = sql`is_online`;
  const selects = [
    select('page', 'pages', name('title'), online),
    select('event', 'events', name('name'), sql`is_online and date_start > ${new Date(reading.now.getTime() - 12 * 3600_000)}`),
    select('production', 'productions', name('name'), online),
    select('article', 'articles', name('name'), online),
    select('person', 'persons', sql`(first_name || ' ' || last_name)`, online),
    select('series', 'series', name('name'), online),
    select('venue', 'venues', name('name'), online),
    select('form', 'forms', name('title'), online),
    select('media', 'media', sql`name`, sql`kind = 'file'`),
  ];
  const { rows } = (await reading.db.execute(sql.join(selects, sql` union all `))) as unknown as { rows: Found[] };
  const links = rows.map(({ target, id }) => `${target}:${id}`);
  const addressOf = await readLinkAddresses(reading, links, language);
  return rows
    .map(({ target, id, title }) => ({ type: target, title, url: addressOf(`${target}:${id}`), link: `${target}:${id}` }))
    .filter(({ url }) => url !== '');
}
