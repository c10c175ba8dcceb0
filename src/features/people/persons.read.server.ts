import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Option } from '../../core/contract/shapes.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { slugify } from '../../core/text/slugs.ts';
import type { personFilters } from '../../list-filters.ts';
import { href } from '../../urls.ts';
import { type PictureRow, pictureColumns, shownPicture, toPicture } from '../media/media.read.server.ts';
import { media } from '../media/media.tables.server.ts';
import type { ListFilterValues } from '../programme/list-filter.shapes.ts';
import type { Person } from './people.shapes.ts';
import { personCategories, persons } from './people.tables.server.ts';

/** Persons on show (API-31): by category in its order, those without one last, then in their own order. */
export async function readPersons(
  reading: Reading,
  language: Language,
  { category }: ListFilterValues<typeof personFilters> = {},
): Promise<Person[]> {
  const all = await reading.once(`persons:${language}`, async (own) => {
    own.uses('persons', 'person_categories');
    const isOnShow = own.viewer.isEditor ? isNull(persons.deleted_at) : and(isNull(persons.deleted_at), eq(persons.is_online, true));
    const rows = await own.db
      .select({ person: persons, picture: pictureColumns })
      .from(persons)
      .leftJoin(personCategories, and(eq(personCategories.id, persons.person_category), isNull(personCategories.deleted_at)))
      .leftJoin(media, eq(media.id, persons.image))
      .where(isOnShow)
      .orderBy(
        sql`${personCategories.order} nulls last`,
        sql`${personCategories.id} nulls last`,
        sql`${persons.order} nulls last`,
        asc(persons.last_name),
        asc(persons.id),
      );
    return rows.map(({ person, picture }) => {
      return toPersonItem(person, shownPicture(own, picture), language);
    });
  });
  return category === undefined ? all : all.filter(({ person_category }) => person_category === category);
}

/** Categories in their order (API-31). */
export async function readPersonCategories(reading: Reading, language: Language): Promise<Option[]> {
  return reading.once(`person-categories:${language}`, async (own) => {
    own.uses('person_categories');
    const { id, name, order, deleted_at } = personCategories;
    const rows = await own.db.select({ id, name }).from(personCategories).where(isNull(deleted_at)).orderBy(sql`${order} nulls last`, id);
    return rows.map((row) => ({ id: row.id, name: translate(row.name, language).text }));
  });
}

type PersonRow = typeof persons.$inferSelect;

/** A person as lists and casts name them. Who is not online has no page, so nothing leads there. */
export function toPersonItem(person: PersonRow, picture: PictureRow | null, language: Language): Person {
  const { id, first_name, last_name, person_category, order, is_online } = person;
  const name = fullName(person);
  return {
    id,
    slug: slugify(name),
    first_name,
    last_name,
    name,
    function: translate(person.function, language).text,
    person_category,
    order: order ?? 0,
    link: { url: is_online ? personUrls(person)[language] : '' },
    ...toPicture(picture, language),
  };
}

/** The address of a person per language; names are not translated. */
export function personUrls(person: Pick<PersonRow, 'id' | 'first_name' | 'last_name'>): Record<Language, string> {
  const parameters = { slug: slugify(fullName(person)), id: person.id };
  return { de: href('person', 'de', parameters), en: href('person', 'en', parameters) };
}

export function fullName(person: Pick<PersonRow, 'first_name' | 'last_name'>): string {
  return `${person.first_name} ${person.last_name}`.trim();
}
