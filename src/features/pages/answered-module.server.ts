import type { ModuleRegistry } from '../../core/module/define-module.ts';
import type { Module } from '../../core/module/module.ts';

/**
 * A module as calls answer it: what stands in a list is in `children` too (MOD-06), not only in the one column it has. Drafts, views
 * and documents know columns alone, so that nothing has to be changed in two places. A container is no list: its sections are columns.
 */
export function answeredModule(module: Module, registry: ModuleRegistry): Module {
  const columns = module.columns.map((column) => ({
    ...column,
    children: column.children.map((child) => answeredModule(child, registry)),
  }));
  const isList = module.model !== 'container' && Array.isArray(registry.get(module.model)?.children?.allowed);
  return { ...module, columns, ...(isList && { children: columns[0]?.children ?? [] }) };
}
