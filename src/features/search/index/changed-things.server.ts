import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { contributors, events } from '../../programme/programme.tables.server.ts';
import { wordsOf } from '../fold.ts';
import { searchDocuments } from '../search.tables.server.ts';
import { type SearchKind, searchKinds } from '../search-kinds.ts';

/** Contents to index again: some of a kind, or all of them. */
export type ChangedThings = Map<SearchKind, Set<number> | 'all'>;

/** Kinds whose documents name the entries of a list. */
const kindsOfList: Record<string, readonly SearchKind[]> = {
  rooms: ['event', 'venue'],
  genres: ['event', 'production'],
  exhibition_types: ['event', 'production'],
  event_tags: ['event'],
  production_tags: ['production'],
  person_categories: ['person'],
  article_categories: ['article'],
  article_tags: ['article'],
};

/** Tags of whole lists: anything of the kind may have changed. */
const kindOfThings: Record<string, SearchKind> = {
  events: 'event',
  productions: 'production',
  persons: 'person',
  articles: 'article',
  venues: 'venue',
  series: 'series',
  pages: 'page',
  forms: 'form',
};

/** The contents that changes with these tags concern, with everything that names them. One set of tags per change. */
export async function changedThings(db: Database, changes: readonly (readonly string[])[]): Promise<ChangedThings> {
  const found: ChangedThings = new Map();
  for (const tags of changes) for (const [kind, ids] of thingsOf(tags)) add(found, kind, ids);
  await addThoseWhoNameThem(db, found);
  return found;
}

function thingsOf(tags: readonly string[]): ChangedThings {
  const found: ChangedThings = new Map();
  for (const tag of tags) {
    const [, name = '', id] = /^(?:container:)?(\w+?)[:-](\d+)$/.exec(tag) ?? [];
    if (searchKinds.includes(name as SearchKind)) add(found, name as SearchKind, [Number(id)]);
  }
  for (const tag of tags) {
    for (const kind of kindsOfList[tag] ?? []) add(found, kind, 'all');
    const kind = kindOfThings[tag];
    // Pages are few, and one that moves changes those below it.
    if (kind && (!found.has(kind) || kind === 'page')) add(found, kind, 'all');
  }
  return found;
}

function add(found: ChangedThings, kind: SearchKind, ids: Iterable<number> | 'all'): void {
  const known = found.get(kind);
  if (known === 'all' || ids === 'all') found.set(kind, 'all');
  else found.set(kind, new Set([...(known ?? []), ...ids]));
}

/** An event names its production, its cast and its series; a production names its cast and ends with its last event; a person has parts. */
async function addThoseWhoNameThem(db: Database, found: ChangedThings): Promise<void> {
  const ids = (kind: SearchKind) => {
    const known = found.get(kind);
    return known instanceof Set ? [...known] : [];
  };
  const ofEvents = ids('event');
  if (ids('person').length > 0) {
    const { production, event, person } = contributors;
    const rows = await db
      .select({ production, event })
      .from(contributors)
      .where(inArray(person, ids('person')));
    add(
      found,
      'production',
      rows.flatMap((row) => row.production ?? []),
    );
    add(
      found,
      'event',
      rows.flatMap((row) => row.event ?? []),
    );
  }
  const productions = ids('production');
  if (productions.length > 0) {
    const { person, production } = contributors;
    const rows = await db.select({ person }).from(contributors).where(inArray(production, productions));
    add(
      found,
      'person',
      rows.map((row) => row.person),
    );
    add(found, 'person', await personsFoundBy(db, productions));
  }
  const series = ids('series');
  if (productions.length + series.length > 0) {
    const inSeries = sql`${events.series} && ${`{${series.join(',')}}`}::integer[]`;
    const rows = await db
      .select({ id: events.id })
      .from(events)
      .where(or(inArray(events.production, productions), inSeries));
    add(
      found,
      'event',
      rows.map((row) => row.id),
    );
  }
  if (ofEvents.length > 0) {
    const rows = await db.selectDistinct({ production: events.production }).from(events).where(inArray(events.id, ofEvents));
    add(
      found,
      'production',
      rows.flatMap((row) => row.production ?? []),
    );
  }
}

/** People whose documents still have the titles of these productions: whoever has left a cast is in no list of it any more. */
async function personsFoundBy(db: Database, productions: readonly number[]): Promise<number[]> {
  const { kind, id, language, title, head } = searchDocuments;
  const titles = await db
    .selectDistinct({ language, title })
    .from(searchDocuments)
    .where(and(eq(kind, 'production'), inArray(id, [...productions])));
  const named = titles.flatMap((row) => {
    const words = wordsOf(row.title).map((word) => `'${word}'`);
    return words.length > 0 ? [and(eq(language, row.language), sql`${head} @@ ${words.join(' & ')}::tsquery`)] : [];
  });
  if (named.length === 0) return [];
  const rows = await db
    .selectDistinct({ id })
    .from(searchDocuments)
    .where(and(eq(kind, 'person'), or(...named)));
  return rows.map((row) => row.id);
}
