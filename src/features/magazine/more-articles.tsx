import { type MouseEvent, useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import type { GrowingList } from '../../ui/use-growing-list.ts';

interface MoreArticlesProps {
  list: GrowingList<unknown>;
  page: number;
  pages: number;
  hrefOf(page: number): string;
}

/**
 * The way to further articles (MAG-06): a link to the next page, which with script adds it to this one. It stays where
 * it is while it loads or has failed, so that the focus stays on it; after the last page the focus goes to the closing words.
 */
export function MoreArticles({ list, page, pages, hrefOf }: MoreArticlesProps) {
  const { state, hasMore, hasAdded, loadNext } = list;
  const end = useRef<HTMLParagraphElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (hasMore || !isAsked.current) return;
    isAsked.current = false;
    // Only what the link has lost by going away.
    if (document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [hasMore]);
  const load = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    isAsked.current = true;
    void loadNext();
  };
  return (
    <div className="more-arts">
      {state === 'failed' && <p role="alert">{m.magazine_failed()}</p>}
      {hasMore ? (
        <a className="btn quiet" rel="next" href={hrefOf(list.page + 1)} aria-disabled={state === 'loading' || undefined} onClick={load}>
          {wordsOf[state]()}
        </a>
      ) : (
        pages > 1 && (
          <p ref={end} tabIndex={-1} className="muted">
            {m.magazine_end()}
          </p>
        )
      )}
      {page > 1 && (
        <a className="more" rel="prev" href={hrefOf(page - 1)}>
          {m.magazine_newer()}
        </a>
      )}
      <p className="vh" role="status">
        {state === 'idle' && hasAdded && m.magazine_loaded_more()}
      </p>
    </div>
  );
}

const wordsOf = { idle: m.magazine_more, loading: m.magazine_loading_more, failed: m.calendar_retry };
