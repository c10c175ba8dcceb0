import { RRuleTemporal } from 'rrule-temporal';
import { parseWallClock } from '../../core/text/wall-clock.ts';

/** Maximum number of dates of a series. */
export const maxDates = 400;

/** Recurrence rule of a performance, in local wall-clock time. */
export interface SeriesRule {
  /** Days 'YYYY-MM-DD', both included. */
  from: string;
  to: string;
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[];
  /** 'HH:MM'. */
  time: string;
  every: SeriesStep;
}

/** Interval in weeks, or the first or last such weekday of each month. */
export const seriesSteps = ['1', '2', '3', '4', 'first', 'last'] as const;
export type SeriesStep = (typeof seriesSteps)[number];

/**
 * The dates of a rule in order, as wall-clock times 'YYYY-MM-DDTHH:MM'; `isTooMany` when there are more than {@link maxDates}:
 * then there are none. Times skipped by a DST change are moved as by `parseWallClock`.
 */
export function datesOf({ from, to, weekdays, time, every }: SeriesRule): { dates: string[]; isTooMany: boolean } {
  if (to < from || weekdays.length === 0 || !parseWallClock(`${from}T${time}`)) return { dates: [], isTooMany: false };
  const days = weekdays.map((day) => `${place[every] ?? ''}${codes[day - 1]}`).join(',');
  const step = every in place ? 'FREQ=MONTHLY' : `FREQ=WEEKLY;INTERVAL=${every};WKST=MO`;
  const last = Temporal.PlainDateTime.from(`${to}T${time}`);
  const dates: string[] = [];
  // Iterates wall-clock times as UTC, so that DST does not shift them.
  const rule = new RRuleTemporal({
    rruleString: `RRULE:${step};BYDAY=${days}`,
    dtstart: Temporal.PlainDateTime.from(`${from}T${time}`).toZonedDateTime('UTC'),
    includeDtstart: false,
  });
  rule.all((date) => {
    const wall = Temporal.Instant.fromEpochMilliseconds(date.epochMilliseconds).toZonedDateTimeISO('UTC').toPlainDateTime();
    if (Temporal.PlainDateTime.compare(wall, last) > 0 || dates.length > maxDates) return false;
    dates.push(wall.toString({ smallestUnit: 'minute' }));
    return true;
  });
  return dates.length > maxDates ? { dates: [], isTooMany: true } : { dates, isTooMany: false };
}

const place: Partial<Record<SeriesStep, string>> = { first: '1', last: '-1' };
const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
