import type { Translated } from '../../../core/languages.ts';
import { slugify } from '../../../core/text/slugs.ts';
import type { SeasonInput } from '../season.format.ts';
import { fullName, personName } from './names.ts';
import { isPerson } from './programme-text.ts';
import { conductor, partIn } from './words.ts';
import type { Programme } from './works.ts';

type Persons = Map<string, SeasonInput<'persons'>>;

/** Conductors, then soloists, each once per part; persons the season does not know yet are added to it. */
export function contributorsOf(persons: Persons, { works }: Programme): NonNullable<SeasonInput<'productions'>['contributors']> {
  const conductors = works.flatMap(({ conductorName }) =>
    conductorName && isPerson(conductorName) ? [{ name: conductorName, role: conductor }] : [],
  );
  const soloists = works
    .flatMap((work) => work.soloists)
    .map(({ soloistName, soloistInstrument }) => ({ name: soloistName, role: partIn(soloistInstrument) }));
  const all = [...conductors, ...soloists]
    .filter(({ name }) => name.trim())
    .map(({ name, role }) => ({ person: personOf(persons, name, role), role }));
  return [...new Map(all.map((entry) => [`${entry.person} ${entry.role.en}`, entry])).values()];
}

function personOf(persons: Persons, archived: string, role: Translated): string {
  const name = personName(archived);
  const key = slugify(fullName(name));
  if (!persons.has(key)) persons.set(key, { key, first_name: name.first, last_name: name.last, function: role });
  return key;
}
