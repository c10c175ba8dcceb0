import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModuleDefinition, ModuleRegistry } from '../src/core/module/define-module.ts';

/** Every module of the sources by name; for tools and tests outside of the bundle. */
export async function readModules(root = join(import.meta.dirname, '..')): Promise<ModuleRegistry> {
  const files = globSync('src/modules/*/*.module.ts', { cwd: root }).sort();
  const exported = await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href)));
  return new Map(exported.flatMap((file) => Object.values<ModuleDefinition>(file)).map((module) => [module.name, module]));
}
