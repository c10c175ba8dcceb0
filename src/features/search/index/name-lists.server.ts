import { isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Translated } from '../../../core/languages.ts';
import { articleCategories, articleTags } from '../../magazine/magazine.tables.server.ts';
import { personCategories } from '../../people/people.tables.server.ts';
import { eventTags, exhibitionTypes, genres, productionTags, rooms, seasons, series } from '../../programme/programme.tables.server.ts';

const lists = {
  rooms,
  genres,
  exhibitionTypes,
  eventTags,
  productionTags,
  seasons,
  series,
  personCategories,
  articleCategories,
  articleTags,
};

/** Names of the short lists things are sorted by. */
export type NameLists = Record<keyof typeof lists, ReadonlyMap<number, Translated>>;

/** All short lists, read once for many documents. */
export async function readNameLists(db: Database): Promise<NameLists> {
  const found: [string, Map<number, Translated>][] = [];
  for (const [name, table] of Object.entries(lists)) {
    const { id, name: text, deleted_at } = table as typeof rooms;
    const rows = await db
      .select({ id, name: text })
      .from(table as typeof rooms)
      .where(isNull(deleted_at));
    found.push([name, new Map(rows.map((row) => [row.id, row.name]))]);
  }
  return Object.fromEntries(found) as unknown as NameLists;
}
