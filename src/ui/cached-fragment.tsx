import { createContext, type ReactNode, useContext } from 'react';
import { escapeAttribute } from '../core/text/escape-attribute.ts';

/** How the page at hand is written. */
export interface Writing {
  /** Language and formats of the page: what is kept for one is no use to another. */
  scope: string;
  write(part: ReactNode): string;
}

/** Only while a page is rendered on the server. */
export const Writing = createContext<Writing | null>(null);

interface CachedFragmentProps {
  as: 'li' | 'div' | 'tr';
  className?: string | undefined;
  /** Tells it from the other entries of its list (`data-key`). */
  itemKey?: number;
  /** What the part shows, the same object until its content changes; null for a part that is written anew each time. */
  of: object | null;
  /** All else that the part depends on, as a text; what a visitor can make up has no place in it. */
  under: string;
  /** The addresses of all links of the part in their order, where they differ from page to page. */
  links?: () => string[];
  /** One part that asks nothing of the contexts around it. */
  children: ReactNode;
}

/**
 * A part that shows one thing and looks the same on every page, but for where its links lead: its markup is written once per
 * change of that thing, not once per page (decision 0067). In the browser it is drawn like any other.
 */
export function CachedFragment({ as: Tag, className, itemKey, of, under, links, children }: CachedFragmentProps) {
  const writing = useContext(Writing);
  if (import.meta.env.SSR && of && writing) {
    const write = () => writing.write(children);
    return (
      <Tag
        className={className}
        data-key={itemKey}
        dangerouslySetInnerHTML={{ __html: markupOf(of, `${writing.scope} ${under}`, links?.(), write) }}
      />
    );
  }
  return (
    <Tag className={className} data-key={itemKey}>
      {children}
    </Tag>
  );
}

/** Markup cut where the address of a link stands, if those differ; whole otherwise. */
type Pieces = readonly string[];

const kept = new WeakMap<object, Map<string, Pieces>>();

function markupOf(of: object, key: string, links: readonly string[] | undefined, write: () => string): string {
  const known = kept.get(of) ?? new Map<string, Pieces>();
  kept.set(of, known);
  const pieces = known.get(key) ?? (links ? cutAtAddresses(write(), links.length) : [write()]);
  known.set(key, pieces);
  return pieces.reduce((markup, piece, index) => `${markup}${escapeAttribute(links?.[index - 1] ?? '')}${piece}`);
}

function cutAtAddresses(markup: string, count: number): Pieces {
  const pieces = markup.split(/(?<=<a [^>]*?\bhref=")[^"]*/);
  if (pieces.length === count + 1) return pieces;
  throw new Error(
    `Expected ${count} links in a part that is kept, found ${pieces.length - 1}. Its 'links' have to name each in its order.`,
  );
}
