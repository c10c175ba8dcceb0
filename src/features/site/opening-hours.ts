import type { Language } from '../../core/languages.ts';
import { ownFormat } from '../../core/text/own-formats.ts';
import { m } from '../../paraglide/messages.js';
import type { HoursToday } from './site.contract.ts';

type Entry = HoursToday['opening_hours'][number];

/** A part of the line about today's hours; with `url` it is a link (HOURS-07). */
export interface HoursPart {
  text: string;
  url: string;
}

/**
 * What the top bar says at a time of day 'HH:MM' (HOURS-02 to HOURS-07): each range in the words of its own
 * status, ranges already over only when no other remains. Empty when nothing is known about today.
 */
export function describeHours(hours: HoursToday, clock: string, language: Language): { parts: HoursPart[]; isOpen: boolean } {
  const entries = hours.opening_hours_exceptions.length > 0 ? hours.opening_hours_exceptions : hours.opening_hours;
  const ahead = entries.filter((entry) => entry.alternative_text || statusOf(entry, clock) !== 'closed');
  const parts = (ahead.length > 0 ? ahead : entries.slice(0, 1)).map((entry) => ({
    text: entry.alternative_text || wordsOf(entry, clock, language),
    url: entry.alternative_link_url,
  }));
  return { parts, isOpen: ahead.some((entry) => statusOf(entry, clock) === 'open') };
}

/** The moments of today, 'HH:MM', at which the line changes. */
export function turningPoints(hours: HoursToday): string[] {
  return [...hours.opening_hours, ...hours.opening_hours_exceptions]
    .flatMap((entry) => [entry.time_from, entry.time_to])
    .filter((time) => time !== null)
    .map((time) => time.slice(0, 5));
}

function statusOf({ time_from, time_to, closed }: Entry, clock: string): 'early' | 'open' | 'closed' {
  if (closed || time_from === null || time_to === null) return 'closed';
  if (clock < time_from.slice(0, 5)) return 'early';
  return clock < time_to.slice(0, 5) ? 'open' : 'closed';
}

function wordsOf(entry: Entry, clock: string, language: Language): string {
  const status = statusOf(entry, clock);
  const time = (value: string | null) =>
    ownFormat('time', value ?? '', language) ?? `${value?.slice(0, 5)}${language === 'de' ? '\u00a0Uhr' : ''}`;
  if (status === 'early') return m.hours_open_from({ time: time(entry.time_from) });
  return status === 'open' ? m.hours_open_until({ time: time(entry.time_to) }) : m.hours_closed();
}
