import type { Thing } from '../../../core/text/thing.ts';
import type { Contributor } from '../programme.shapes.ts';

type Part = 'director' | 'composer' | 'contributor' | 'performer';

/** What people do, by the words of a playbill in both languages; who is none of these is on stage. */
const parts: readonly [RegExp, Part][] = [
  // They stand before the audience, whatever their titles say.
  [/musikalische leitung|\bdirig|moderation|conductor|\bhost\b|\bsolist|\bsolo\b/, 'performer'],
  [/dramaturg|assist|inspiz|souffl|\btechni|stage manage/, 'contributor'],
  [/komposition|komponist|composer/, 'composer'],
  [/\bbühne|ausstattung|kostüm|\blicht|\bvideo|maskenbild|\bton\b|\bsound|\bdesign|\blighting|costume|\bset\b/, 'contributor'],
  [/choreogra|\bmusik\b|\bmusic\b|\bchor\b|choreinstudierung|chorus/, 'contributor'],
  [/\bregie|inszenierung|regisseur|\bdirect/, 'director'],
];

/** The contributors of an event as schema.org's properties of it, in the order of the playbill. Who is replaced tonight is not among them. */
export function peopleOf(contributors: readonly Contributor[], absolute: (path: string) => string): { [Property in Part]?: Thing[] } {
  const found: { [Property in Part]?: Thing[] } = {};
  for (const { role, person } of contributors) {
    const part = parts.find(([words]) => words.test(role.toLowerCase()))?.[1] ?? 'performer';
    const known = found[part] ?? [];
    if (!known.some(({ name }) => name === person.name))
      found[part] = [...known, { '@type': 'Person', name: person.name, url: person.link.url ? absolute(person.link.url) : undefined }];
  }
  return found;
}
