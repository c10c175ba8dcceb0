import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, DatabaseHandle } from '../../../core/database/client.server.ts';
import { readOwner } from '../drafts/draft.read.server.ts';
import { trashTime } from '../drafts/draft-rows.server.ts';
import { writeAuditEntry } from '../editing/audit.write.server.ts';
import { edits } from '../editor.tables.server.ts';
import { containers, pages, sections } from '../pages.tables.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { ensureContainer } from '../sections.write.server.ts';
import { PublishBlocked, publishDraftNow, unpublish } from './publishing.write.server.ts';
import { type PlannedAction, readSchedule } from './schedule.read.server.ts';

/** Advisory lock of the one instance that does what is planned. */
const plannedLock = 4_613_011;
/** What is planned is done within 5 s of its time (PAGE-12). */
const planIntervalMs = 2000;
const cleanIntervalMs = 3600_000;

interface PlannedWorkDependencies {
  database: DatabaseHandle;
  kit: Pick<ModuleKit, 'registry'>;
  clock: () => Date;
  catchUp(): Promise<void>;
  /** Deletes files that lay in the trash before this moment. */
  emptyMediaTrash(before: Date): Promise<unknown>;
  onError(error: unknown): void;
}

/** Does what is planned at its time and empties the trash; of several instances one does it. Answers what ends it. */
export function beginPlannedWork({
  database,
  kit,
  clock,
  catchUp,
  emptyMediaTrash,
  onError,
}: PlannedWorkDependencies): () => Promise<void> {
  let cleanedAt = 0;
  let running: Promise<void> = Promise.resolve();
  const look = async () => {
    const now = clock();
    const isDue = (await readSchedule(database.db, 'de')).some(({ at }) => Date.parse(at) <= now.getTime());
    const isDirty = Math.abs(now.getTime() - cleanedAt) > cleanIntervalMs;
    if (!isDue && !isDirty) return;
    const lock = await database.tryLock(plannedLock);
    if (!lock) return;
    try {
      if (isDue) await doPlanned(database.db, kit, now);
      if (isDirty) {
        await emptyTrash(database.db, now);
        await emptyMediaTrash(new Date(now.getTime() - trashTime));
      }
      cleanedAt = now.getTime();
    } finally {
      await lock.release();
    }
    await catchUp();
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

async function doPlanned(db: Database, kit: Pick<ModuleKit, 'registry'>, now: Date): Promise<void> {
  // Read again under the lock: another instance may have been faster.
  const due = (await readSchedule(db, 'de')).filter(({ at }) => Date.parse(at) <= now.getTime());
  for (const planned of due) await db.transaction((transaction) => doOne(transaction as unknown as Database, kit, planned, now));
}

async function doOne(
  transaction: Database,
  kit: Pick<ModuleKit, 'registry'>,
  { page, language, action }: PlannedAction,
  now: Date,
): Promise<void> {
  const owner = await readOwner(transaction, await ensureContainer(transaction, 'page', page));
  if (!owner) return;
  // Either way it is over: what stands against it is noted and does not come again every two seconds.
  await transaction
    .update(pages)
    .set({
      schedule: sql`case when ${pages.schedule}->${language} = jsonb_build_object(${`${action}_at`}::text, ${pages.schedule}->${language}->${`${action}_at`})
      then ${pages.schedule} - ${language}::text else ${pages.schedule} #- ${`{${language},${action}_at}`}::text[] end`,
    })
    .where(eq(pages.id, page));
  if (action === 'unpublish') return unpublish(transaction, owner, language, now);
  try {
    await publishDraftNow(transaction, kit, { owner, languages: [language], user: null, now });
  } catch (error) {
    if (!(error instanceof PublishBlocked)) throw error;
    const detail = { language, findings: error.findings };
    await writeAuditEntry(transaction, { user: null, action: 'publish_blocked', content_type: 'page', object_id: page, detail, now });
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
  // What stood inside a deleted module carries no mark of its own.
  await db.execute(sql`delete from sections s where parent is not null and not exists (select 1 from sections p where p.id = s.parent)`);
}
