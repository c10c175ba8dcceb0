import type { Thing } from '../../../core/text/schema-org.ts';
import type { Contributor } from '../programme.shapes.ts';

type Property = 'director' | 'composer' | 'contributor' | 'performer';

/** schema.org properties by the usual names of roles, in both languages; others are performers. */
const properties: readonly [RegExp, Property][] = [
  // They stand before the audience, whatever their titles say.
  [/musikalische leitung|\bdirig|moderation|conductor|\bhost\b|\bsolist|\bsolo\b/, 'performer'],
  [/dramaturg|assist|inspiz|souffl|\btechni|stage manage/, 'contributor'],
  [/komposition|komponist|composer/, 'composer'],
  [/\bbühne|ausstattung|kostüm|\blicht|\bvideo|maskenbild|\bton\b|\bsound|\bdesign|\blighting|costume|\bset\b/, 'contributor'],
  [/choreogra|\bmusik\b|\bmusic\b|\bchor\b|choreinstudierung|chorus/, 'contributor'],
  [/\bregie|inszenierung|regisseur|\bdirect/, 'director'],
];

/** The contributors of an event as schema.org's properties of it, in the order of the playbill. Who is replaced tonight is not among them. */
export function peopleOf(contributors: readonly Contributor[], absolute: (path: string) => string): { [Name in Property]?: Thing[] } {
  const found: { [Name in Property]?: Thing[] } = {};
  for (const { role, person } of contributors) {
    const property = properties.find(([words]) => words.test(role.toLowerCase()))?.[1] ?? 'performer';
    const known = found[property] ?? [];
    if (!known.some(({ name }) => name === person.name))
      found[property] = [...known, { '@type': 'Person', name: person.name, url: person.link.url ? absolute(person.link.url) : undefined }];
  }
  return found;
}
