import type { Fields } from '../../core/fields/field.ts';
import { addDays } from '../../core/text/dates.ts';
import { siteTimeZone } from '../../core/text/wall-clock.ts';

/**
 * The whole number of weeks nearest to so many years. One number for a whole document, so that weekdays
 * and the distances between its dates stay as they are: 1 year is 52 weeks, 3 years are 157.
 */
export function weeksOfYears(years: number): number {
  return Math.round((years * 365.2425) / 7);
}

/** Moves every day and every moment of an entry; the local time stays, across both DST changes. */
export function shiftDates(given: Record<string, unknown>, fields: Fields, weeks: number): void {
  if (weeks === 0) return;
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name];
    if (field.kind === 'date' && typeof value === 'string') given[name] = addDays(value, weeks * 7);
    if (field.kind === 'date-time' && value instanceof Date) given[name] = shiftMoment(value, weeks);
  }
}

function shiftMoment(moment: Date, weeks: number): Date {
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(siteTimeZone);
  return new Date(zoned.add({ weeks }).epochMilliseconds);
}
