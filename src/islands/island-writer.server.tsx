import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandWriter } from './island.tsx';

interface WriterOptions {
  /** Names of islands by their component. */
  names: ReadonlyMap<unknown, string>;
  /** Makes ids of this document differ from those of others that soft navigation brings together with it. */
  scope: string;
  /** Wraps a component in what every island of the document needs. */
  around: (island: ReactNode) => ReactNode;
  onError: (error: unknown) => void;
}

/**
 * Writes the islands of one document. Each is rendered by a `renderToString` of its own with a prefix for `useId`, because in the
 * browser it is a root of its own. One that fails stays empty and the page lives.
 * @returns the writer, and the names of the islands it has written so far.
 */
export function islandWriter({ names, scope, around, onError }: WriterOptions): { write: IslandWriter; written: ReadonlySet<string> } {
  const written = new Set<string>();
  let count = 0;
  const write: IslandWriter = (component, when, props) => {
    const name = names.get(component);
    if (name === undefined) throw new Error(`${component.name} is no island: it has to be the default export of a *.island.tsx.`);
    written.add(name);
    const prefix = `${scope}${count++}-`;
    const attributes = { name, when, prefix, props: JSON.stringify(props) };
    return <foyer-island {...attributes} dangerouslySetInnerHTML={{ __html: markupOf(component, props, prefix) }} />;
  };
  const markupOf = (component: ComponentType<never>, props: object, prefix: string) => {
    try {
      const island = createElement(component as ComponentType<object>, props);
      return renderToString(around(island), { identifierPrefix: prefix }).replace(preloads, '');
    } catch (error) {
      onError(error);
      return '';
    }
  };
  return { write, written };
}

/** What React writes in front of markup with pictures that are seen first; in a page it belongs into the head. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;
