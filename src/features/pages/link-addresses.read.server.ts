import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { type LinkTarget, parseLinkTarget } from '../../core/fields/link-target.ts';
import { type Language, type Translated, translate } from '../../core/languages.ts';
import { slugify } from '../../core/text/slugs.ts';
import { localDay, startOfLocalDay } from '../../core/text/wall-clock.ts';
import { href, pageHref } from '../../urls.ts';
import { forms } from '../forms/forms.tables.server.ts';
import { articles } from '../magazine/magazine.tables.server.ts';
import { media } from '../media/media.tables.server.ts';
import { persons } from '../people/people.tables.server.ts';
import { events, productions, series, venues } from '../programme/programme.tables.server.ts';
import { readPageTree } from './page-tree.read.server.ts';
import { pages } from './pages.tables.server.ts';

/**
 * Where each given link leads in a language; '' for what is gone, so that nothing leads nowhere. One query for all there are. What is
 * not on the website, or not yet, leads nowhere either, nor what is not published in the language, unless `isOfflineToo`, for editors open it.
 */
export async function readLinkAddresses(
  reading: Reading,
  links: readonly string[],
  language: Language,
  { isOfflineToo = false }: { isOfflineToo?: boolean } = {},
): Promise<(link: string) => string> {
  const wanted = Map.groupBy(
    links.map(parseLinkTarget).filter((target) => target !== null),
    ({ target }) => target,
  );
  const found = new Map<string, string>();
  const selects: SQL[] = [];
  for (const [target, entries] of wanted) {
    const ids = [...new Set(entries.map(({ id }) => id))];
    if (target === 'page') {
      for (const [id, { urls }] of await readPageTree(reading, language)) found.set(`page:${id}`, urls[language]);
      const hidden = isOfflineToo ? ids.filter((id) => !found.has(`page:${id}`)) : [];
      for (const { id, path } of await readPaths(reading, hidden))
        found.set(`page:${id}`, pageHref(language, translate(path, language).text));
    } else {
      reading.uses(...ids.map((id) => `${target}:${id}`));
      selects.push(sql`select ${target}::text as target, id, ${nameOf[target]} from ${tables[target]}
        where id = any(${`{${ids.join(',')}}`}::integer[]) and deleted_at is null`);
    }
  }
  if (selects.length > 0) {
    const { rows } = (await reading.db.execute(sql.join(selects, sql` union all `))) as unknown as { rows: Row[] };
    for (const row of rows) if (isOfflineToo || isPublic(reading, row)) found.set(`${row.target}:${row.id}`, addressOf(row, language));
  }
  return (link) => (parseLinkTarget(link) ? (found.get(link) ?? '') : link);
}

/** Paths of pages outside of the trash, whether visitors can open them or not. */
async function readPaths(reading: Reading, ids: readonly number[]) {
  if (ids.length === 0) return [];
  reading.uses('pages');
  return reading.db
    .select({ id: pages.id, path: pages.path })
    .from(pages)
    .where(and(inArray(pages.id, [...ids]), isNull(pages.deleted_at)));
}

type EntryTarget = Exclude<LinkTarget, 'page'>;

interface Row {
  target: EntryTarget;
  id: number;
  /** Texts per language, a person's name, or the path of a medium. */
  name: Translated | string;
  is_online: boolean;
  /** 'YYYY-MM-DD', before which visitors do not see it. */
  date: string | null;
}

/** Whether visitors can open it now; an article that is dated ahead from its day on. */
function isPublic(reading: Reading, { is_online, date }: Row): boolean {
  if (!is_online || date === null || date <= localDay(reading.now)) return is_online;
  reading.changesAt(startOfLocalDay(date));
  return false;
}

const tables = {
  event: events,
  production: productions,
  series,
  venue: venues,
  article: articles,
  person: persons,
  form: forms,
  media,
} as const;

const named = sql`name, is_online, null::text as date`;
const nameOf: Record<EntryTarget, SQL> = {
  event: named,
  production: named,
  series: named,
  venue: named,
  article: sql`name, is_online, date::text`,
  person: sql`to_jsonb(first_name || ' ' || last_name) as name, is_online, null::text as date`,
  form: sql`title as name, is_online, null::text as date`,
  media: sql`to_jsonb(path) as name, true as is_online, null::text as date`,
};

function addressOf({ target, id, name }: Row, language: Language): string {
  if (target === 'media') return `/media/${name}`;
  const slug = slugify(typeof name === 'string' ? name : translate(name, language).text);
  return href(target, language, { slug, id });
}
