import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { slugify } from '../../core/text/slugs.ts';
import { pictureColumns, toPicture } from '../media/media.read.server.ts';
import { media } from '../media/media.tables.server.ts';
import { persons } from '../people/people.tables.server.ts';
import type { Contributor } from './programme.shapes.ts';
import { contributors } from './programme.tables.server.ts';

const replacedPersons = alias(persons, 'replaced');

/**
 * Who does what at an event (EVD-05): the production's cast is the preset; a row of the event that
 * replaces somebody takes the place of that person's rows, every other one is added at the end.
 */
export async function readContributors(
  reading: Reading,
  event: { id: number; production: number | null },
  language: Language,
): Promise<Contributor[]> {
  const owner =
    event.production === null
      ? eq(contributors.event, event.id)
      : or(eq(contributors.event, event.id), eq(contributors.production, event.production));
  const rows = await reading.db
    .select({ row: contributors, person: persons, picture: pictureColumns, replaced: replacedPersons })
    .from(contributors)
    .innerJoin(persons, and(eq(persons.id, contributors.person), isNull(persons.deleted_at)))
    .leftJoin(media, eq(media.id, persons.image))
    .leftJoin(replacedPersons, eq(replacedPersons.id, contributors.replaces))
    .where(owner)
    .orderBy(asc(contributors.order), asc(contributors.id));
  const tonight = rows.filter(({ row }) => row.event !== null);
  const preset = rows.filter(({ row }) => row.event === null);
  const isReplaced = (person: number) => tonight.find(({ row }) => row.replaces === person);
  const merged = preset.flatMap((entry) => {
    const substitute = isReplaced(entry.row.person);
    return substitute ? [{ ...substitute, row: { ...substitute.row, role: entry.row.role } }] : [entry];
  });
  const added = tonight.filter(({ row }) => row.replaces === null || !preset.some((entry) => entry.row.person === row.replaces));
  return [...merged, ...added].map(({ row, person, picture, replaced }) => {
    reading.uses(`person:${person.id}`);
    if (picture) reading.uses(`media:${picture.id}`);
    if (replaced?.id) reading.uses(`person:${replaced.id}`);
    const name = fullName(person);
    return {
      role: translate(row.role, language).text,
      person: {
        id: person.id,
        slug: slugify(name),
        first_name: person.first_name,
        last_name: person.last_name,
        name,
        function: translate(person.function, language).text,
        person_category: person.person_category,
        order: person.order ?? 0,
        // Pages of persons come with the public site; until then there is nothing to lead to.
        link: { url: '' },
        ...toPicture(picture, language),
      },
      replaces: replaced?.id ? { id: replaced.id, name: fullName(replaced) } : null,
      note: translate(row.note, language).text,
    };
  });
}

function fullName(person: { first_name: string; last_name: string }): string {
  return `${person.first_name} ${person.last_name}`.trim();
}
