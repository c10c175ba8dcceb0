import type { ModuleDefinition, ModuleRegistry } from '../core/module/define-module.ts';
import type { ModuleLoad } from '../features/pages/resolve-modules.server.ts';

const definitions = import.meta.glob<Record<string, ModuleDefinition>>('./*/*.module.ts', { eager: true });
const loads = import.meta.glob<{ load: ModuleLoad }>('./*/*.load.server.ts', { eager: true });

/** Every module, by name. A definition's file exports nothing else. */
export const modules: ModuleRegistry = new Map(
  Object.values(definitions)
    .flatMap((exported) => Object.values(exported))
    .sort((one, other) => one.name.localeCompare(other.name))
    .map((module) => [module.name, module]),
);

/** What modules load, by name. */
export const moduleLoads: ReadonlyMap<string, ModuleLoad> = new Map(
  Object.entries(loads).map(([path, { load }]) => [path.split('/')[1] ?? '', load]),
);
