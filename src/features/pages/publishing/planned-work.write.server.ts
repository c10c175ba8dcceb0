import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, DatabaseHandle } from '../../../core/database/client.server.ts';
import { trashTime } from '../drafts/draft-rows.server.ts';
import { edits } from '../editor.tables.server.ts';
import { containers, pages, sections } from '../pages.tables.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { carryOutPlan, failPlan, type PublishPlannedEntry } from './carry-out-plan.write.server.ts';
import { readDuePlans } from './schedule.read.server.ts';

/** Advisory lock of the one instance that does what is planned. */
const plannedLock = 4_613_011;
/** What is planned is done within 5 s of its time (PAGE-12). */
const planIntervalMs = 2000;
const cleanIntervalMs = 3600_000;
const mailIntervalMs = 60_000;
/** After the first unexpected error of a plan; its time may have been long before, where the server stood still. */
const givenUpAfterMs = 600_000;

interface PlannedWorkDependencies {
  database: DatabaseHandle;
  kit: Pick<ModuleKit, 'registry'>;
  publishEntry: PublishPlannedEntry;
  clock: () => Date;
  /** Mails to authors of plans that were not carried out. */
  mails: { run(): Promise<void> };
  applyNewChanges(): Promise<void>;
  /** Deletes files that lay in the trash before this moment. */
  emptyMediaTrash(before: Date): Promise<unknown>;
  onError(error: unknown): void;
}

/** Does what is planned at its time and empties the trash; of several instances one does it. Answers what ends it. */
export function beginPlannedWork(dependencies: PlannedWorkDependencies): () => Promise<void> {
  const { database, clock, mails, applyNewChanges, emptyMediaTrash, onError } = dependencies;
  /** By plan. */
  const failingSince = new Map<number, Date>();
  let cleanedAt = 0;
  let mailedAt = 0;
  let running: Promise<void> = Promise.resolve();
  const look = async () => {
    const now = clock();
    const isDue = (await readDuePlans(database.db, now)).length > 0;
    const isDirty = Math.abs(now.getTime() - cleanedAt) > cleanIntervalMs;
    const lock = isDue || isDirty ? await database.tryLock(plannedLock) : null;
    if (lock) {
      try {
        if (isDue) await carryOutDue(database.db, dependencies, failingSince, now);
        if (isDirty) {
          await emptyTrash(database.db, now);
          await emptyMediaTrash(new Date(now.getTime() - trashTime));
          cleanedAt = now.getTime();
        }
      } finally {
        await lock.release();
      }
      await applyNewChanges();
    }
    if (!isDue && Math.abs(now.getTime() - mailedAt) < mailIntervalMs) return;
    mailedAt = now.getTime();
    await mails.run();
  };
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = look()
      .catch(onError)
      .finally(() => {
        isBusy = false;
      });
  }, planIntervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Each plan is a transaction of its own: one that fails does not hold up the others. */
async function carryOutDue(
  db: Database,
  { kit, publishEntry, onError }: PlannedWorkDependencies,
  failingSince: Map<number, Date>,
  now: Date,
): Promise<void> {
  for (const { id } of await readDuePlans(db, now)) {
    try {
      await db.transaction((transaction) => carryOutPlan(transaction as unknown as Database, { kit, publishEntry }, id, now));
      failingSince.delete(id);
    } catch (error) {
      onError(error);
      // It is tried again every 2 s, in case only the moment was bad.
      const since = failingSince.get(id) ?? now;
      failingSince.set(id, since);
      if (now.getTime() - since.getTime() > givenUpAfterMs)
        await db.transaction((transaction) => failPlan(transaction as unknown as Database, id, { reason: 'error', findings: [] }, now));
    }
  }
}

/** What lay in the trash for 30 days goes for good (PAGE-13), with the edits that old. */
async function emptyTrash(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - trashTime);
  await db.delete(sections).where(lt(sections.deleted_at, before));
  await db.delete(edits).where(lt(edits.created_at, before));
  const gone = await db
    .delete(pages)
    .where(and(lt(pages.deleted_at, before), isNull(pages.fixed)))
    .returning({ id: pages.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await db.delete(containers).where(and(eq(containers.content_type, 'page'), inArray(containers.object_id, ids)));
  // What stood inside a deleted module carries no mark of its own, on every level below it.
  await db.execute(sql`with recursive orphans as (
      select id from sections s where parent is not null and not exists (select 1 from sections p where p.id = s.parent)
      union select s.id from sections s join orphans o on s.parent = o.id
    ) delete from sections where id in (select id from orphans)`);
}
