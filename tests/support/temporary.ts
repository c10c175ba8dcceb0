import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Everything temporary of a run, of its tests and of the processes they start, lies in one folder. @returns what removes it. */
export function holdTemporaryFiles(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-run-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
