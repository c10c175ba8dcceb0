import { z } from 'zod';
import type { Command } from '../../core/database/data-dir/command.ts';

const input = z.strictObject({ file: z.string().min(1) });
const progress = z.strictObject({ step: z.enum(['tables', 'files', 'checking']), done: z.number(), total: z.number() });
const result = z.strictObject({
  tables: z.int(),
  rows: z.int(),
  files: z.int(),
  /** Bytes of the archive. */
  size: z.int(),
  isSigned: z.boolean(),
  /** Names of files the database knows and the storage does not have. */
  missing: z.array(z.string()),
});

export type BackupInput = z.output<typeof input>;
export type BackupReport = z.output<typeof result>;

/** Writes a backup while the site runs. */
export const backupCommand: Command<BackupInput, z.output<typeof progress>, BackupReport> = { name: 'backup', input, progress, result };
