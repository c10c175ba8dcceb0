import type { MouseEvent } from 'react';
import type { Language } from '../../../../core/languages.ts';
import { dayParts } from '../../../../core/text/dates.ts';
import { isPlainClick } from '../../../../islands/navigation/plain-click.ts';
import { m } from '../../../../paraglide/messages.js';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { MonthGrid } from '../../../../ui/month-grid/month-grid.tsx';
import { fullDate, monthOf } from '../calendar-address.ts';
import { hrefOfDay, type MonthOfList } from './month-address.ts';
import { useMonth } from './use-month.ts';

/** A month with its days as links to the list from that day on; the arrows change the month in place. */
export function MonthDays(data: MonthOfList) {
  const { name, language, today, filter } = data;
  const hrefOf = (day: string) => hrefOfDay(data, day);
  const month = useMonth(data);
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
  const turn = (target: string | null, direction: 'left' | 'right') => (
    <TurnLink target={target} direction={direction} hrefOf={hrefOf} language={language} onTurn={month.show} />
  );
  return (
    <>
      <header>
        {turn(month.previous, 'left')}
        <h2 id={`${name}-month-name`} aria-live="polite">
          {dayParts(month.month, language).month}
        </h2>
        {turn(month.next, 'right')}
      </header>
      <MonthGrid
        month={month.month}
        labelledBy={`${name}-month-name`}
        weekdays={weekdays(language)}
        available={month.days}
        cacheSource={data.days}
        today={today}
        chosen={filter.date ?? null}
        isBusy={month.state === 'loading'}
        hrefOf={hrefOf}
        nameOf={nameOf}
        onLeave={leave}
      />
      {month.state === 'failed' && <p role="alert">{m.calendar_failed()}</p>}
    </>
  );
}

interface TurnLinkProps {
  target: string | null;
  direction: 'left' | 'right';
  language: Language;
  hrefOf(day: string): string;
  onTurn(month: string): void;
}

/** Leads to the list from the first of that month on; with script it shows that month in place. */
function TurnLink({ target, direction, language, hrefOf, onTurn }: TurnLinkProps) {
  if (target === null) return <span className="ibtn" />;
  const turn = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onTurn(target);
  };
  const { month } = dayParts(target, language);
  const label = direction === 'left' ? m.calendar_previous_month({ month }) : m.calendar_next_month({ month });
  return (
    <a className="ibtn" href={hrefOf(target)} rel="nofollow" aria-label={label} data-hold onClick={turn}>
      <Icon name={direction} />
    </a>
  );
}

/** From Monday on; any week will do. Two letters tell the days apart in both languages. */
function weekdays(language: Language): { short: string; long: string }[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const long = dayParts(`2024-01-0${day}`, language).weekday;
    return { short: long.slice(0, 2), long };
  });
}
