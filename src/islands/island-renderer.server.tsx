import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandRenderer } from './island.tsx';

interface IslandRendererOptions {
  /** Names of islands by their component. */
  names: ReadonlyMap<unknown, string>;
  /** Prefix that keeps ids of this document unique when soft navigation merges it with others. */
  scope: string;
  /** Wraps a component in the contexts every island of the document needs. */
  around: (island: ReactNode) => ReactNode;
  onError: (error: unknown) => void;
}

/**
 * Renders the islands of one document. Each is rendered by a separate `renderToString` with its own prefix for `useId`, because in the
 * browser it is a separate root. One that throws stays empty; the page is rendered all the same.
 */
export function createIslandRenderer({ names, scope, around, onError }: IslandRendererOptions): IslandRenderer {
  let count = 0;
  const renderIsland: IslandRenderer = (component, when, props) => {
    const name = names.get(component);
    if (name === undefined) throw new Error(`${component.name} is no island: it has to be the default export of a *.island.tsx.`);
    const prefix = `${scope}${count++}-`;
    const attributes = { name, when, prefix, props: JSON.stringify(props) };
    return <foyer-island {...attributes} dangerouslySetInnerHTML={{ __html: markupOf(component, props, prefix) }} />;
  };
  const markupOf = (component: ComponentType<never>, props: object, prefix: string) => {
    try {
      const island = createElement(component as ComponentType<object>, props);
      return withoutPreloads(renderToString(around(island), { identifierPrefix: prefix }));
    } catch (error) {
      onError(error);
      return '';
    }
  };
  return renderIsland;
}

/**
 * Markup without the preload links that React puts in front of one with priority pictures. The browser finds the pictures as soon as such
 * links, because a document arrives in one piece, and their `fetchpriority` says the same.
 */
export function withoutPreloads(markup: string): string {
  return markup.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}
