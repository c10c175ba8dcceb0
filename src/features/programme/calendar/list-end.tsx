import { m } from '../../../paraglide/messages.js';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { calendarHref } from './calendar-address.ts';
import type { CalendarData } from './calendar-data.ts';
import { useEndMarker } from './use-end-marker.ts';
import type { useEventList } from './use-event-list.ts';

interface ListEndProps {
  data: CalendarData;
  list: ReturnType<typeof useEventList>;
}

/** The end of what is loaded: further events come by themselves (EVT-16); without script the pages are links. */
export function ListEnd({ data, list }: ListEndProps) {
  const isHydrated = useIsHydrated();
  const marker = useEndMarker(isHydrated && list.hasMore && list.state === 'idle', list.loadNext);
  return (
    <div ref={marker} className="list-end">
      {isHydrated ? <Further list={list} /> : <Pages data={data} />}
      {isHydrated && data.page > 1 && (
        <a className="more earlier" href={calendarHref(data.language, data.filter, data.page - 1)} data-replace>
          {m.calendar_previous_page()}
        </a>
      )}
      <p className="vh" role="status">
        {list.state === 'idle' && list.hasAdded && m.calendar_loaded_more()}
      </p>
    </div>
  );
}

function Further({ list: { state, hasMore, loadNext } }: Pick<ListEndProps, 'list'>) {
  if (state === 'loading')
    return (
      <>
        <span className="spin" aria-hidden="true" />
        <p>{m.calendar_loading_more()}</p>
      </>
    );
  if (state === 'failed')
    return (
      <>
        <p role="alert">{m.calendar_failed()}</p>
        <button type="button" className="btn quiet" onClick={loadNext}>
          {m.calendar_retry()}
        </button>
      </>
    );
  if (!hasMore) return <p className="muted">{m.calendar_end()}</p>;
  return (
    <button type="button" className="btn quiet" onClick={loadNext}>
      {m.calendar_load_more()}
    </button>
  );
}

function Pages({ data: { language, filter, page, pages } }: Pick<ListEndProps, 'data'>) {
  if (pages < 2) return <p className="muted">{m.calendar_end()}</p>;
  return (
    <nav className="pages" aria-label={m.calendar_pages()}>
      {page > 1 && (
        <a className="btn quiet" rel="prev" href={calendarHref(language, filter, page - 1)}>
          {m.calendar_previous_page()}
        </a>
      )}
      <p>{m.calendar_page_of({ page, pages })}</p>
      {page < pages && (
        <a className="btn quiet" rel="next" href={calendarHref(language, filter, page + 1)}>
          {m.calendar_next_page()}
        </a>
      )}
    </nav>
  );
}
