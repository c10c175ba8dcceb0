import { createContext } from 'react';
import type { Module } from './module.ts';

/** Level of the last headline above a module; its own titles stand one level below (h1 is the page's). */
export const LevelAbove = createContext(1);

/** The modules a module stands among, itself included: neighbours may belong together. */
export const Siblings = createContext<readonly Module[]>([]);

/** Level of the last headline in these modules, in reading order; null when they have none. */
export function lastLevel(modules: readonly Module[]): number | null {
  for (const module of [...modules].reverse()) {
    const level = module.headline_level ?? lastLevel(module.columns.flatMap(({ children }) => children));
    if (typeof level === 'number') return level;
  }
  return null;
}

/** True while a document is rendered for an editor: it also contains empty containers then. */
export const EditorDocument = createContext(false);
