import { useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { calendarHref } from './calendar-address.ts';
import { type CalendarData, isFiltered } from './calendar-data.ts';
import { EmptyResult } from './empty-result.tsx';
import { EventList } from './event-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanels } from './filter-panels.tsx';
import { CardsSkeleton, ListSkeleton } from './list-skeleton.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { useHeldLoading } from './use-held-loading.ts';

interface CalendarPageProps {
  data: CalendarData;
  eventStyle: 1 | 2;
  currencySymbol: string;
}

/** The calendar (EVT-01): filters, chips, and the list or what stands in for it. */
export function CalendarPage({ data, eventStyle, currencySymbol }: CalendarPageProps) {
  const { key } = useLocation();
  const isLoading = useHeldLoading();
  const { heading, chips } = useFocusKept(key);
  return (
    <div className="wrap">
      <div className="cal-head">
        <h1 ref={heading} tabIndex={-1}>
          {data.headline}
        </h1>
        <p className="muted only-l">{m.calendar_count({ count: data.count })}</p>
      </div>
      <div className="filter-row">
        <FilterBar data={data} />
        <FilterPanels data={data} />
      </div>
      <FilterChips data={data} list={chips} />
      <Announcement data={data} isLoading={isLoading} />
      <div aria-busy={isLoading}>
        {isLoading ? (
          eventStyle === 2 ? (
            <CardsSkeleton />
          ) : (
            <ListSkeleton />
          )
        ) : data.count === 0 ? (
          <EmptyResult
            isFiltered={isFiltered(data.filter, data.today)}
            all={calendarHref(data.language, {})}
            nothing={m.calendar_nothing_ahead()}
          />
        ) : (
          <EventList key={key} step={key} data={data} eventStyle={eventStyle} currencySymbol={currencySymbol} />
        )}
      </div>
    </div>
  );
}

/** Tells screen readers that the list loads and how many dates it found; silent when the page opens. */
function Announcement({ data, isLoading }: { data: CalendarData; isLoading: boolean }) {
  const [opened] = useState(data);
  const found = data.count > 0 || !isFiltered(data.filter, data.today) ? m.calendar_count({ count: data.count }) : m.calendar_empty_title();
  return (
    <p className="vh" role="status">
      {isLoading ? m.calendar_loading() : data === opened ? '' : found}
    </p>
  );
}
