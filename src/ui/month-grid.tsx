import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { dayAfterKey, weeksOf } from './month-weeks.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

interface MonthGridProps {
  /** First day of the month, 'YYYY-MM-DD'. */
  month: string;
  labelledBy: string;
  weekdays: readonly { short: string; long: string }[];
  /** Days that can be chosen. */
  available: ReadonlySet<string>;
  today: string;
  chosen: string | null;
  isBusy: boolean;
  hrefOf(day: string): string;
  /** The whole date for screen readers. */
  nameOf(day: string): string;
  onChoose(event: MouseEvent<HTMLElement>): void;
  /** Asks for another month, because the focus moves there; false when it lies out of reach. */
  onLeave(day: string): boolean;
}

/** A month as a grid of days to choose from: links, with the keys of the WAI-ARIA date grid once script runs. */
export function MonthGrid(props: MonthGridProps) {
  const { month, labelledBy, weekdays, available, today, chosen, isBusy, hrefOf, nameOf, onChoose, onLeave } = props;
  const weeks = weeksOf(month);
  const isHydrated = useIsHydrated();
  const [active, setActive] = useState<string | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const reachable = weeks.flat().find((day) => day !== null && (day === active || (active?.slice(0, 7) !== month.slice(0, 7) && available.has(day))));
  const tabStop = reachable ?? month;

  // Also when the days arrive: a focused day may turn into a link then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the days are what it waits for
  useLayoutEffect(() => {
    const isInside = table.current?.contains(document.activeElement) ?? false;
    if (isMoving.current || isInside) table.current?.querySelector<HTMLElement>(`[data-day="${tabStop}"]`)?.focus();
    isMoving.current = false;
  }, [tabStop, available]);

  const move = (event: KeyboardEvent) => {
    const day = (event.target as HTMLElement).dataset.day;
    const target = day && dayAfterKey(day, event.key);
    if (!target) return;
    event.preventDefault();
    if (target.slice(0, 7) !== month.slice(0, 7) && !onLeave(target)) return;
    isMoving.current = true;
    setActive(target);
  };
  const stop = (day: string) => (isHydrated ? { tabIndex: day === tabStop ? 0 : -1 } : {});

  return (
    <table ref={table} role="grid" aria-labelledby={labelledBy} aria-busy={isBusy} onKeyDown={move}>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) =>
              day === null ? (
                <td key={weekdays[index]?.long} />
              ) : available.has(day) ? (
                <td key={day} aria-selected={day === chosen}>
                  <Link to={hrefOf(day)} replace rel="nofollow" data-day={day} aria-label={nameOf(day)} aria-current={day === today ? 'date' : undefined} onClick={onChoose} {...stop(day)}>
                    {Number(day.slice(8))}
                  </Link>
                </td>
              ) : (
                <td key={day} data-day={day} aria-label={isHydrated ? nameOf(day) : undefined} aria-current={day === today ? 'date' : undefined} {...stop(day)}>
                  {Number(day.slice(8))}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
