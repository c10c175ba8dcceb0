import { type ComponentType, createContext, type FragmentInstance, type RefCallback, useSyncExternalStore } from 'react';
import type { Module } from './module.ts';

/** Modules of an open editor, shown instead of the published ones. */
export interface EditedModules {
  content_type: string;
  object_id: number;
  modules: readonly Module[];
  parts: EditedParts;
}

/** Reports the elements of a module to the editor, without a wrapper element that would change the layout. */
export type ModuleRefs = (id: number) => RefCallback<FragmentInstance>;

/** Model of what stands in an empty column while it is edited. */
export const slotModel = 'slot';

/** What an open editor adds to rendered modules. */
export interface EditedParts {
  refOf: ModuleRefs;
  /** Renders a place to insert, a module of {@link slotModel}. */
  Slot: ComponentType<{ module: Module }>;
  /** Stands beside each module and shows something when that shows nothing. */
  Placeholder: ComponentType<{ module: Module }>;
}

/** Null while nobody edits. */
export const EditedParts = createContext<EditedParts | null>(null);

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
