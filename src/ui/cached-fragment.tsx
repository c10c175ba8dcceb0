import { createContext, type ReactNode, useContext } from 'react';
import { escapeHtml } from '../core/text/escape-html.ts';

/** Renders fragments of the current page to markup. */
export interface FragmentRenderer {
  /** Language and formats of the page; part of the cache key. */
  scope: string;
  render(fragment: ReactNode): string;
}

/** Provided only while a page is rendered on the server. */
export const FragmentRenderer = createContext<FragmentRenderer | null>(null);

interface CachedFragmentProps {
  as: 'li' | 'div' | 'tr';
  className?: string | undefined;
  /** Key of the entry in its list (`data-key`). */
  itemKey?: number;
  /** The content object it shows, the same object until its content changes; null is not cached. */
  of: object | null;
  /** Cache key of all else the fragment depends on; must not contain values that visitors can choose freely. */
  under: string;
  /** The addresses of all its links in their order, where they differ from page to page. */
  links?: () => string[];
  /** One element that reads no context. */
  children: ReactNode;
}

/**
 * Caches the rendered markup of a fragment per content object, cut at its links so that their href can differ: it is rendered once per
 * change of the content, not once per page (decision 0067). In the browser it renders like any other element.
 */
export function CachedFragment({ as: Tag, className, itemKey, of, under, links, children }: CachedFragmentProps) {
  const renderer = useContext(FragmentRenderer);
  if (import.meta.env.SSR && of && renderer) {
    const render = () => renderer.render(children);
    return (
      <Tag
        className={className}
        data-key={itemKey}
        dangerouslySetInnerHTML={{ __html: markupOf(of, `${renderer.scope} ${under}`, links?.(), render) }}
      />
    );
  }
  return (
    <Tag className={className} data-key={itemKey}>
      {children}
    </Tag>
  );
}

/** Markup cut at the addresses of its links; one piece without `links`. */
type Pieces = readonly string[];

const cache = new WeakMap<object, Map<string, Pieces>>();

function markupOf(of: object, key: string, links: readonly string[] | undefined, render: () => string): string {
  const known = cache.get(of) ?? new Map<string, Pieces>();
  cache.set(of, known);
  const pieces = known.get(key) ?? (links ? cutAtAddresses(render(), links.length) : [render()]);
  known.set(key, pieces);
  return pieces.reduce((markup, piece, index) => `${markup}${escapeHtml(links?.[index - 1] ?? '')}${piece}`);
}

function cutAtAddresses(markup: string, count: number): Pieces {
  const pieces = markup.split(/(?<=<a [^>]*?\bhref=")[^"]*/);
  if (pieces.length === count + 1) return pieces;
  throw new Error(`Expected ${count} links in a cached fragment, found ${pieces.length - 1}. Its 'links' have to name each in its order.`);
}
