import type { Language } from '../core/languages.ts';
import { m } from '../paraglide/messages.js';
import { href, type LeafName, leaves } from '../urls.ts';

type Parent = 'home' | 'events' | 'productions';
const titles: Record<Parent, () => string> = { home: m.home, events: m.programme, productions: m.productions };

/** The pages above a leaf, home first. */
export function parentsOf(name: LeafName, language: Language): { url: string; title: string }[] {
  const { parent } = leaves[name];
  if (!parent) return [];
  return [...parentsOf(parent, language), { url: href(parent, language), title: titles[parent]() }];
}
