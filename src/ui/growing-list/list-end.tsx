import { m } from '../../paraglide/messages.js';
import { UpLink } from '../link/up-link.tsx';

/** Texts of the end of a list. */
export interface ListEndTexts {
  all(): string;
  failed(): string;
  loadMore(): string;
  loadedMore(): string;
  loadingMore(): string;
  pages(): string;
  previous(): string;
  next(): string;
}

interface ListEndProps {
  page: number;
  pages: number;
  texts: ListEndTexts;
  hrefOf(page: number): string;
}

/** The end of the loaded rows: further ones load while scrolling (EVT-16); without script the pages are links. */
export function ListEnd(props: ListEndProps) {
  const { page, pages, texts, hrefOf } = props;
  const hasMore = page < pages;
  return (
    <div className="list-end">
      <Pages {...props} />
      <div className="further">
        <p role="alert" data-when="failed" hidden>
          {texts.failed()}
        </p>
        <button type="button" className="btn quiet" data-more data-when="more loading failed" hidden={!hasMore}>
          <span className="spin" aria-hidden="true" data-when="loading" hidden />
          <LoadMoreText more={texts.loadMore()} loading={texts.loadingMore()} />
        </button>
        <p className="muted" tabIndex={-1} data-when="all" hidden={hasMore}>
          {texts.all()}
        </p>
        {page > 1 && (
          <a className="more earlier" rel="prev" href={hrefOf(page - 1)} data-replace>
            {texts.previous()}
          </a>
        )}
        {pages > 1 && <UpLink />}
      </div>
      <p className="vh" role="status" data-loaded={texts.loadedMore()} />
    </div>
  );
}

/** Text of the button or link to further entries, for each state. */
export function LoadMoreText({ more, loading }: { more: string; loading: string }) {
  return (
    <>
      <span data-when="more">{more}</span>
      <span data-when="loading" hidden>
        {loading}
      </span>
      <span data-when="failed" hidden>
        {m.calendar_retry()}
      </span>
    </>
  );
}

function Pages({ page, pages, texts, hrefOf }: ListEndProps) {
  if (pages < 2) return <p className="pages muted">{texts.all()}</p>;
  return (
    <nav className="pages" aria-label={texts.pages()}>
      {page > 1 && (
        <a className="btn quiet" rel="prev" href={hrefOf(page - 1)}>
          {texts.previous()}
        </a>
      )}
      <p>{m.calendar_page_of({ page, pages })}</p>
      {page < pages && (
        <a className="btn quiet" rel="next" href={hrefOf(page + 1)}>
          {texts.next()}
        </a>
      )}
    </nav>
  );
}
