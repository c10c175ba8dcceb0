import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../vite.config.ts';

const root = process.cwd();

/** Files below a folder; what tools keep for themselves begins with a dot. */
function* filesIn(folder: string): Iterable<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}

test('foreign code: no file of a package has been changed since it was installed', () => {
  const installed = statSync(join(root, 'node_modules/.foyer/install')).mtimeMs;
  const changed = [...filesIn(join(root, 'node_modules'))].filter((file) => statSync(file).mtimeMs > installed);
  expect(changed).toEqual([]);
});

test('foreign code: the build has no plugin of ours and puts nothing in the place of a package', () => {
  expect(config.plugins ?? []).toEqual([]);
  expect(config.resolve?.alias ?? {}).toEqual({});
});

test('foreign code: no script runs behind an installation', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  expect(Object.keys(scripts).filter((name) => /install|prepare|pack|publish/.test(name))).toEqual([]);
  expect(Object.values(scripts).filter((script) => /patch-package|node_modules/.test(script))).toEqual([]);
});
