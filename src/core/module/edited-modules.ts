import { createContext, type FragmentInstance, type RefCallback, useSyncExternalStore } from 'react';
import type { Module } from './module.ts';

/** What an open editor shows in place of the modules a document came with. */
export interface EditedModules {
  content_type: string;
  object_id: number;
  modules: readonly Module[];
  refOf: ModuleRefs;
}

/** Tells an editor which elements a module has; no element of its own, so that the page is laid out as visitors see it. */
export type ModuleRefs = (id: number) => RefCallback<FragmentInstance>;

/** Null while nobody edits. */
export const ModuleRefs = createContext<ModuleRefs | null>(null);

let edited: EditedModules | null = null;
const listeners = new Set<() => void>();

/** Shows a draft on its page; null when editing is over. */
export function showEdited(next: EditedModules | null): void {
  edited = next;
  for (const listener of listeners) listener();
}

/** The draft an open editor shows; null while nobody edits. */
export function useEdited(): EditedModules | null {
  return useSyncExternalStore(subscribe, () => edited);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
