import { stdout } from 'node:process';
import type { BackupProgress } from '../src/core/backup/file-area.ts';

/** One line that moves on a terminal, one line per step elsewhere. */
export function showProgress(): BackupProgress {
  let last = '';
  return ({ step, done, total }) => {
    const isDone = done === total;
    if (stdout.isTTY) stdout.write(`\r\x1b[K${step} ${total > 0 ? Math.floor((done / total) * 100) : 100} %${isDone ? '\n' : ''}`);
    else if (step !== last) console.log(`${step} …`);
    last = step;
  };
}
