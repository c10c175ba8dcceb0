import type { RefObject } from 'react';
import { m } from '../../../paraglide/messages.js';
import { calendarHref } from './calendar-address.ts';
import { type CalendarData, isFiltered } from './calendar-data.ts';
import { calendarFilters } from './calendar-filters.ts';
import { EmptyResult } from './empty-result.tsx';
import { EventList } from './event-list.tsx';
import { FilteredList } from './filtered-list.tsx';
import { CardsSkeleton, ListSkeleton } from './list-skeleton.tsx';

interface CalendarProps {
  /** Tells the one in the overlay from the one of the page. */
  name: string;
  data: CalendarData;
  eventStyle: 1 | 2;
  currencySymbol: string;
  /** The step of the visit; another step is another list. */
  step: string;
  isLoading: boolean;
  chips: RefObject<HTMLUListElement | null>;
}

/** Filters, month, chips and list of events, or what stands in for the list (EVT-01): on the calendar's page and in the overlay. */
export function Calendar({ name, data, eventStyle, currencySymbol, step, isLoading, chips }: CalendarProps) {
  const { language, today, filter } = data;
  const all = calendarHref(language, {});
  const hasFilter = isFiltered(filter, today);
  const count = m.calendar_count({ count: data.count });
  return (
    <FilteredList
      name={name}
      answer={data}
      data={data}
      label={m.filter_bar_label()}
      filters={calendarFilters(data)}
      all={all}
      hrefOfDay={(day) => calendarHref(language, { ...filter, date: day === today ? undefined : day })}
      count={count}
      loading={m.calendar_loading()}
      found={data.count > 0 || !hasFilter ? count : m.calendar_empty_title()}
      isLoading={isLoading}
      chips={chips}
    >
      {isLoading ? (
        eventStyle === 2 ? (
          <CardsSkeleton />
        ) : (
          <ListSkeleton />
        )
      ) : data.count === 0 ? (
        <EmptyResult isFiltered={hasFilter} all={all} nothing={m.calendar_nothing_ahead()} />
      ) : (
        <EventList key={step} step={step} data={data} eventStyle={eventStyle} currencySymbol={currencySymbol} />
      )}
    </FilteredList>
  );
}
