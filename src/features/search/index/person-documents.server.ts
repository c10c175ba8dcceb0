import { and, eq, inArray, isNull } from 'drizzle-orm';
import { languages, translate } from '../../../core/languages.ts';
import { persons } from '../../people/people.tables.server.ts';
import { fullName, personUrls } from '../../people/persons.read.server.ts';
import { contributors, productions } from '../../programme/programme.tables.server.ts';
import { toDocument } from './document.ts';
import { type DocumentSource, idsOf, type SourceParts } from './document-source.ts';

const { id, is_online, deleted_at } = persons;
const isShown = and(eq(is_online, true), isNull(deleted_at));

/** People of the house: found by name, by what they do here and by the parts they play. */
export const personDocuments: DocumentSource = {
  kind: 'person',
  ids: (db) => idsOf(db.select({ id }).from(persons).where(isShown)),
  read: async (ids, parts) => {
    const rows = await parts.db
      .select()
      .from(persons)
      .where(and(inArray(id, [...ids]), isShown));
    const roles = Map.groupBy(await readRoles(parts, ids), ({ person }) => person);
    return rows.flatMap((person) =>
      languages.map((language) => {
        const text = (value: Parameters<typeof translate>[0]) => translate(value, language).text;
        const own = roles.get(person.id) ?? [];
        return toDocument({
          kind: 'person',
          id: person.id,
          language,
          title: fullName(person),
          url: personUrls(person)[language],
          image: person.image,
          summary: [text(person.function)],
          beside: [...new Set(own.map(({ role }) => text(role))), text(parts.names.personCategories.get(person.person_category ?? 0))],
          parts: [...new Set(own.map(({ production }) => text(production)))],
          texts: [text(person.biography)],
        });
      }),
    );
  },
};

/** Parts in productions of the house; what is different for one evening says little about a person. */
function readRoles({ db }: SourceParts, ids: readonly number[]) {
  return db
    .select({ person: contributors.person, role: contributors.role, production: productions.name })
    .from(contributors)
    .innerJoin(
      productions,
      and(eq(productions.id, contributors.production), eq(productions.is_online, true), isNull(productions.deleted_at)),
    )
    .where(inArray(contributors.person, [...ids]))
    .orderBy(contributors.id);
}
