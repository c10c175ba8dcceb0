import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Calendar } from './calendar.tsx';
import type { CalendarData } from './calendar-data.ts';

interface CalendarPageProps {
  data: CalendarData;
  /** Above the title; the overlay over other pages leaves both out. */
  breadcrumb: ReactNode;
  eventStyle: 1 | 2;
  currencySymbol: string;
}

/** The page of the calendar (EVT-01). */
export function CalendarPage({ data, breadcrumb, eventStyle, currencySymbol }: CalendarPageProps) {
  return (
    <div className="wrap">
      {breadcrumb}
      <div className="cal-head">
        {/* The overlay over other pages takes a headline of editors for its title (EVT-25). */}
        <h1 tabIndex={-1} data-headline={data.headline === null ? undefined : ''}>
          {data.headline ?? m.programme()}
        </h1>
        <p className="muted only-l">{m.calendar_count({ count: data.count })}</p>
      </div>
      <Calendar data={data} eventStyle={eventStyle} currencySymbol={currencySymbol} />
    </div>
  );
}
