import { type KeyboardEvent, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { CachedFragment } from '../cached-fragment.tsx';
import { dayAfterKey, weeksOf } from './month-weeks.ts';

interface MonthGridProps {
  /** First day of the month, 'YYYY-MM-DD'. */
  month: string;
  labelledBy: string;
  weekdays: readonly { short: string; long: string }[];
  /** Days that can be chosen. */
  available: ReadonlySet<string>;
  /** Content object of the days, for `CachedFragment`. */
  cacheSource: object;
  today: string;
  chosen: string | null;
  isBusy: boolean;
  hrefOf(day: string): string;
  /** The whole date for screen readers. */
  nameOf(day: string): string;
  /** Shows another month, because the focus moves there; false when it is out of range. */
  onLeave(day: string): boolean;
}

/** A month as a grid of days to choose from: links, with the keys of the WAI-ARIA date grid once script runs. */
export function MonthGrid(props: MonthGridProps) {
  const { month, labelledBy, weekdays, available, cacheSource, today, chosen, isBusy, hrefOf, onLeave } = props;
  // False on the server and in the first render of the browser, so that both render the same. Deferred, so that React can render it in
  // slices: a store's snapshot would be rendered synchronously with all effects of the page.
  const isHydrated = useDeferredValue(true, false);
  const weeks = weeksOf(month);
  const [active, setActive] = useState<string | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const days = weeks.flat();
  const tabStop =
    [active, chosen, today].find((day) => day !== null && days.includes(day)) ??
    days.find((day) => day !== null && available.has(day)) ??
    month;

  // Until the days of another month have loaded: the focused day may become a link then.
  useLayoutEffect(() => {
    const isInside = table.current?.contains(document.activeElement) ?? false;
    if (isMoving.current || isInside) table.current?.querySelector<HTMLElement>(`[data-day="${tabStop}"]`)?.focus();
    if (!isBusy) isMoving.current = false;
  }, [tabStop, available, isBusy]);

  const move = (event: KeyboardEvent) => {
    const day = (event.target as HTMLElement).dataset.day;
    const target = day && dayAfterKey(day, event.key);
    if (!target) return;
    event.preventDefault();
    if (target.slice(0, 7) !== month.slice(0, 7) && !onLeave(target)) return;
    isMoving.current = true;
    setActive(target);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of WAI-ARIA is a table
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
        {weeks.map((week) => {
          const first = week.find((day) => day !== null);
          const links = week.filter((day) => day !== null && available.has(day)) as string[];
          return (
            // A visitor can choose any day: its week is not cached.
            <CachedFragment
              key={first}
              as="tr"
              of={week.includes(chosen) ? null : cacheSource}
              under={`week ${first} ${links} ${week.includes(today) && today}`}
              links={() => links.map(hrefOf)}
            >
              <Week {...props} week={week} tabStop={tabStop} isHydrated={isHydrated} />
            </CachedFragment>
          );
        })}
      </tbody>
    </table>
  );
}

interface WeekProps extends MonthGridProps {
  /** Null is outside the month. */
  week: readonly (string | null)[];
  tabStop: string;
  isHydrated: boolean;
}

function Week({ week, tabStop, ...props }: WeekProps) {
  return week.map((day, index) =>
    day === null ? <td key={props.weekdays[index]?.long} /> : <Day key={day} {...props} day={day} isTabStop={day === tabStop} />,
  );
}

/** A day to choose, or one without; both can be reached with the arrow keys once script runs. */
interface DayProps extends MonthGridProps {
  day: string;
  isTabStop: boolean;
  isHydrated: boolean;
}

function Day({ day, isTabStop, isHydrated, available, today, chosen, hrefOf, nameOf }: DayProps) {
  const shared = {
    'data-day': day,
    'aria-current': day === today ? ('date' as const) : undefined,
    tabIndex: isHydrated ? (isTabStop ? 0 : -1) : undefined,
    children: Number(day.slice(8)),
  };
  // With other filters nothing may be on that day.
  const selected = day === chosen ? { 'aria-selected': true } : {};
  if (!available.has(day)) return <td {...shared} {...selected} aria-label={isHydrated ? nameOf(day) : undefined} />;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid has its role implicitly, and must not repeat it (ARIA in HTML)
    <td aria-selected={day === chosen}>
      <a {...shared} href={hrefOf(day)} rel="nofollow" aria-label={nameOf(day)} />
    </td>
  );
}
