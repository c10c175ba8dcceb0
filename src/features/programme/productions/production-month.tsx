import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { dayParts } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import { MonthGrid } from '../../../ui/month-grid.tsx';
import { closePopover } from '../../../ui/popover-list.tsx';
import { closePanel } from '../../../ui/side-panel.tsx';
import { fullDate, monthOf } from '../calendar/calendar-address.ts';
import { useMonth } from '../calendar/use-month.ts';
import { productionsHref } from './productions-address.ts';
import type { ProductionsData } from './productions-data.ts';

/** A month whose days with performances are links: from that day on, which productions are played? */
export function ProductionMonth({ data, id }: { data: ProductionsData; id: string }) {
  const { language, today, filter } = data;
  // The days are those of the whole programme: the calendar knows events, not seasons of productions.
  const month = useMonth({ ...data, filter: { date: filter.date } });
  const hrefOf = (day: string) => productionsHref(language, { ...filter, date: day });
  const nameOf = (day: string) => {
    const date = fullDate(day, language);
    if (!month.days.has(day)) return m.calendar_no_events({ date });
    return day === today ? `${m.calendar_today()}, ${date}` : date;
  };
  const leave = (day: string) => {
    const target = monthOf(day);
    if (month.isWithin(target)) void month.show(target);
    return month.isWithin(target);
  };
  const turn = (target: string | null, direction: 'left' | 'right') =>
    target === null ? (
      <span className="ibtn" />
    ) : (
      <Link
        className="ibtn"
        to={hrefOf(target)}
        rel="nofollow"
        aria-label={turnLabels[direction]({ month: dayParts(target, language).month })}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          void month.show(target);
        }}
      >
        <Icon name={direction} />
      </Link>
    );
  return (
    <>
      <header>
        {turn(month.previous, 'left')}
        <h2 id={`month-${id}`} aria-live="polite">
          {dayParts(month.month, language).month}
        </h2>
        {turn(month.next, 'right')}
      </header>
      <MonthGrid
        month={month.month}
        labelledBy={`month-${id}`}
        weekdays={weekdays.map((day) => weekdayOf(day, language))}
        available={month.days}
        today={today}
        chosen={filter.date ?? null}
        isBusy={month.state === 'loading'}
        hrefOf={hrefOf}
        nameOf={nameOf}
        onChoose={closeAround}
        onLeave={leave}
      />
      {month.state === 'failed' && <p role="alert">{m.calendar_failed()}</p>}
    </>
  );
}

const turnLabels = { left: m.calendar_previous_month, right: m.calendar_next_month };

/** A Monday and the days after it; any week will do. */
const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => `2024-01-0${day}`);

function weekdayOf(day: string, language: ProductionsData['language']): { short: string; long: string } {
  const long = dayParts(day, language).weekday;
  return { short: long.slice(0, 2), long };
}

function closeAround(event: MouseEvent<HTMLElement>): void {
  if (event.currentTarget.closest('dialog')) closePanel(event);
  else closePopover(event);
}
