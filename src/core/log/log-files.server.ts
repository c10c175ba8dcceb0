import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The logs in DATA_DIR/log: failures and warnings of the server, and requests. */
export const logNames = ['server', 'access'] as const;
export type LogName = (typeof logNames)[number];

const filePattern = /^([a-z]+)-(\d{4}-\d\d-\d\d)\.log$/;

/** Path of a log's file of a day (UTC, 'YYYY-MM-DD'). */
export function logFile(folder: string, log: LogName, day: string): string {
  return join(folder, `${log}-${day}.log`);
}

/** Days of which a log has a file, the latest first; none without the folder. */
export async function logDays(folder: string, log: LogName): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const [, of, day = ''] = filePattern.exec(name) ?? [];
      return of === log ? [day] : [];
    })
    .sort()
    .reverse();
}

/** Deletes a log's files that are older than `days`, `today` included. */
export async function deleteOldFiles(folder: string, log: LogName, today: string, days: number): Promise<void> {
  const oldest = new Date(Date.parse(`${today}T00:00:00Z`) - (days - 1) * 24 * 3600 * 1000).toISOString().slice(0, 10);
  for (const day of await logDays(folder, log)) if (day < oldest) await rm(logFile(folder, log, day), { force: true });
}
