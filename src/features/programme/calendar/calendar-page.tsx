import { useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Calendar } from './calendar.tsx';
import type { CalendarData } from './calendar-data.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useHeldLoading } from './use-held-loading.ts';

interface CalendarPageProps {
  data: CalendarData;
  eventStyle: 1 | 2;
  currencySymbol: string;
}

/** The page of the calendar (EVT-01). */
export function CalendarPage({ data, eventStyle, currencySymbol }: CalendarPageProps) {
  const { key } = useLocation();
  const isLoading = useHeldLoading();
  const { heading, chips } = useFocusKept(key);
  return (
    <div className="wrap">
      <div className="cal-head">
        <h1 ref={heading} tabIndex={-1}>
          {data.headline ?? m.programme()}
        </h1>
        <p className="muted only-l">{m.calendar_count({ count: data.count })}</p>
      </div>
      <Calendar
        name="calendar"
        data={data}
        eventStyle={eventStyle}
        currencySymbol={currencySymbol}
        step={key}
        isLoading={isLoading}
        chips={chips}
      />
    </div>
  );
}
