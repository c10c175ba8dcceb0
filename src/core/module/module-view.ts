import { type ComponentType, createContext, type ReactNode } from 'react';
import type { Language } from '../languages.ts';
import type { Module } from './module.ts';

/** Renders a module of one kind. */
export type ModuleView = ComponentType<{
  module: Module;
  language: Language;
  /** Rendered modules, one list per column. */
  children: ReactNode[];
}>;

/** The view of each kind of module by the kind's name; provided from outside, because core knows none. */
export const ModuleViews = createContext<ReadonlyMap<string, ModuleView>>(new Map());
