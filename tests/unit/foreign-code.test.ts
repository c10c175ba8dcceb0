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

test('SEC-50 foreign code: what is installed on the server has a version, a hash and a licence that docs/security.md names', () => {
  const named = /with versions, hashes and licences \(([^;]+); (\S+)/.exec(readFileSync(join(root, 'docs/security.md'), 'utf8'));
  const licences = new Set([...(named?.[1]?.split(', ') ?? []), named?.[2]]);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> };
  const installed = Object.entries(lock.packages).filter(([place, { dev }]) => place !== '' && !dev);
  expect(installed.length).toBeGreaterThan(50);
  const isReviewed = ({ version, integrity, license }: LockedPackage) =>
    version && integrity?.startsWith('sha512-') && license?.split(' AND ').every((one) => licences.has(one));
  expect(installed.filter(([, locked]) => !isReviewed(locked)).map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
});

interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
}
