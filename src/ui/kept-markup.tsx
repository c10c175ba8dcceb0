import { createContext, type ReactNode, useContext } from 'react';

/** How the page at hand is written. */
export interface Writing {
  /** Language and formats of the page: what is kept for one is no use to another. */
  scope: string;
  write(part: ReactNode): string;
}

/** Only while a page is rendered on the server. */
export const Writing = createContext<Writing | null>(null);

interface KeptProps {
  as: 'li' | 'div';
  className?: string;
  /** What the part shows, the same object until its content changes; null for a part that is written anew each time. */
  of: object | null;
  /** All else that the part depends on, as a text. */
  under: string;
  /** One part that asks nothing of the contexts around it. */
  children: ReactNode;
}

/**
 * A part that shows one thing and looks the same on every page: its markup is written once per change of that thing, not once
 * per page (decision 0067). In the browser it is drawn like any other.
 */
export function Kept({ as: Tag, className, of, under, children }: KeptProps) {
  const writing = useContext(Writing);
  if (import.meta.env.SSR && of && writing) {
    return (
      <Tag
        className={className}
        dangerouslySetInnerHTML={{ __html: markupOf(of, `${writing.scope} ${under}`, () => writing.write(children)) }}
      />
    );
  }
  return <Tag className={className}>{children}</Tag>;
}

const kept = new WeakMap<object, Map<string, string>>();

function markupOf(of: object, key: string, write: () => string): string {
  const known = kept.get(of) ?? new Map<string, string>();
  kept.set(of, known);
  const markup = known.get(key) ?? write();
  known.set(key, markup);
  return markup;
}
