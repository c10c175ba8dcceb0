import { and, eq, inArray, isNull } from 'drizzle-orm';
import { languages, translate } from '../../../core/languages.ts';
import { persons } from '../../people/people.tables.server.ts';
import { fullName, personUrls } from '../../people/persons.read.server.ts';
import { contributors, productions } from '../../programme/programme.tables.server.ts';
import { toDocument } from './document.ts';
import { type DocumentSource, idsOf, type SourceContext } from './document-source.ts';

const { id, is_online, deleted_at } = persons;
const isShown = and(eq(is_online, true), isNull(deleted_at));

/** People: found by name, by what they do at the venue and by the parts they play. */
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
        const ownRoles = roles.get(person.id) ?? [];
        return toDocument({
          kind: 'person',
          id: person.id,
          language,
          title: fullName(person),
          url: personUrls(person)[language],
          image: person.image,
          summary: [text(person.function)],
          beside: [...new Set(ownRoles.map(({ role }) => text(role))), text(parts.names.personCategories.get(person.person_category ?? 0))],
          parts: [...new Set(ownRoles.map(({ production }) => text(production)))],
          texts: [text(person.biography)],
        });
      }),
    );
  },
};

/** Parts in productions; those of single events say little about a person. */
function readRoles({ db }: SourceContext, ids: readonly number[]) {
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
