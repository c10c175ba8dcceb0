import { createContext } from 'react';
import type { Module } from './module.ts';

/** Level of the last headline above a module; its own titles stand one level below (h1 is the page's). */
export const LevelAbove = createContext(1);

/** The modules a module stands among, itself included: neighbours may belong together. */
export const Siblings = createContext<readonly Module[]>([]);

/** True inside of a module with a script of its own, which may tell the modules in it what they show. Only on the server. */
export const IsInLive = createContext(false);

/** Id of the place in view that a list of anchors marks, '' for none. */
export const PlaceInView = createContext('');

/** Level of the last headline in these modules, in reading order; null when they have none. */
export function lastLevel(modules: readonly Module[]): number | null {
  for (const module of [...modules].reverse()) {
    const level = module.headline_level ?? lastLevel(module.columns.flatMap(({ children }) => children));
    if (typeof level === 'number') return level;
  }
  return null;
}
