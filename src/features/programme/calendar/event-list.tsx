import { m } from '../../../paraglide/messages.js';
import { useKeptScroll } from '../../../ui/scroll-memory.ts';
import { calendarHref } from './calendar-address.ts';
import type { CalendarData } from './calendar-data.ts';
import { DaySection } from './day-section.tsx';
import { groupByDay } from './group-by-day.ts';
import { ListEnd, type ListEndTexts } from './list-end.tsx';
import { MonthCards } from './month-cards.tsx';
import { useEventList } from './use-event-list.ts';

interface EventListProps {
  data: CalendarData;
  /** The step of the visit this list belongs to; another step is another list. */
  step: string;
  eventStyle: 1 | 2;
  currencySymbol: string;
}

/** Pictures likely to be in the first view; they are loaded before everything else. */
const firstPictures = 3;

const endTexts: ListEndTexts = {
  all: m.calendar_end,
  failed: m.calendar_failed,
  loadMore: m.calendar_load_more,
  loadedMore: m.calendar_loaded_more,
  loadingMore: m.calendar_loading_more,
  pages: m.calendar_pages,
  previous: m.calendar_previous_page,
  next: m.calendar_next_page,
};

/** Events and teasers by day, growing while the visitor scrolls (EVT-01). */
export function EventList({ data, step, eventStyle, currencySymbol }: EventListProps) {
  const list = useEventList(data, step);
  const days = groupByDay({ rows: list.rows, teasers: data.teasers, isFromStart: data.page === 1, hasMore: list.hasMore });
  const first = list.rows.slice(0, firstPictures);
  useKeptScroll(step);
  const { today, language } = data;
  const shared = { today, language, currencySymbol, first };
  return (
    <>
      {eventStyle === 2 ? (
        <MonthCards days={days} {...shared} />
      ) : (
        <div className="event-rows">
          {days.map((day) => (
            <DaySection key={day.day} day={day} {...shared} />
          ))}
        </div>
      )}
      <ListEnd
        page={data.page}
        pages={data.pages}
        list={list}
        texts={endTexts}
        hrefOf={(page) => calendarHref(data.language, data.filter, page)}
      />
    </>
  );
}
