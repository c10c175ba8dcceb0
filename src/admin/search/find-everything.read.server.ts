import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reading } from '../../core/database/reading.server.ts';
import { escapeLike } from '../../core/database/search-patterns.server.ts';
import { isTranslated } from '../../core/fields/field.ts';
import type { Language } from '../../core/languages.ts';
import { users } from '../../features/accounts/accounts.tables.server.ts';
import { type ResourceName, resourceNames } from '../../features/admin/resource-names.ts';
import { type Resource, resources, siteResources } from '../../features/admin/resources.server.ts';
import { media } from '../../features/media/media.tables.server.ts';
import { pages } from '../../features/pages/pages.tables.server.ts';
import { redirects } from '../../features/site/site.tables.server.ts';

/** Kinds of things the search of the office finds; resources are named like their lists. */
export type FoundKind = 'pages' | ResourceName | 'media' | 'users' | 'redirects' | 'html';

/** Something that was found. */
export interface FoundThing {
  kind: FoundKind;
  id: number;
  title: string;
  /** Address of a page, moment of a performance (ISO 8601), e-mail of a user, target of a redirect; '' for none. */
  detail: string;
}

/** At most so many of each kind. */
const perKind = 6;

/**
 * Pages, entries and files, for administrators also users, redirects and blocks of HTML, whose name has all the words (ADMIN-08), in
 * whichever language it was typed, or whose number of the box-office system does (ADMIN-351): in one query, offline ones as well, without
 * what is in the trash. Performances to come stand before past ones.
 */
export async function findEverything({ db, now, viewer }: Reading, language: Language, words: readonly string[]): Promise<FoundThing[]> {
  if (words.length === 0 || !viewer.isEditor) return [];
  const patterns = words.map((word) => `%${escapeLike(word)}%`);
  const textOf = (column: PgColumn) =>
    sql`coalesce(nullif(${column}->>${language}, ''), nullif(${column}->>'de', ''), ${column}->>'en', '')`;
  const textsOf = (column: PgColumn) => sql`concat_ws(' ', ${column}->>'de', ${column}->>'en')`;
  const joined = (texts: readonly SQL[]) => sql`concat_ws(' ', ${sql.join([...texts], sql`, `)})`;
  const select = ({ kind, table, title, searched = title, detail = sql`''`, order }: Source) => {
    const fits = patterns.map((pattern) => sql`(${searched}) ilike ${pattern}`);
    const by = order ?? sql`updated_at desc, id`;
    // Sorted by id alone: what is shown is made of the few that are.
    return sql`(select ${kind}::text as kind, id, ${title} as title, (${detail})::text as detail from ${table} where id = any(array(
      select id from ${table} where deleted_at is null and ${sql.join(fits, sql` and `)} order by ${by} limit ${perKind})) order by ${by})`;
  };
  const ofResource = (resource: Resource): Source => {
    const parts = resource.title.map((name) => {
      const column = resource.columns[name] as PgColumn;
      const hasLanguages = isTranslated(resource.fields[name] ?? { kind: 'text' });
      return hasLanguages
        ? { shown: textOf(column), searched: textsOf(column) }
        : { shown: sql`${column}::text`, searched: sql`${column}::text` };
    });
    const searched = parts.map((part) => part.searched);
    if (resource.columns.id_jet) searched.push(sql`${resource.columns.id_jet}`);
    const isEvents = resource.name === 'events';
    const start = resource.columns.date_start;
    return {
      ...{ kind: resource.name as FoundKind, table: sql`${resource.table}`, title: joined(parts.map(({ shown }) => shown)) },
      searched: joined(searched),
      ...(isEvents && {
        detail: sql`to_json(${start})#>>'{}'`,
        order: sql`${start} < ${now.toISOString()}::timestamptz, abs(extract(epoch from ${start} - ${now.toISOString()}::timestamptz)), id`,
      }),
    };
  };
  const title = textOf(pages.title);
  const forAdministrators: Source[] = [
    {
      ...{ kind: 'users', table: sql`${users}`, title: sql`${users.username}`, detail: sql`${users.email}` },
      searched: sql`${users.username} || ' ' || ${users.first_name} || ' ' || ${users.last_name} || ' ' || ${users.email}`,
    },
    ofResource(siteResources.html),
  ];
  const sources: Source[] = [
    {
      kind: 'pages',
      table: sql`${pages}`,
      title,
      searched: sql`${pages.title}::text || ' ' || ${pages.path}::text`,
      detail: sql`${pages.path}->>${language}`,
    },
    ...resourceNames.filter((name) => !resources[name].titleInWords).map((name) => ofResource(resources[name])),
    { kind: 'media', table: sql`${media}`, title: sql`${media.name}` },
    {
      ...{ kind: 'redirects', table: sql`${redirects}`, title: sql`${redirects.old_path}`, detail: sql`${redirects.new_path}` },
      searched: sql`${redirects.old_path} || ' ' || ${redirects.new_path}`,
    },
    ...(viewer.isAdministrator ? forAdministrators : []),
  ];
  const { rows } = (await db.execute(sql.join(sources.map(select), sql` union all `))) as unknown as { rows: FoundThing[] };
  return rows;
}

interface Source {
  kind: FoundKind;
  table: SQL;
  title: SQL;
  /** What the words are looked for in; the title where it is left out. */
  searched?: SQL;
  detail?: SQL;
  order?: SQL;
}
