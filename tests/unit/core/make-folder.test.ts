import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../src/core/outside/make-folder.server.ts';
import { temporaryFolder } from '../../support/imports/import.ts';

test('OPS-289 a folder is made with those above it; one that nobody can make, as below /proc, is refused and not tried for ever', async () => {
  const folder = join(temporaryFolder(), 'a/b/c');
  await makeFolder(folder);
  await makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
  await expect(makeFolder('/proc/none/backups')).rejects.toThrow('/proc/none cannot be made');
  await expect(makeFolder('/dev/null/backups')).rejects.toThrow('ENOTDIR');
});
