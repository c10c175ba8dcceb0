import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, wordsOf } from '../../../src/features/search/fold.ts';
import { markWords, quote } from '../../../src/features/search/mark-words.ts';
import { piecesOf } from '../../../src/features/search/query/compounds.ts';
import { isOneTypoAway, isTwoTyposAway } from '../../../src/features/search/query/edit-distance.ts';
import { Vocabulary } from '../../../src/features/search/query/vocabulary.ts';

test.each([
  ['Flöte', 'Floete'],
  ['Flöte', 'flote'],
  ['Straße', 'STRASSE'],
  ['Noémi Szabó', 'noemi szabo'],
  ['Sayın', 'sayin'],
  ['Œuvre', 'oeuvre'],
  ['Audio\u00addeskription', 'audiodeskription'],
])('SRCH-14 %s and %s are the same', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test('SRCH-14 the folded beginning of a word is the beginning of the folded word', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aeouäöüßsnfl'), maxLength: 12 });
  fc.assert(
    fc.property(letters, fc.nat(12), (word, length) => {
      expect(fold(word).startsWith(fold(word.slice(0, length)))).toBe(true);
    }),
  );
});

test('SRCH-14 folded words are letters and digits, whatever they are made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,80}$/u);
    }),
  );
});

test('SRCH-14 one typo is one letter more, less, another or two changed round', () => {
  for (const typo of ['sturrm', 'strm', 'sturn', 'strum', 'turm', 'sturme', 'sturm']) expect(isOneTypoAway('sturm', typo), typo).toBe(true);
  for (const other of ['turn', 'strumm', 'mrust', '', 'st']) expect(isOneTypoAway('sturm', other), other).toBe(false);
  const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(word, fc.nat(7), (text, at) => {
      const place = at % text.length;
      expect(isOneTypoAway(text, text.slice(0, place) + text.slice(place + 1))).toBe(true);
      expect(isOneTypoAway(text, `${text.slice(0, place)}x${text.slice(place)}`)).toBe(true);
      expect(isOneTypoAway(`${text.slice(0, place)}xx${text.slice(place)}`, text)).toBe(false);
    }),
  );
});

test('SRCH-14 a word is known by itself, its forms, its beginning, as part of a compound and with a typo', () => {
  const entry = (word: string, stem = word) => ({ word, stem, isInHead: true });
  const vocabulary = new Vocabulary([entry('flote', 'flot'), entry('floten', 'flot'), entry('hamlet'), entry('zauberflote', 'zauberflot')]);
  expect(vocabulary.match('flote')).toEqual({ exact: ['flote', 'floten'], beginning: [], part: ['zauberflote'], typo: [] });
  expect(vocabulary.match('zaub').beginning).toEqual(['zauberflote']);
  expect(vocabulary.match('hamelt').typo).toEqual(['hamlet']);
  expect(vocabulary.match('zauberfl').typo).toEqual([]);
  expect(vocabulary.match('zxuber').typo).toEqual(['zauberflote']);
});

test('SRCH-14 a part is a word beside a word, a form is its shorter word, and an unknown compound is what it ends with', () => {
  const entry = (word: string, stem = word) => ({ word, stem, isInHead: true });
  const vocabulary = new Vocabulary(
    [entry('sparkling', 'sparkl'), entry('theaterkasse', 'theaterkass'), entry('oper'), entry('opernchor'), entry('marchen', 'march')].sort(
      (one, other) => (one.word < other.word ? -1 : 1),
    ),
  );
  expect(vocabulary.match('parking', 'park')).toEqual({ exact: [], beginning: [], part: [], typo: [] });
  expect(vocabulary.match('kassen', 'kass').part).toEqual(['theaterkasse']);
  expect(vocabulary.match('opern', 'opern')).toMatchObject({ beginning: ['opernchor'], typo: ['oper'] });
  expect(vocabulary.match('weihnachtsmarchen', 'weihnachtsmarch').typo).toEqual(['marchen']);
  expect(vocabulary.match('xyzzyqqq').typo).toEqual([]);
});

test('SITE-270 two typos are two of those, in long words, and only titles and names are so near', () => {
  for (const typo of ['schwansee', 'schwanesee', 'shcwanenese', 'schwanensee'])
    expect(isTwoTyposAway('schwanensee', typo), typo).toBe(true);
  for (const other of ['schwansse', 'schwan', 'seeschwanen']) expect(isTwoTyposAway('schwanensee', other), other).toBe(false);
  const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 8 });
  fc.assert(fc.property(word, word, (one, other) => !isOneTypoAway(one, other) || isTwoTyposAway(one, other)));
  const vocabularyWith = (isInHead: boolean) => new Vocabulary([{ word: 'schwanensee', stem: 'schwanense', isInHead }]);
  expect(vocabularyWith(true).match('schwansee').typo).toEqual(['schwanensee']);
  expect(vocabularyWith(true).match('chwansee').typo).toEqual([]);
  expect(vocabularyWith(false).match('schwansee').typo).toEqual([]);
});

test('SITE-270 a compound is its two known words, the longest end of all, or an end the office has entered', () => {
  const known = new Set(['student', 'ticket', 'haus', 'fuhrung', 'ausfuhrung', 'box', 'off']);
  const pieces = (word: string) =>
    piecesOf(word, { isKnown: (piece) => known.has(piece) || piece === 'geschenk', isEntered: (piece) => piece === 'geschenk' });
  expect(pieces('studententicket')).toEqual(['student', 'ticket']);
  expect(pieces('hausfuhrung')).toEqual(['haus', 'fuhrung']);
  expect(pieces('geburtstagsgeschenk')).toEqual(['geschenk']);
  for (const word of ['kulturfuhrung', 'boxoff', 'off', '']) expect(pieces(word), word).toBeNull();
});

test('SRCH-14 a quotation holds the first word that was found, and marking changes no letter', () => {
  const text = `${'Worte vorweg. '.repeat(40)}Da kommt die Flöte und spielt. ${'Worte danach. '.repeat(40)}`;
  const isFound = (word: string) => word === 'flote';
  expect(quote(text, isFound)).toContain('die Flöte und');
  expect(quote(text, isFound).length).toBeLessThan(240);
  expect(quote(text, () => false)).toMatch(/^Worte vorweg\./);
  expect(markWords('Die Flöte.', isFound)).toEqual([
    { text: 'Die ', isMarked: false },
    { text: 'Flöte', isMarked: true },
    { text: '.', isMarked: false },
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (any) => {
      expect(
        markWords(any, (word) => word.length % 2 === 0)
          .map((part) => part.text)
          .join(''),
      ).toBe(any);
    }),
  );
});
