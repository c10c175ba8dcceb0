import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { RunReport } from './backup-run.ts';

const run = promisify(execFile);
const maxOutputBytes = 1024 * 1024;

const reportSchema = z.strictObject({
  tables: z.int(),
  rows: z.int(),
  files: z.int(),
  size: z.int(),
  isSigned: z.boolean(),
  pages: z.int(),
});

/**
 * Runs `npm run drill` in a process of its own, so that a second database takes no memory of the site's.
 * @param root folder of the product.
 * @throws with what the drill said when it failed.
 */
export async function runDrill(root: string, path: string): Promise<RunReport> {
  const args = ['--disable-warning=ExperimentalWarning', join(root, 'tools/drill.ts'), path];
  const { stdout } = await run(process.execPath, args, { cwd: root, maxBuffer: maxOutputBytes }).catch((error: { stderr?: string }) => {
    throw new Error(error.stderr?.trim() || String(error));
  });
  return reportSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}
