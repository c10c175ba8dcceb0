import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdTemporaryFiles } from '../support/temporary.ts';

test('OPS-176 what tests and the processes they start leave in the temporary folder is gone at the end of a run, and nothing else', () => {
  const before = tmpdir();
  const other = mkdtempSync(join(before, 'foyer-other-'));
  const forget = holdTemporaryFiles();
  const own = mkdtempSync(join(tmpdir(), 'foyer-test-'));
  writeFileSync(join(own, 'left.txt'), 'x');
  const program =
    "const fs = require('node:fs'); console.log(fs.mkdtempSync(require('node:path').join(require('node:os').tmpdir(), 'child-')))";
  const ofChild = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' }).stdout.trim();
  expect([existsSync(own), existsSync(ofChild)]).toEqual([true, true]);
  forget();
  expect([existsSync(own), existsSync(ofChild), existsSync(other)]).toEqual([false, false, true]);
  expect(tmpdir()).toBe(before);
});
