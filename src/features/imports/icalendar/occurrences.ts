import { RRuleTemporal } from 'rrule-temporal';
import { importText } from '../import-text.server.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { EntryFault } from './entry-fault.ts';
import type { Property } from './properties.ts';
import { type CalendarTime, onWall, stampOf, timesOf } from './times.ts';
import type { ZoneOf } from './zones.ts';

/** Maximal occurrences of one series: ten years of daily performances with a matinee now and then. */
export const maxDates = 5000;

/** Years after the import up to which a series without end is taken. */
export const yearsAhead = 2;

/** Iterations after which a rule without results is stopped; enough for every rule that has {@link maxDates}. */
const bounds = { maxIterations: maxDates + 100, maxCandidateEvaluations: 100_000, strict: true, cache: false };

/** The dates of a series, in local time of its zone, in order. */
export interface Occurrences {
  walls: Temporal.PlainDateTime[];
  /** What follows is left out, because there is more than {@link maxDates}. */
  isCut: boolean;
  /** The rule has no end; it was taken up to this day. */
  until: Temporal.PlainDateTime | null;
}

/** True when the event is the pattern of a series. */
export function isSeries({ properties }: CalendarEvent): boolean {
  return properties.all('rrule').length > 0 || properties.all('rdate').length > 0;
}

/**
 * The occurrences of a series: DTSTART, RRULE and RDATE without EXDATE. Rules count wall-clock time, so 19:30 stays
 * 19:30 across both DST changes.
 * @throws {EntryFault} when a rule is none or never takes place.
 */
export function occurrencesOf({ properties, start }: CalendarEvent, zoneOf: ZoneOf, now: Date): Occurrences {
  const times = (name: 'rdate' | 'exdate') =>
    properties.all(name).flatMap((property) => timesOf(name.toUpperCase(), property, zoneOf).map((time) => onWall(time, start)));
  const walls = new Map([start.wall, ...times('rdate').slice(0, maxDates)].map((wall) => [stampOf(wall), wall]));
  let until: Temporal.PlainDateTime | null = null;
  for (const property of properties.all('rrule')) {
    const end = endOf(property, start, zoneOf);
    if (!end) until = start.zone.toWall(Temporal.Instant.fromEpochMilliseconds(now.getTime())).add({ years: yearsAhead });
    forEachOccurrence(property, start, end ?? until, (wall) => {
      walls.set(stampOf(wall), wall);
      return walls.size <= maxDates;
    });
  }
  for (const wall of times('exdate')) walls.delete(stampOf(wall));
  const sorted = [...walls.values()].sort(Temporal.PlainDateTime.compare);
  return { walls: sorted.slice(0, maxDates), isCut: walls.size > maxDates, until };
}

/** The last moment a rule allows: 'counted' when it has a COUNT, null when it has no end. */
function endOf({ values }: Property, start: CalendarTime, zoneOf: ZoneOf): Temporal.PlainDateTime | 'counted' | null {
  const { until, count } = ruleOf(values);
  if (until === undefined) return count === undefined ? null : 'counted';
  const [time] = timesOf('RRULE UNTIL', { values: [until], parameters: {}, type: 'date-time' }, zoneOf);
  if (!time) return null;
  if (time.isDay) return time.wall.with({ hour: 23, minute: 59, second: 59 });
  // RFC 5545 wants UTC here; a time without zone is one of the series.
  return String(until).endsWith('Z') ? onWall(time, start) : time.wall;
}

/** Calls `onOccurrence` for each occurrence of one rule until the rule ends or it returns false. */
function forEachOccurrence(
  { values }: Property,
  start: CalendarTime,
  end: Temporal.PlainDateTime | 'counted' | null,
  onOccurrence: (wall: Temporal.PlainDateTime) => boolean,
): void {
  const { until, ...rule } = ruleOf(values);
  const text = Object.entries(rule)
    .map(([part, value]) => `${part.toUpperCase()}=${[value].flat().join(',')}`)
    .join(';');
  if (!/^(daily|weekly|monthly|yearly)$/i.test(String(rule.freq)))
    throw new EntryFault(
      importText({
        de: `RRULE: erwartet wird FREQ=DAILY, WEEKLY, MONTHLY oder YEARLY, da steht „${text.slice(0, 100)}“`,
        en: `RRULE: expected FREQ=DAILY, WEEKLY, MONTHLY or YEARLY, got '${text.slice(0, 100)}'`,
      }),
    );
  if (rule.count !== undefined && !(Number(rule.count) >= 1))
    throw new EntryFault(
      importText({
        de: `RRULE: erwartet wird COUNT=1 oder mehr, da steht „${rule.count}“`,
        en: `RRULE: expected COUNT=1 or more, got '${rule.count}'`,
      }),
    );
  let seen = 0;
  try {
    // Local times are computed as if they were UTC, so that no change of clocks moves them.
    const series = new RRuleTemporal({
      rruleString: `RRULE:${text}`,
      dtstart: start.wall.toZonedDateTime('UTC'),
      ...bounds,
    });
    series.all((date) => {
      const wall = Temporal.Instant.fromEpochMilliseconds(date.epochMilliseconds).toZonedDateTimeISO('UTC').toPlainDateTime();
      if (end instanceof Temporal.PlainDateTime && Temporal.PlainDateTime.compare(wall, end) > 0) return false;
      seen += 1;
      return onOccurrence(wall);
    });
  } catch (error) {
    // The library stops rules that find nothing more; earlier occurrences remain valid.
    if (seen > 0) return;
    const message = error instanceof Error ? error.message.slice(0, 100) : String(error);
    const isNever = /^Maximum/.test(message);
    const [rule, ever] = [text.slice(0, 100), isNever ? '' : message];
    throw new EntryFault(
      importText({
        de: `RRULE: erwartet wird eine Regel wie FREQ=WEEKLY;COUNT=5, da steht „${rule}“${isNever ? ': das findet nie statt' : ''}`,
        en: `RRULE: expected a rule such as FREQ=WEEKLY;COUNT=5, got '${rule}': ${ever || 'it never takes place'}`,
      }),
    );
  }
}

function ruleOf([value]: unknown[]): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
