import { hash } from 'node:crypto';
import type { Module } from './module.ts';
import { lastLevel } from './module-context.ts';
import { ruleOf, wakingOf } from './waking-rules.ts';

type Receiver = 'document' | 'data';

const known = { document: new WeakMap<readonly Module[], Module[]>(), data: new WeakMap<readonly Module[], Module[]>() };

/**
 * Modules as a page sends them. A document keeps from the browser what that never reads of modules that sleep for good (decision
 * 0068): they stand there as markup. Answers of navigations have everything, and both carry a print of such a module, by which the
 * browser knows it again. Made once for modules that are kept.
 */
export function asSent(modules: readonly Module[], to: Receiver): Module[] {
  const sent = known[to].get(modules) ?? modules.map((module) => sentOf(module, modules, to));
  known[to].set(modules, sent);
  return sent;
}

function sentOf(module: Module, siblings: readonly Module[], to: Receiver): Module {
  const waking = wakingOf(module, siblings);
  if (waking === 'never') {
    const print = hash('sha1', JSON.stringify(module), 'base64url').slice(0, 10);
    return to === 'data' ? { ...module, print } : sleepingOf(module, print);
  }
  if (waking === 'near' || ruleOf(module, siblings) !== 'never') return module;
  // It is drawn by its view, with modules in it that may sleep on.
  const columns = module.columns.map(({ children, ...column }) => ({
    ...column,
    children: children.map((child) => sentOf(child, children, to)),
  }));
  return { ...module, columns };
}

/** Which it is, whether it is still the same, and what others beside it ask of it. The router sends a browser what is enumerable. */
function sleepingOf(module: Module, print: string): Module {
  const level = lastLevel([module]);
  const sleeping = { id: module.id, model: module.model, columns: [], print, ...(level !== null && { headline_level: level }) };
  return Object.defineProperty(sleeping, 'whole', { value: module }) as unknown as Module;
}
