import { m } from '../../../paraglide/messages.js';
import { calendarHref } from './calendar-address.ts';
import { type CalendarData, isFiltered } from './calendar-data.ts';
import { EmptyResult } from './empty-result.tsx';
import { EventList } from './event-list.tsx';
import { filterChoices } from './filters/calendar-filters.ts';
import { FilteredList } from './filters/filtered-list.tsx';

interface CalendarProps {
  data: CalendarData;
  eventStyle: 1 | 2;
  currencySymbol: string;
}

/** Filters, month, chips and list of events, or what stands in for the list (EVT-01): on the calendar's page, and from there in the overlay. */
export function Calendar({ data, eventStyle, currencySymbol }: CalendarProps) {
  const { language, today, filter, month, days, lastDay } = data;
  const all = calendarHref(language, {});
  const hasFilter = isFiltered(filter, today);
  const count = m.calendar_count({ count: data.count });
  return (
    <FilteredList
      month={{ name: 'calendar', language, today, filter, month, days, lastDay }}
      label={m.filter_bar_label()}
      filters={filterChoices(data)}
      all={all}
      withoutDate={calendarHref(language, { ...filter, date: undefined })}
      count={count}
      loading={m.calendar_loading()}
      found={data.count > 0 || !hasFilter ? count : m.calendar_empty_title()}
    >
      {data.count === 0 && <EmptyResult isFiltered={hasFilter} all={all} nothing={m.calendar_nothing_ahead()} />}
      {(data.count > 0 || data.teasers.length > 0) && <EventList data={data} eventStyle={eventStyle} currencySymbol={currencySymbol} />}
    </FilteredList>
  );
}
