import type { Module } from './module.ts';
import { moduleSource, type Waking } from './module-source.ts';

const order: readonly Waking[] = ['never', 'near', 'at once'];

/** When a module gets its script: it sleeps no longer than what stands in it. */
export function wakingOf(module: Module, siblings: readonly Module[]): Waking {
  const inside = module.columns.flatMap(({ children }) => children.map((child) => order.indexOf(wakingOf(child, children))));
  return order[Math.max(order.indexOf(ruleOf(module, siblings)), ...inside)] ?? 'at once';
}

/** The same for its own view alone. */
export function ruleOf(module: Module, siblings: readonly Module[]): Waking {
  const rule = moduleSource(module.model)?.waking ?? 'never';
  return typeof rule === 'function' ? rule(module, siblings) : rule;
}
