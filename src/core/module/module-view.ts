import { type ComponentType, createContext, type ReactNode } from 'react';
import type { Language } from '../languages.ts';
import type { Module } from './module.ts';

/** Draws a module of one kind. */
export type ModuleView = ComponentType<{
  module: Module;
  language: Language;
  /** One list of drawn modules per column. */
  children: ReactNode[];
}>;

/** The view of each kind of module by the kind's name; handed in, because core knows none. */
export const ModuleViews = createContext<ReadonlyMap<string, ModuleView>>(new Map());
