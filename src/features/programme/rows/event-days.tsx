import type { Language } from '../../../core/languages.ts';
import type { CalendarRow } from '../calendar/calendar-data.ts';
import { DaySection } from '../calendar/day-section.tsx';
import { groupByDay } from '../calendar/group-by-day.ts';
import { MonthCards } from '../calendar/month/month-cards.tsx';

interface EventDaysProps {
  rows: readonly CalendarRow[];
  /** Local day 'YYYY-MM-DD'. */
  today: string;
  language: Language;
  eventStyle: 1 | 2;
  currencySymbol: string;
}

/** Some events as the calendar shows them, by day and in the brand's style (EVT-09). */
export function EventDays({ rows, eventStyle, ...rest }: EventDaysProps) {
  const days = groupByDay({ rows, teasers: [], from: rest.today, after: '', hasMore: false });
  if (eventStyle === 2) return <MonthCards days={days} first={[]} isWhole {...rest} />;
  return (
    <div className="event-rows">
      {days.map((day) => (
        <DaySection key={day.day} day={day} first={[]} {...rest} />
      ))}
    </div>
  );
}
