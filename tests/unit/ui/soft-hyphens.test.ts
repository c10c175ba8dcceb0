import { describe, expect, test } from 'vitest';
import { softHyphens } from '../../../src/ui/soft-hyphens.ts';

const shown = (title: string, language?: string) => softHyphens(title, 14, language).replaceAll('\u00ad', '-');

describe('LAYOUT-200 long words get places to break by the rules of their language', () => {
  test.each([
    'Ein Som-mer-nachts-traum',
    'Thea-ter-pä-da-go-gi-scher Werk-statt-nach-mit-tag',
    'Donau-dampf-schiff-fahrts-gesell-schaft',
    'Vor-stel-lungs-ter-mine',
    'Abon-ne-ment-be-din-gun-gen',
    'Daten-schutz-erklä-rung',
    'Nacht-schwär-me-rei',
    'Licht-strah-lun-gen',
  ])('German: %s', (title) => {
    expect(shown(title.replaceAll('-', ''), 'de')).toBe(title);
  });

  test.each([
    'Inter-disci-plinary',
    'Responsi-bilities',
    'Trans-forma-tions',
    'Counter-revolutionary',
    'Correspondence',
    'Straightforward',
  ])('English: %s', (title) => {
    expect(shown(title.replaceAll('-', ''), 'en')).toBe(title);
  });

  test('a German name in an English title breaks as German, and 40 letters without a syllable stay whole', () => {
    expect(shown('Interdisciplinary Theaterpädagogik', 'en')).toBe('Inter-disci-plinary Thea-ter-pä-da-go-gik');
    expect(shown('The Donaudampfschifffahrtsgesellschaft', 'en')).toBe('The Donau-dampf-schiff-fahrts-gesell-schaft');
    for (const language of ['de', 'en'])
      expect(shown('Hmmhmmhmmhmmhmmhmmhmmhmmhmmhmmhmmhmmhmmh', language)).toBe('Hmmhmmhmmhmmhmmhmmhmmhmmhmmhmmhmmhmmhmmh');
  });
});

test('a word stays whole up to the number of letters asked for, by default 14', () => {
  expect(softHyphens('Ein Sommernachtstraum', 20)).toBe('Ein Sommernachtstraum');
  expect(softHyphens('Die Bremer Kammeroper')).toBe('Die Bremer Kammeroper');
});
