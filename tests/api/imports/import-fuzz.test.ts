import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { fromNyPhil } from '../../../src/features/imports/nyphil/from-nyphil.ts';
import { ImportError } from '../../../src/features/imports/season.report.ts';
import { openTestDatabase } from '../../support/database/database.ts';
import { fingerprint, importInto, rowsOf, smallSeason } from '../../support/imports/import.ts';
import { nyphilSeason } from '../../support/imports/nyphil-season.ts';
import { isFullRun } from '../../support/variants.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A value put somewhere into a document, as by a mistake or a faulty transfer. */
const poison = fc.oneof(
  fc.json().map((text): unknown => JSON.parse(text)),
  fc.constantFrom<unknown>(
    null,
    '',
    '\u0000',
    '\ud800',
    '2026-02-30T10:00',
    '0000-01-01',
    '9999-12-31T23:59-23:59',
    -1,
    1e308,
    2 ** 31,
    [[]],
    { __proto__: null },
    '__proto__',
    'carmen-1',
    'ana',
    ['main', 'main'],
    'x'.repeat(30_000),
  ),
);
const mutation = fc.record({ steps: fc.array(fc.nat(20), { maxLength: 5 }), value: poison, isRemoval: fc.boolean() });

/** Changes the value of the document at the path of the steps. */
function mutate(document: unknown, { steps, value, isRemoval }: { steps: number[]; value: unknown; isRemoval: boolean }): void {
  let holder = document;
  for (const step of steps) {
    if (typeof holder !== 'object' || holder === null) return;
    const names = Object.keys(holder);
    const name = names[step % Math.max(names.length, 1)];
    if (name === undefined) return;
    const next: unknown = Reflect.get(holder, name);
    if (typeof next === 'object' && next !== null && step !== steps.at(-1)) holder = next;
    // JSON has no array with a hole.
    else if (isRemoval && Array.isArray(holder)) holder.splice(Number(name), 1);
    else if (isRemoval) Reflect.deleteProperty(holder, name);
    else Reflect.set(holder, name, value);
  }
}

async function importOrExplain(document: unknown): Promise<void> {
  const before = await fingerprint(database);
  const audits = async () => (await rowsOf<{ n: number }>(database, 'select count(*)::int as n from audit'))[0]?.n ?? 0;
  const count = await audits();
  try {
    const report = await importInto(database, document);
    for (const { place, reason } of report.refused) expect(`${place} ${reason}`).toMatch(/^[a-z_]+\[\d+\].*\S/s);
    const isChanged = Object.values(report.lists).some(({ created, updated }) => created + updated > 0);
    expect((await audits()) - count).toBe(isChanged ? 1 : 0);
  } catch (error) {
    expect(error).toBeInstanceOf(ImportError);
    // The database must accept what the import accepts.
    expect((error as Error).message).toMatch(/^This is no season|^source:/);
    expect(await fingerprint(database)).toBe(before);
  }
}

test('import: any JSON is refused with a reason and changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), (text) => importOrExplain(JSON.parse(text))),
    { numRuns: isFullRun ? 100 : 30 },
  );
});

test('import: a season with faults anywhere is imported as far as it is right, or refused as a whole; the database never has to refuse it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), async (mutations) => {
      const document = structuredClone(smallSeason('fuzz'));
      for (const one of mutations) mutate(document, one);
      await importOrExplain(document);
    }),
    { numRuns: isFullRun ? 200 : 60 },
  );
}, 120_000);

test('import: a performance history with faults anywhere is converted as far as it is right', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), async (mutations) => {
      const history = structuredClone(nyphilSeason);
      for (const one of mutations) mutate(history, one);
      const converted = await fromNyPhil(history).catch((error: unknown) => {
        expect(error).toBeInstanceOf(ImportError);
        return null;
      });
      if (converted) await importOrExplain(converted.document);
    }),
    { numRuns: isFullRun ? 100 : 30 },
  );
}, 120_000);
