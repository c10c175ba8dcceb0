import { describe, expect, test } from 'vitest';
import type { Contributor } from '../../src/features/programme/programme.shapes.ts';
import { castTonight } from '../../src/features/programme/rows/cast-tonight.ts';

const people = ['Ada', 'Ben', 'Cem', 'Dora'];
const entry = (name: string, role: string, { replaces, note = '' }: { replaces?: string; note?: string } = {}): Contributor => ({
  role,
  note,
  replaces: replaces ? { id: people.indexOf(replaces), name: replaces } : null,
  person: {
    id: people.indexOf(name),
    slug: '',
    first_name: name,
    last_name: '',
    name,
    function: '',
    person_category: null,
    order: 0,
    link: { url: '' },
    image_obj: null,
    image_thumbnails: null,
  },
});
const preset = [entry('Ada', 'Hamlet'), entry('Ben', 'Ophelia'), entry('Ada', 'Ghost')];
const described = (cast: Contributor[]) => cast.map(({ role, person, note }) => [role, person.name, note].filter(Boolean).join(' '));

describe('EVD-05 the cast of one performance', () => {
  test('is that of the production where nothing is said', () => {
    expect(described(castTonight(preset, []))).toEqual(['Hamlet Ada', 'Ophelia Ben', 'Ghost Ada']);
  });

  test('who replaces somebody without naming a role takes all of their roles', () => {
    expect(described(castTonight(preset, [entry('Cem', '', { replaces: 'Ada', note: 'ill' })]))).toEqual([
      'Hamlet Cem ill',
      'Ophelia Ben',
      'Ghost Cem ill',
    ]);
  });

  test('who names a role takes that one only, two may share what one person plays', () => {
    const tonight = [entry('Cem', 'Hamlet', { replaces: 'Ada' }), entry('Dora', 'Ghost', { replaces: 'Ada' })];
    expect(described(castTonight(preset, tonight))).toEqual(['Hamlet Cem', 'Ophelia Ben', 'Ghost Dora']);
  });

  test('a note about a person of the cast is no second entry', () => {
    expect(described(castTonight(preset, [entry('Ben', '', { note: 'with a cold' })]))).toEqual([
      'Hamlet Ada',
      'Ophelia Ben with a cold',
      'Ghost Ada',
    ]);
  });

  test('a guest, a second role and the substitute of a stranger come at the end', () => {
    const tonight = [entry('Dora', 'Guest'), entry('Ben', 'Gravedigger'), entry('Cem', 'Yorick', { replaces: 'Dora' })];
    expect(described(castTonight(preset, tonight)).slice(3)).toEqual(['Guest Dora', 'Gravedigger Ben', 'Yorick Cem']);
  });
});
