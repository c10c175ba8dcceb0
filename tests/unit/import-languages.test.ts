import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '../../src/core/languages.ts';
import { inLanguage } from '../../src/core/text/language-scope.server.ts';
import { checkEntries, readOutline } from '../../src/features/imports/apply/check-entries.server.ts';
import { checkReferences } from '../../src/features/imports/apply/resolve-references.server.ts';
import type { ConvertedSeason } from '../../src/features/imports/converted.ts';
import { formatNames, type SeasonFormat } from '../../src/features/imports/format-names.ts';
import { seasonFormats } from '../../src/features/imports/season-formats.ts';
import { rightFiles } from '../support/imports/import-files.ts';
import { brokenFile } from '../support/imports/mutate-file.ts';

/** Everything the import says about a file in one language, what it quotes of the file left out. */
async function saidOf(language: Language, format: SeasonFormat, bytes: Buffer): Promise<string[]> {
  return inLanguage(language, async () => {
    const said: string[] = [];
    try {
      const converted: ConvertedSeason = await seasonFormats[format](bytes, 'X');
      const { document, refused, notes = [], places = {} } = converted;
      said.push(...refused.map(({ place, reason }) => `${place}: ${reason}`), ...notes.map(({ place, note }) => `${place}: ${note}`));
      const staging = await checkEntries(readOutline(document), places, 0, () => {});
      await checkReferences(staging);
      said.push(...staging.refused.map(({ reason }) => reason));
    } catch (error) {
      said.push((error as Error).message);
    }
    return said.map((text) => text.replaceAll(/„[^“]*“|'[^']*'|got .*|da steht .*|Spalten sind .*|Columns are .*/gs, ''));
  });
}

const english = /\b(expected|got|and|the|is|are|no|not|of|line|column|too|invalid|unrecognized|ends|stands|which|with|such)\b/i;
const german = /\b(erwartet|wird|werden|steht|und|der|die|das|ist|sind|kein|keine|nicht|von|Zeile|Spalte|höchstens|mindestens|fehlt)\b/i;

test('ADMIN-210 whatever is wrong with a file, the import says it in German in a German office and in English elsewhere', async () => {
  const words = new Set<string>();
  for (const format of formatNames) {
    const right = Buffer.from(rightFiles[format].toString('latin1').replaceAll('DTSTART:1601', 'DTSTART:1990'), 'latin1');
    for (const bytes of fc.sample(brokenFile(right), { numRuns: 60, seed: 210 })) {
      const [de, en] = [await saidOf('de', format, bytes), await saidOf('en', format, bytes)];
      expect(de).toHaveLength(en.length);
      for (const text of de) {
        expect(text, 'German').not.toMatch(english);
        words.add(text.replaceAll(/\d+/g, '0'));
      }
      for (const text of en) expect(text, 'English').not.toMatch(german);
    }
  }
  expect(words.size).toBeGreaterThan(30);
});
