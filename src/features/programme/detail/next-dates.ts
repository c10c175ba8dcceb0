import { blockingStatuses, type EventStatus } from '../programme.codes.ts';
import type { DetailDate } from './detail-entry.ts';

/** Without entrance to pay a date is open as well. */
const closing: readonly EventStatus[] = blockingStatuses.filter((status) => status !== 'free_entrance');

/** A visitor can still come to a date with these statuses. */
export function isOpen({ statuses }: Pick<DetailDate, 'statuses'>): boolean {
  return !statuses.some((status) => closing.includes(status));
}

/** The next dates for which there are tickets, as alternatives to one that is sold out. */
export function nextOpenDates(dates: readonly DetailDate[], max: number): DetailDate[] {
  return dates.filter(isOpen).slice(0, max);
}
