import { parseWallClock, toLocalIso } from '../src/core/text/wall-clock.ts';

/** Local days as 'YYYY-MM-DD' and the calendar of the season. */

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Whole days from one day to another, negative when the second lies before the first. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;
}

/** 1 (Monday) to 7. */
export function weekdayOf(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek;
}

export function daysFrom(first: string, last: string): string[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}

/** The first day of a theatre season: 1 August, although the venue opens later. */
export function seasonStart(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return `${date.month >= 8 ? date.year : date.year - 1}-08-01`;
}

/** Five weeks from the second Monday of July; later when today falls into them, because a demo without events shows nothing. */
export function isSummerBreak(day: string, today: string): boolean {
  const year = Number(day.slice(0, 4));
  let start = summerBreakStart(year);
  const sinceStart = daysBetween(start, today);
  if (sinceStart >= -7 && sinceStart < breakDays) start = addDays(today, 7);
  return day >= start && day < addDays(start, breakDays);
}

const breakDays = 35;

function summerBreakStart(year: number): string {
  const first = `${year}-07-08`;
  return addDays(first, (8 - weekdayOf(first)) % 7);
}

/** The night after this Saturday is an hour shorter (March) or longer (October). */
export function isClockChangeEve(day: string): boolean {
  const next = Temporal.PlainDate.from(day).add({ days: 1 });
  return weekdayOf(day) === 6 && (next.month === 3 || next.month === 10) && next.day > next.daysInMonth - 7;
}

/** Local time as ISO 8601 with its offset. */
export function localTime(day: string, time: string): string {
  const instant = parseWallClock(`${day}T${time}`);
  if (!instant) throw new Error(`There is no ${day} ${time}`);
  return toLocalIso(instant);
}
