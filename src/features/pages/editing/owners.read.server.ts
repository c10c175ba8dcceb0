import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { forms } from '../../forms/forms.tables.server.ts';
import { articleCategories, articles, articleTags } from '../../magazine/magazine.tables.server.ts';
import { persons } from '../../people/people.tables.server.ts';
import { events, productions, series, venues } from '../../programme/programme.tables.server.ts';
import { pages } from '../pages.tables.server.ts';

/** Content objects with a container of modules (PAGE-09). */
const owners = {
  page: pages,
  event: events,
  production: productions,
  series,
  venue: venues,
  article: articles,
  article_category: articleCategories,
  article_tag: articleTags,
  person: persons,
  form: forms,
} as const;

/** True for a content object that exists and is not in the trash. Lists have slots too, by a number of their own. */
export async function isContentObject(db: Database, content_type: string, object_id: number): Promise<boolean> {
  return (await readObjectVersion(db, content_type, object_id)) !== null;
}

/** The version of a content object, 0 for lists, which have none; null for one that does not exist or is in the trash. */
export async function readObjectVersion(db: Database, content_type: string, object_id: number): Promise<number | null> {
  if (!Object.hasOwn(owners, content_type)) return slotsWithoutTable.has(content_type) ? 0 : null;
  const table = owners[content_type as keyof typeof owners] as typeof pages;
  const [row] = await db
    .select({ version: table.version })
    .from(table)
    .where(and(eq(table.id, object_id), isNull(table.deleted_at)))
    .limit(1);
  return row?.version ?? null;
}

/** Whom a container belongs to whose slug names no content object. */
export const siteOwner = { content_type: 'site', object_id: 1 } as const;

const slotsWithoutTable: ReadonlySet<string> = new Set(['magazine_tags', 'team', siteOwner.content_type]);
