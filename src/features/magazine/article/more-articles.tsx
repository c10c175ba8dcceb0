import { m } from '../../../paraglide/messages.js';
import { LoadMoreText } from '../../../ui/growing-list/list-end.tsx';

interface MoreArticlesProps {
  page: number;
  pages: number;
  hrefOf(page: number): string;
}

/**
 * The link to the next page of articles (MAG-06), which with script appends it. It stays in place while it loads or has failed, so that
 * the focus stays on it; after the last page the focus moves to the end note.
 */
export function MoreArticles({ page, pages, hrefOf }: MoreArticlesProps) {
  const hasMore = page < pages;
  return (
    <div className="more-arts">
      <p role="alert" data-when="failed" hidden>
        {m.magazine_failed()}
      </p>
      {hasMore && (
        <a className="btn quiet" rel="next" href={hrefOf(page + 1)} data-more data-when="more loading failed">
          <LoadMoreText more={m.magazine_more()} loading={m.magazine_loading_more()} />
        </a>
      )}
      {pages > 1 && (
        <p className="muted" tabIndex={-1} data-when="all" hidden={hasMore}>
          {m.magazine_end()}
        </p>
      )}
      {page > 1 && (
        <a className="more" rel="prev" href={hrefOf(page - 1)}>
          {m.magazine_newer()}
        </a>
      )}
      <p className="vh" role="status" data-loaded={m.magazine_loaded_more()} />
    </div>
  );
}
