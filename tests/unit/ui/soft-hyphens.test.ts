import { expect, test } from 'vitest';
import { softHyphens } from '../../../src/ui/soft-hyphens.ts';

const shown = (title: string) => softHyphens(title).replaceAll('\u00ad', '-');

test('long words get places to break where German syllables part', () => {
  expect(shown('Ein Sommernachtstraum')).toBe('Ein Som-mer-nacht-straum');
  expect(shown('Theaterpädagogischer Werkstattnachmittag')).toBe('Thea-ter-pä-da-go-gi-scher Werk-statt-nach-mit-tag');
  expect(shown('Donaudampfschifffahrtskapitän')).toBe('Donau-dampf-schiff-fahrts-ka-pi-tän');
});

test('a word stays whole up to the number of letters asked for', () => {
  expect(softHyphens('Ein Sommernachtstraum', 20)).toBe('Ein Sommernachtstraum');
});

test('words up to 14 letters stay as they are', () => {
  expect(softHyphens('Die Bremer Kammeroper')).toBe('Die Bremer Kammeroper');
});
