import type { ModuleRegistry } from '../../../src/core/module/define-module.ts';
import type { ModuleNode, SampleThings } from '../../../src/core/module/samples.ts';

/** A long page: forty modules, every kind in turn with its usual sample, the opening picture first; what is a part of others comes inside them. */
export function fortyModules(registry: ModuleRegistry, things: SampleThings): ModuleNode[] {
  const kinds = [...registry.values()]
    .filter(({ isPart, name }) => !isPart && name !== 'container')
    .sort((one, other) => Number(other.isOpening) - Number(one.isOpening));
  return Array.from({ length: 40 }, (_, index) => {
    const module = kinds[index % kinds.length];
    if (!module) throw new Error('There are no modules.');
    return { model: module.name, ...module.samples.usual(things) };
  });
}
