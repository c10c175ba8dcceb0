import { getTableName } from 'drizzle-orm';
import { readLastNumber } from '../../core/database/changes.server.ts';
import type { Database, DatabaseHandle } from '../../core/database/client.server.ts';
import { pauseForRequests } from '../../core/database/in-slices.ts';
import { checkCodes } from './apply/check-codes.server.ts';
import { checkEntries, readOutline } from './apply/check-entries.server.ts';
import { type Plan, planChanges } from './apply/plan-changes.server.ts';
import { checkReferences } from './apply/resolve-references.server.ts';
import { type PictureSource, stagePictures, storeRemovedAgain } from './apply/stage-pictures.server.ts';
import { dropStaged, stageRows } from './apply/stage-rows.server.ts';
import type { Staging } from './apply/staged.ts';
import { isEmptyPlan, writeChanges } from './apply/write-changes.server.ts';
import type { ConvertedSeason } from './converted.ts';
import { importText } from './import-text.server.ts';
import type { ImportedBy } from './note-changes.server.ts';
import { listNames, listOf } from './season.lists.server.ts';
import { ImportError, type Refusal, type SeasonProgress, type SeasonReport } from './season.report.ts';
import { weeksOfYears } from './shift-years.ts';

export interface SeasonImport extends Pick<ConvertedSeason, 'notes' | 'places' | 'named'> {
  database: DatabaseHandle;
  /** A document in the format `foyer`, unchecked. */
  document: unknown;
  pictures: PictureSource;
  /** Does everything, then rolls it back. */
  isDryRun?: boolean;
  /** Moves all days and moments by so many years, in whole weeks. */
  shiftYears?: number;
  /** Entries a converter has refused before. */
  refused?: readonly Refusal[];
  onProgress?: (progress: SeasonProgress) => void;
  by?: ImportedBy;
}

/** Advisory lock during an import, so that two do not run at once. */
const importLock = 4_613_003;

/** Changed rows from which the tables are vacuumed: the embedded database does not do it by itself. */
const tidyAfter = 50;

/**
 * Imports a season: checks, pictures and comparison first, while the site answers requests; then everything is written
 * in one short transaction. The same document again changes nothing. Fields an entry leaves out stay as they are.
 * @throws {ImportError} when nothing was imported; the message says why and what to do.
 */
export async function applySeason({
  database,
  document,
  pictures,
  isDryRun = false,
  shiftYears = 0,
  refused = [],
  notes = [],
  places = {},
  named = [],
  onProgress = () => {},
  by = { user: null, file: '' },
}: SeasonImport): Promise<SeasonReport> {
  const outline = readOutline(document);
  const lock = await database.tryLock(importLock);
  if (!lock)
    throw new ImportError(
      importText({
        de: 'Ein anderes Einlesen läuft. Nichts wurde geändert; beginnen Sie noch einmal, wenn es fertig ist.',
        en: 'Another import is running. Nothing was changed; start again when it has finished.',
      }),
    );
  try {
    const staging = await checkEntries(outline, places, weeksOfYears(shiftYears), onProgress);
    staging.refused.unshift(...refused);
    const lastChange = await readLastNumber(database.db);
    await stagePictures(staging, pictures, isDryRun, onProgress);
    await checkCodes(database.db, staging, outline.source);
    await checkReferences(staging);
    const plan = await planChanges(database.db, staging, outline.source, named, by.now ?? new Date(), onProgress);
    const report = { ...reportOf(outline.source, isDryRun, staging, plan), notes: [...notes, ...plan.notes], announced: plan.announced };
    onProgress({ step: 'applying', done: 0, total: 1 });
    const storeAgain = (transaction: Database) => storeRemovedAgain(transaction, staging, pictures, lastChange);
    await applyPlan(database, plan, report, by, storeAgain);
    onProgress({ step: 'applying', done: 1, total: 1 });
    if (!isDryRun) await tidyUp(database, plan, onProgress);
    return report;
  } finally {
    await lock.release();
  }
}

/** Rolls the transaction back at the end of a dry run. */
class DryRunOver extends Error {}

async function applyPlan(
  database: DatabaseHandle,
  plan: Plan,
  report: SeasonReport,
  by: ImportedBy,
  storeAgain: (transaction: Database) => Promise<void>,
): Promise<void> {
  if (isEmptyPlan(plan)) return;
  try {
    const writes = await stageRows(database.db, plan);
    await database.db.transaction(async (transaction) => {
      if (!report.isDryRun) await storeAgain(transaction);
      await writeChanges(transaction, plan, writes, report, by);
      if (report.isDryRun) throw new DryRunOver();
    });
  } catch (error) {
    if (error instanceof DryRunOver) return;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const why = cause instanceof Error ? cause.message : cause;
    const text = importText({
      de: `Die Datenbank hat das Einlesen abgelehnt: ${why}. Nichts wurde geändert.`,
      en: `The database refused the import: ${why}. Nothing was changed.`,
    });
    throw new ImportError(text, { cause: error });
  } finally {
    await dropStaged(database.db);
  }
}

function reportOf(source: string, isDryRun: boolean, staging: Staging, plan: Plan): Omit<SeasonReport, 'notes' | 'announced'> {
  const report: Omit<SeasonReport, 'notes' | 'announced'> = { source, isDryRun, lists: {}, refused: staging.refused };
  const refused = Map.groupBy(staging.refused, ({ list }) => list);
  for (const name of listNames) {
    const changes = plan.lists.find(({ list }) => list === name);
    const counts = {
      created: changes?.inserts.length ?? 0,
      updated: changes?.updates.length ?? 0,
      unchanged: changes?.unchanged ?? 0,
      refused: refused.get(name)?.length ?? 0,
    };
    if (Object.values(counts).some((count) => count > 0)) report.lists[name] = counts;
  }
  return report;
}

/** Index-only scans of the calendar need the visibility map, which only vacuum writes. */
async function tidyUp(database: DatabaseHandle, plan: Plan, onProgress: (progress: SeasonProgress) => void): Promise<void> {
  const grown = plan.lists
    .filter(({ inserts, updates }) => inserts.length + updates.length >= tidyAfter)
    .map(({ list }) => getTableName(listOf[list].table));
  if (plan.contributors.some(({ rows }) => rows.length >= tidyAfter)) grown.push('contributors');
  for (const [done, table] of grown.entries()) {
    onProgress({ step: 'tidying up', done, total: grown.length });
    await pauseForRequests();
    await database.script(`vacuum (analyze) ${table}`);
  }
}
