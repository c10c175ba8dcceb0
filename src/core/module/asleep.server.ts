import { hash } from 'node:crypto';
import type { Module } from './module.ts';
import { ruleOf, wakingOf } from './waking-rules.ts';

/** What the browser reads of a module that sleeps: which it is, whether it is still the same, and what others beside it ask of it. */
const read: ReadonlySet<string> = new Set(['id', 'model', 'columns', 'headline_level', 'print']);

type Sent = Record<'document' | 'data', Module[]>;

const known = new WeakMap<readonly Module[], Sent>();

/**
 * Modules as a page sends them. A document keeps from the browser what that never reads of modules that sleep for good (decision
 * 0068): they stand there as markup. Answers of navigations have everything, and both carry a print of such a module, by which the
 * browser knows it again. Made once for modules that are kept.
 */
export function asSent(modules: readonly Module[], to: keyof Sent): Module[] {
  let sent = known.get(modules);
  if (!sent) {
    sent = { document: modules.map((module) => sentOf(module, modules, hidden)), data: modules.map((module) => sentOf(module, modules)) };
    known.set(modules, sent);
  }
  return sent[to];
}

function sentOf(module: Module, siblings: readonly Module[], hide = (whole: Module) => whole): Module {
  const waking = wakingOf(module, siblings);
  if (waking === 'never') return hide({ ...module, print: hash('sha1', JSON.stringify(module), 'base64url').slice(0, 10) });
  if (waking === 'near' || ruleOf(module, siblings) !== 'never') return module;
  // It is drawn by its view, with modules in it that may sleep on.
  return withChildren(module, (child, among) => sentOf(child, among, hide));
}

/** The router sends a browser the enumerable properties of a loader's answer; the server's views read all. */
function hidden(module: Module): Module {
  const whole = withChildren(module, hidden);
  for (const name of Object.keys(whole)) if (!read.has(name)) Object.defineProperty(whole, name, { enumerable: false });
  return whole;
}

function withChildren(module: Module, change: (child: Module, among: readonly Module[]) => Module): Module {
  return {
    ...module,
    columns: module.columns.map((column) => ({ ...column, children: column.children.map((child) => change(child, column.children)) })),
  };
}
