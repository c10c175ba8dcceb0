import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { checkEntries, readOutline } from '../../../src/features/imports/apply/check-entries.server.ts';
import { checkReferences } from '../../../src/features/imports/apply/resolve-references.server.ts';
import { applySeason } from '../../../src/features/imports/apply-season.server.ts';
import type { ConvertedSeason } from '../../../src/features/imports/converted.ts';
import { formatNames, type SeasonFormat } from '../../../src/features/imports/format-names.ts';
import { listNames } from '../../../src/features/imports/season.lists.server.ts';
import { ImportError, type Refusal } from '../../../src/features/imports/season.report.ts';
import { seasonFormats } from '../../../src/features/imports/season-formats.ts';
import { openTestDatabase } from '../../support/database/database.ts';
import { anyPicture, fingerprint, rowsOf } from '../../support/imports/import.ts';
import { rightFiles } from '../../support/imports/import-files.ts';
import { brokenFile } from '../../support/imports/mutate-file.ts';
import { isFullRun } from '../../support/variants.ts';

/** Files of a format: through everything that comes before the database, and into it. `npm run test:all` writes 10,000 in all. */
const checked = isFullRun ? 0 : 600;
const written = isFullRun ? 2500 : 25;
const timeoutMs = isFullRun ? 3_600_000 : 300_000;

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe.each(formatNames)('import: broken files of the format %s', (format) => {
  test.runIf(checked > 0)(
    `${checked} are imported as far as they are right or refused with place and reason, none crashes`,
    async () => {
      await fc.assert(
        fc.asyncProperty(brokenFile(rightOf(format)), async (bytes) => {
          const converted = await convertOrExplain(format, bytes);
          if (converted) await checkOrExplain(converted);
        }),
        { numRuns: checked },
      );
    },
    timeoutMs,
  );

  test(
    `${written} are written whole or not at all`,
    async () => {
      await fc.assert(
        fc.asyncProperty(brokenFile(rightOf(format)), async (bytes) => {
          const converted = await convertOrExplain(format, bytes);
          if (converted) await writeWholeOrNothing(converted);
        }),
        { numRuns: written },
      );
    },
    timeoutMs,
  );
});

/** Outlook's time zones begin in 1601; evaluating four centuries would take most of the time of this test. */
function rightOf(format: SeasonFormat): Buffer {
  return Buffer.from(rightFiles[format].toString('latin1').replaceAll('DTSTART:1601', 'DTSTART:1990'), 'latin1');
}

async function convertOrExplain(format: SeasonFormat, bytes: Buffer): Promise<ConvertedSeason | null> {
  try {
    const converted = await seasonFormats[format](bytes, 'the file');
    expectReasons(converted.refused);
    return converted;
  } catch (error) {
    expectReason(error);
    return null;
  }
}

async function checkOrExplain({ document, places = {} }: ConvertedSeason): Promise<void> {
  try {
    const staging = await checkEntries(readOutline(document), places, 0, () => {});
    await checkReferences(staging);
    expectReasons(staging.refused);
  } catch (error) {
    expectReason(error);
  }
}

async function writeWholeOrNothing(converted: ConvertedSeason): Promise<void> {
  const [before, counts] = [await fingerprint(database), await countsOf()];
  try {
    const { lists, refused } = await applySeason({ database, ...converted, pictures: anyPicture });
    expectReasons(refused);
    const after = await countsOf();
    for (const [list, n] of Object.entries(after))
      expect(n - (counts[list] ?? 0), list).toBe(lists[list as (typeof listNames)[number]]?.created ?? 0);
  } catch (error) {
    expectReason(error);
    // The database must accept what the import accepts.
    expect((error as Error).message).not.toContain('database refused');
    expect(await fingerprint(database)).toBe(before);
  }
}

function expectReasons(refused: readonly Refusal[]): void {
  for (const { place, reason } of refused) expect(`${place}: ${reason}`).toMatch(/^(line \d+|[a-z_]+\[\d+\]).*: \S/s);
}

function expectReason(error: unknown): void {
  if (!(error instanceof ImportError)) throw error;
  expect(error.message.length).toBeGreaterThan(20);
}

async function countsOf(): Promise<Record<string, number>> {
  const counts = listNames.map((list) => `(select count(*)::int from ${list}) as ${list}`);
  const [row] = await rowsOf<Record<string, number>>(database, `select ${counts.join(', ')}`);
  return row ?? {};
}
