import { cloneElement, type ReactElement, Suspense, useContext } from 'react';
import type { Module } from './module.ts';
import { IsInLive } from './module-context.ts';
import { type DrawnModule, type ModuleSource, moduleSource, type Waking } from './module-source.ts';

interface WrittenModuleProps extends DrawnModule {
  source: ModuleSource;
}

/** A module as the server writes it: its element tells the browser whether it can sleep on, and until when (`KeptModule`). */
export function WrittenModule({ source, ...props }: WrittenModuleProps) {
  const { module } = props;
  const isInLive = useContext(IsInLive);
  // Called, not drawn: the mark belongs on the element the view begins with, whatever that is.
  const element = (source.view as (props: DrawnModule) => ReactElement<Record<string, unknown>> | null)(props);
  const waking = wakingOf(module);
  const isMarked = !isInLive && waking !== 'at once' && typeof element?.type === 'string';
  const marked = isMarked ? cloneElement(element, { 'data-module': module.id, 'data-wakes': waking }) : element;
  // What a module with a script of its own holds may show what that one tells it, and wakes up with it.
  const whole = source.waking === 'never' ? marked : <IsInLive value={true}>{marked}</IsInLive>;
  return isMarked && waking === 'never' ? whole : <Suspense>{whole}</Suspense>;
}

const order: readonly Waking[] = ['never', 'near', 'at once'];

/** A module sleeps no longer than what stands in it. */
function wakingOf({ model, columns }: Module): Waking {
  const inside = columns.flatMap(({ children }) => children.map((child) => order.indexOf(wakingOf(child))));
  return order[Math.max(order.indexOf(moduleSource(model)?.waking ?? 'never'), ...inside)] ?? 'at once';
}
