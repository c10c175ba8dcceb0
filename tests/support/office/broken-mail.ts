import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from '../app.ts';

/** A file in the place of the folder of mails: none can be sent, as with a mail server that is away. Answers what repairs it after one more attempt. */
export function breakMail({ app, dataDir }: Pick<TestApp, 'app' | 'dataDir'>): () => Promise<void> {
  const folder = join(dataDir, 'mail');
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, '');
  return async () => {
    await app.runDueWork();
    rmSync(folder);
  };
}
