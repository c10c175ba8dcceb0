import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../languages.ts';
import type { Module } from './module.ts';

export interface DrawnModule {
  module: Module;
  language: Language;
  /** One list of drawn modules per column. */
  children: ReactNode[];
}

export type ModuleView = ComponentType<DrawnModule>;

/**
 * When a module that came with the document gets its script (decision 0068): never, because there is nothing in it for a script to do;
 * when it comes near the window or is touched; or at once, because what a visitor does in it meanwhile must not be lost.
 */
export type Waking = 'never' | 'near' | 'at once';

/** Where the view of a module comes from. */
export interface ModuleSource {
  /** Null until it is loaded; on the server it is there from the start. */
  view: ModuleView | null;
  /** Known on the server, which marks its elements with it. */
  waking: Waking;
  /** Always the same promise, so that a component can wait for it. */
  load(): Promise<ModuleView>;
}

const sources = new Map<string, ModuleSource>();

/** Says where the view of a kind of module comes from. */
export function addSource(name: string, source: ModuleSource): void {
  sources.set(name, source);
}

/** Where the view of a module comes from, null for a name there is none for. */
export function moduleSource(name: string): ModuleSource | null {
  return sources.get(name) ?? null;
}

/** Loads the views of all kinds: who edits a page sees every module drawn, and may add any. */
export async function loadEveryView(): Promise<void> {
  await Promise.all([...sources.values()].map((source) => source.load()));
}
