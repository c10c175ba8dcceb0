import { and, desc, eq, gte } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { localDay, parseWallClock } from '../../core/text/wall-clock.ts';
import { backupRuns, backupSettings } from './backups.tables.server.ts';

export type BackupSchedule = Omit<typeof backupSettings.$inferSelect, 'id'>;
export type BackupRun = typeof backupRuns.$inferSelect;

const presets: BackupSchedule = { daily_at: '', copies: 14 };
const dayMs = 24 * 3600_000;
const retryMs = 3600_000;

export async function readSchedule(db: Database): Promise<BackupSchedule> {
  const [row] = await db.select().from(backupSettings).limit(1);
  return row ? { daily_at: row.daily_at, copies: row.copies } : presets;
}

/** The last runs, newest first. */
export async function readRuns(db: Database, limit: number): Promise<BackupRun[]> {
  return db.select().from(backupRuns).orderBy(desc(backupRuns.began_at), desc(backupRuns.id)).limit(limit);
}

/** Whether the daily backup of the last time named by the schedule is missing; one that failed is tried again an hour later. */
export async function isBackupDue(db: Database, { daily_at }: BackupSchedule, now: Date): Promise<boolean> {
  const dueAt = lastTime(daily_at, now);
  if (!dueAt) return false;
  const [last] = await db
    .select({ at: backupRuns.began_at, error: backupRuns.error })
    .from(backupRuns)
    .where(and(eq(backupRuns.kind, 'backup'), eq(backupRuns.is_daily, true), gte(backupRuns.began_at, dueAt)))
    .orderBy(desc(backupRuns.began_at))
    .limit(1);
  return !last || (last.error !== '' && now.getTime() - last.at.getTime() > retryMs);
}

/** Where the last daily backup failed; null where it did not, or none is to be made. `lastAt` is that of the newest that did not, null where none has. */
export async function readFailedBackup(db: Database): Promise<{ lastAt: Date | null } | null> {
  const isDaily = and(eq(backupRuns.kind, 'backup'), eq(backupRuns.is_daily, true));
  const [[last], [passed], { daily_at }] = await Promise.all([
    db.select({ error: backupRuns.error }).from(backupRuns).where(isDaily).orderBy(desc(backupRuns.began_at), desc(backupRuns.id)).limit(1),
    db
      .select({ at: backupRuns.began_at })
      .from(backupRuns)
      .where(and(eq(backupRuns.kind, 'backup'), eq(backupRuns.error, '')))
      .orderBy(desc(backupRuns.began_at))
      .limit(1),
    readSchedule(db),
  ]);
  return daily_at !== '' && last && last.error !== '' ? { lastAt: passed?.at ?? null } : null;
}

/** The last moment at which the clock of the venue showed this time; null for none. A time the clock skips in spring counts an hour later. */
function lastTime(time: string, now: Date): Date | null {
  const days = [now, new Date(now.getTime() - dayMs)].map(localDay);
  return days.map((day) => parseWallClock(`${day}T${time}`)).find((moment) => moment !== null && moment <= now) ?? null;
}
