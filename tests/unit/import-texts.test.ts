import { describe, expect, test } from 'vitest';
import { describeReport } from '../../src/features/imports/describe-report.ts';
import { composerNames, fullName, personName } from '../../src/features/imports/nyphil/names.ts';
import { readableTitle } from '../../src/features/imports/nyphil/titles.ts';
import { readJson } from '../../src/features/imports/read-json.ts';
import { weeksOfYears } from '../../src/features/imports/shift-years.ts';

describe('import: names and titles of the archive', () => {
  test.each([
    ['Mozart,  Wolfgang  Amadeus', 'Wolfgang Amadeus Mozart'],
    ['Faure [Fauré],  Gabriel-Urbain', 'Gabriel-Urbain Fauré'],
    ['Paert [Pärt],  Arvo', 'Arvo Pärt'],
    ['Deneve [Denève], Stephane [Stéphane]', 'Stéphane Denève'],
    ['Martinez [Martínez] Forteza, Pascual', 'Pascual Martínez Forteza'],
    ['Fleming, Renee (Renée)', 'Renée Fleming'],
    ['Hiromi [Uehara],  Hiromi', 'Hiromi'],
    ['Suppe [Suppé],  Franz  Von', 'Franz von Suppé'],
    ['Beethoven,  Ludwig  van', 'Ludwig van Beethoven'],
    ['Clinton, Tyrone, Jr.', 'Tyrone Clinton Jr.'],
    ['Unsung Collective, The', 'The Unsung Collective'],
    ['Juilliard Orchestra', 'Juilliard Orchestra'],
  ])('%s', (archived, name) => expect(fullName(personName(archived))).toBe(name));

  test('two composers of one work, and none', () => {
    expect(composerNames('Ashman/Menken,  Howard/Alan').map(fullName)).toEqual(['Howard Ashman', 'Alan Menken']);
    expect(composerNames('VARIOUS,')).toEqual([]);
  });

  test.each([
    ['CONCERTO, PIANO NO. 14, E-FLAT MAJOR, K.449', 'Piano Concerto No. 14, E-flat major, K. 449'],
    ['SYMPHONY NO.  5 IN C SHARP MINOR', 'Symphony No. 5 in C-sharp minor'],
    ['SYMPHONY NO. 6, A MAJOR', 'Symphony No. 6, A major'],
    ['MER, LA [THE SEA]', 'La Mer'],
    ['AMERIQUES [AMÉRIQUES]', 'Amériques'],
    ['NUTCRACKER, THE: SUITE, OP. 71A', 'The Nutcracker: Suite, Op. 71a'],
    ['QUARTET, STRING, OP. 77, NO. 1, G MAJOR, H.III:81', 'String Quartet, Op. 77, No. 1, G major, H.III:81'],
    [
      'AMERICAN IN PARIS, AN (TRADITIONAL VERSION) (ARR. Campbell-Watson)',
      'An American in Paris (Traditional Version) (arr. Campbell-Watson)',
    ],
    ["D'UN MATIN DU PRINTEMPS", "D'un Matin du Printemps"],
    ['STAR WARS:  EPISODE V, THE EMPIRE STRIKES BACK', 'Star Wars: Episode V, the Empire Strikes Back'],
    ['LOVER MAN (ARR. Unspecified)', 'Lover Man'],
  ])('%s', (archived, title) => expect(readableTitle(archived)).toBe(title));
});

describe('import: small parts', () => {
  test.each([
    ['{"a": 1', /at line 1, column 8/],
    ['{\n "a": [1, 2\n}', /at line 3, column 1/],
    ['', /at line 1, column 1/],
    ['{"a": "un', /at line 1, column 10/],
  ])('%j is told with line and column', (text, place) => expect(() => readJson(Buffer.from(text), 'x.json')).toThrow(place));

  test('another encoding than UTF-8 is reported', () =>
    expect(() => readJson(Buffer.from([0x7b, 0xff]), 'x.json')).toThrow('not written in UTF-8'));

  test('years are whole weeks', () => expect([1, 2, 3, -1, 0].map(weeksOfYears)).toEqual([52, 104, 157, -52, 0]));

  test('a report tells at most fifty refused entries', () => {
    const refused = Array.from({ length: 60 }, (_, index) => ({ list: 'events' as const, place: `events[${index}]`, reason: 'x' }));
    const text = describeReport({
      source: 's',
      isDryRun: false,
      lists: { events: { created: 0, updated: 0, unchanged: 0, refused: 60 } },
      refused,
      notes: [],
      announced: [],
    });
    expect(text.match(/events\[/g)).toHaveLength(50);
    expect(text).toContain('… and 10 more');
  });
});

test('import nyphil: a word that names something in every object is a word', () => {
  for (const word of ['CONSTRUCTOR', 'constructor', '__proto__', 'toString']) expect(typeof readableTitle(`SONATA ${word}`)).toBe('string');
});

test('import: of more than 50 notes or refusals the report says how many more there are', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ place: `line ${index}`, note: 'unknown', reason: 'wrong' }));
  const report = {
    source: 'csv',
    isDryRun: false,
    lists: {},
    notes: some(53),
    announced: [],
    refused: some(51).map((one) => ({ ...one, list: 'events' as const })),
  };
  const text = describeReport(report);
  expect(text).toContain('line 49: wrong\n  … and 1 more\n');
  expect(text).toMatch(/line 49: unknown\n {2}… and 3 more$/);
});
