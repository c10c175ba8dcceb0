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
 * when it comes near the window or is touched; or at once, before the page wakes up, because it must not be drawn anew: what a visitor
 * does in it meanwhile would be lost, or be seen to begin again.
 */
export type Waking = 'never' | 'near' | 'at once';

/** What a file of a view says of its waking; a function where that depends on what an editor has put in, and on what it stands among. */
export type WakingRule = Waking | ((module: Module, siblings: readonly Module[]) => Waking);

/** Where the view of a module comes from. */
export interface ModuleSource {
  /** Null until it is loaded; on the server it is there from the start. */
  view: ModuleView | null;
  /** Known on the server, which marks the elements of modules with what it says. */
  waking: WakingRule;
  /** Always the same promise, so that a component can wait for it. */
  load(): Promise<ModuleView>;
}

/** A module with what draws it, if it is to be drawn. */
export interface SourcedModule extends DrawnModule {
  source: ModuleSource;
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

/** The names of a module's kind and of those of all that stands in it. */
export function modelsIn({ model, columns }: Module): string[] {
  return [...new Set([model, ...columns.flatMap(({ children }) => children.flatMap(modelsIn))])];
}

/** Loads the views of these kinds; those there are none for are left out. */
export async function loadViews(models: readonly string[]): Promise<void> {
  await Promise.all(models.map((model) => sources.get(model)?.load()));
}
