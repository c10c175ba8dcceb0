import { cloneElement, type ReactElement, useContext } from 'react';
import type { Module } from './module.ts';
import { IsInLive, Siblings } from './module-context.ts';
import { type DrawnModule, modelsIn, type SourcedModule } from './module-source.ts';
import { ruleOf, wakingOf } from './waking-rules.ts';

/** A module as the server writes it: its element tells the browser whether it can sleep on, and until when (`KeptModule`). */
export function WrittenModule({ source, ...props }: SourcedModule) {
  const { module } = props;
  const isInLive = useContext(IsInLive);
  const siblings = useContext(Siblings);
  // Called, not drawn: the mark belongs on the element the view begins with, whatever that is.
  const element = (source.view as (props: DrawnModule) => ReactElement<Record<string, unknown>> | null)(props);
  if (element !== null && typeof element.type !== 'string') throw new TypeError(`The view of '${module.model}' begins with no element.`);
  const marked = isInLive || element === null ? element : cloneElement(element, marksOf(module, siblings));
  // What a module with a script of its own holds may show what that one tells it, and wakes up with it.
  return ruleOf(module, siblings) === 'never' ? marked : <IsInLive value={true}>{marked}</IsInLive>;
}

function marksOf(module: Module, siblings: readonly Module[]): Record<string, string | number> {
  const waking = wakingOf(module, siblings);
  if (waking !== 'at once') return { 'data-module': module.id, 'data-wakes': waking };
  // What stands in a module without a script has marks of its own.
  const views = ruleOf(module, siblings) === 'never' ? [module.model] : modelsIn(module);
  return { 'data-module': module.id, 'data-wakes': waking, 'data-views': views.join(' ') };
}
