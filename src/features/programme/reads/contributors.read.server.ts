import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, translate } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { pictureColumns, shownPicture } from '../../media/media.read.server.ts';
import { media } from '../../media/media.tables.server.ts';
import { persons } from '../../people/people.tables.server.ts';
import { fullName, toPersonItem } from '../../people/persons.read.server.ts';
import type { Contributor } from '../programme.shapes.ts';
import { contributors } from '../programme.tables.server.ts';
import { castTonight } from '../rows/cast-tonight.ts';

const replacedPersons = alias(persons, 'replaced');

/** Who does what at an event (EVD-05): the production's cast with what is different at this performance. */
export async function readContributors(
  reading: Reading,
  event: { id: number; production: number | null },
  language: Language,
): Promise<Contributor[]> {
  const ofEvent = eq(contributors.event, event.id);
  const rows = await selectContributors(
    reading,
    event.production === null ? ofEvent : or(ofEvent, eq(contributors.production, event.production)),
    language,
  );
  const those = (isTonight: boolean) => rows.filter((row) => (row.event !== null) === isTonight).map((row) => row.contributor);
  return castTonight(those(false), those(true));
}

/** Who does what at each of these events, by the id of the event (EVD-05). */
export async function readCasts(
  reading: Reading,
  events: readonly { id: number; production: number | null }[],
  language: Language,
): Promise<Map<number, Contributor[]>> {
  if (events.length === 0) return new Map();
  const productions = [...new Set(events.map(({ production }) => production).filter((id) => id !== null))];
  const ids = events.map(({ id }) => id);
  const rows = await selectContributors(
    reading,
    or(inArray(contributors.event, ids), inArray(contributors.production, productions)),
    language,
  );
  const those = (isWanted: (row: Row) => boolean) => rows.filter(isWanted).map(({ contributor }) => contributor);
  return new Map(
    events.map(({ id, production }) => [
      id,
      castTonight(
        those((row) => row.event === null && row.production === production),
        those((row) => row.event === id),
      ),
    ]),
  );
}

/** The cast of a production, the preset of its events (EVD-05). */
export async function readProductionContributors(reading: Reading, production: number, language: Language): Promise<Contributor[]> {
  const rows = await selectContributors(reading, eq(contributors.production, production), language);
  return rows.map(({ contributor }) => contributor);
}

/** What lists say of a changed cast. */
export interface CastNote {
  text: string;
  /** Cache tags of everybody it names. */
  tags: string[];
}

/**
 * What lists say of a changed cast where the event itself has no note for it (EVD-05), by the id of the event.
 * Substitutions are few: all are read once per content change instead of some for every page of a list.
 */
export function readCastNotes(reading: Reading, language: Language): Promise<Map<number, CastNote>> {
  return reading.once(`cast-notes:${language}`, async (scope) => {
    // Whoever changes an event's cast announces the event.
    scope.uses('events');
    const rows = await selectContributors(scope, isNotNull(contributors.event), language);
    const ofEvents = Map.groupBy(rows, ({ event }) => event ?? 0);
    return new Map(
      [...ofEvents].map(([event, cast]) => {
        const texts = cast.flatMap(({ contributor }) => {
          const { person, replaces, note } = contributor;
          return note || (replaces ? m.cast_instead_of({ name: person.name, replaced: replaces.name }) : []);
        });
        return [event, { text: texts.join(' '), tags: cast.flatMap(({ tags }) => tags) }];
      }),
    );
  });
}

interface Row {
  /** The event whose own row this is; null for a row of a production. */
  event: number | null;
  production: number | null;
  contributor: Contributor;
  /** Cache tags of the persons it names. */
  tags: string[];
}

async function selectContributors(reading: Reading, where: SQL | undefined, language: Language): Promise<Row[]> {
  const rows = await reading.db
    .select({ row: contributors, person: persons, picture: pictureColumns, replaced: replacedPersons })
    .from(contributors)
    .innerJoin(persons, and(eq(persons.id, contributors.person), isNull(persons.deleted_at)))
    .leftJoin(media, eq(media.id, persons.image))
    .leftJoin(replacedPersons, eq(replacedPersons.id, contributors.replaces))
    .where(where)
    .orderBy(asc(contributors.order), asc(contributors.id));
  return rows.map(({ row, person, picture, replaced }) => {
    const tags = [person.id, replaced?.id].flatMap((id) => (id ? [`person:${id}`] : []));
    reading.uses(...tags);
    const contributor = {
      role: translate(row.role, language).text,
      person: toPersonItem(person, shownPicture(reading, picture), language),
      replaces: replaced?.id && !replaced.deleted_at ? { id: replaced.id, name: fullName(replaced) } : null,
      note: translate(row.note, language).text,
    };
    return { event: row.event, production: row.production, contributor, tags };
  });
}
