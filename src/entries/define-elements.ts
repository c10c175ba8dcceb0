import type { ComponentType } from 'react';
import { loadFormats } from '../core/text/load-formats.ts';
import type { ElementBehaviour } from '../islands/define-element.ts';
import { defineElement } from '../islands/define-element.ts';

const elements = import.meta.glob<{ default: ElementBehaviour }>('../{admin,editor,features,modules,site,ui}/**/*.element.ts');
const islands = import.meta.glob<{ default: ComponentType<never> }>('../{admin,editor,features,modules,site,ui}/**/*.island.tsx');

/** Defines all custom elements and the island; the script of each is fetched when the first element of its kind hydrates. */
export function defineElements(): void {
  for (const [path, load] of Object.entries(elements)) defineElement(nameOf(path), async () => (await load()).default);
  const byName = new Map(Object.entries(islands).map(([path, load]) => [nameOf(path), load]));
  defineElement('foyer-island', async (element) => {
    const name = element.getAttribute('name') ?? '';
    const load = byName.get(name);
    if (!load) throw new Error(`There is no island '${name}'.`);
    const [{ hydrateIsland }, { default: Component }] = await Promise.all([import('../ui/hydrate.ts'), load(), loadFormats()]);
    return (island, signal) => hydrateIsland(island, Component as ComponentType<Record<string, unknown>>, signal);
  });
}

/** 'share-button' of '../ui/share-button/share-button.element.ts'. */
function nameOf(path: string): string {
  return /([^/]+)\.(?:element\.ts|island\.tsx)$/.exec(path)?.[1] ?? '';
}
