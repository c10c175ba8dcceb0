import { m } from '../../../paraglide/messages.js';
import type { GrowingList } from '../../../ui/use-growing-list.ts';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { useEndMarker } from './use-end-marker.ts';

/** What the end of a list says, in its own words. */
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
  list: GrowingList<unknown>;
  texts: ListEndTexts;
  hrefOf(page: number): string;
}

/** The end of what is loaded: further entries come by themselves (EVT-16); without script the pages are links. */
export function ListEnd({ list, ...props }: ListEndProps) {
  const { page, texts, hrefOf } = props;
  const isHydrated = useIsHydrated();
  const marker = useEndMarker(isHydrated && list.hasMore && list.state === 'idle', list.loadNext);
  return (
    <div ref={marker} className="list-end">
      {isHydrated ? <Further list={list} texts={texts} /> : <Pages {...props} />}
      {isHydrated && page > 1 && (
        <a className="more earlier" href={hrefOf(page - 1)} data-replace>
          {texts.previous()}
        </a>
      )}
      <p className="vh" role="status">
        {list.state === 'idle' && list.hasAdded && texts.loadedMore()}
      </p>
    </div>
  );
}

function Further({ list: { state, hasMore, loadNext }, texts }: Pick<ListEndProps, 'list' | 'texts'>) {
  if (state === 'loading')
    return (
      <>
        <span className="spin" aria-hidden="true" />
        <p>{texts.loadingMore()}</p>
      </>
    );
  if (state === 'failed')
    return (
      <>
        <p role="alert">{texts.failed()}</p>
        <button type="button" className="btn quiet" onClick={loadNext}>
          {m.calendar_retry()}
        </button>
      </>
    );
  if (!hasMore) return <p className="muted">{texts.all()}</p>;
  return (
    <button type="button" className="btn quiet" onClick={loadNext}>
      {texts.loadMore()}
    </button>
  );
}

function Pages({ page, pages, texts, hrefOf }: Omit<ListEndProps, 'list'>) {
  if (pages < 2) return <p className="muted">{texts.all()}</p>;
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
