import { m } from '../../../paraglide/messages.js';
import { GrowingList } from '../../../ui/growing-list/growing-list.tsx';
import { ListEnd, type ListEndTexts } from '../../../ui/growing-list/list-end.tsx';
import { calendarHref } from './calendar-address.ts';
import type { CalendarData } from './calendar-data.ts';
import { DaySection } from './day-section.tsx';
import { groupByDay } from './group-by-day.ts';
import { MonthCards } from './month/month-cards.tsx';

interface EventListProps {
  data: CalendarData;
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
export function EventList({ data, eventStyle, currencySymbol }: EventListProps) {
  const { rows, teasers, after, page, pages, today, language, filter } = data;
  const days = groupByDay({ rows, teasers, from: filter.date ?? today, after, hasMore: page < pages });
  const shared = { today, language, currencySymbol, first: rows.slice(0, firstPictures) };
  const hrefOf = (number: number) => calendarHref(language, filter, number);
  return (
    <GrowingList
      name="calendar"
      page={page}
      hrefOf={hrefOf}
      grows="by scrolling"
      end={rows.length > 0 && <ListEnd page={page} pages={pages} texts={endTexts} hrefOf={hrefOf} />}
    >
      {eventStyle === 2 ? (
        <MonthCards days={days} {...shared} />
      ) : (
        <div className="event-rows" data-key="days">
          {days.map((day) => (
            <DaySection key={day.day} day={day} {...shared} />
          ))}
        </div>
      )}
    </GrowingList>
  );
}
