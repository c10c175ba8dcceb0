import type { Language } from '../../core/languages.ts';
import { customFormat } from '../../core/text/custom-formats.ts';
import { m } from '../../paraglide/messages.js';
import type { HoursToday } from './site.contract.ts';

type Entry = HoursToday['opening_hours'][number];

/** A part of the line about today's hours; with `url` it is a link (HOURS-07). */
export interface HoursSegment {
  text: string;
  url: string;
}

/**
 * What the top bar says at a time of day 'HH:MM' (HOURS-02 to HOURS-07): each range in the words of its own
 * status, ranges already over only when no other remains; hours past midnight stay open until the day ends. Empty when nothing is known about today.
 */
export function describeHours(hours: HoursToday, clock: string, language: Language): { parts: HoursSegment[]; isOpen: boolean } {
  const entries = hours.opening_hours_exceptions.length > 0 ? hours.opening_hours_exceptions : hours.opening_hours;
  const ahead = entries.filter((entry) => entry.alternative_text || statusOf(entry, clock) !== 'closed');
  const parts = (ahead.length > 0 ? ahead : entries.slice(0, 1)).map((entry, index) => {
    const words = textOf(entry, clock, language);
    const line = index === 0 ? words : words.charAt(0).toLowerCase() + words.slice(1);
    return { text: entry.alternative_text || line, url: entry.alternative_text && entry.alternative_link_url };
  });
  return { parts, isOpen: ahead.some((entry) => statusOf(entry, clock) === 'open') };
}

/** What the top bar says during today, from one moment 'HH:MM' to the next at which it says something else. Empty when nothing is known. */
export function linesOfToday(hours: HoursToday, language: Language): { from: string; parts: HoursSegment[]; isOpen: boolean }[] {
  const moments = [...new Set(['00:00', ...turningPoints(hours)])].sort();
  const lines = moments.map((from) => ({ from, ...describeHours(hours, from, language) }));
  const isNew = (index: number) => {
    const [before, now] = [lines[index - 1], lines[index]].map((line) => line && JSON.stringify([line.parts, line.isOpen]));
    return before !== now;
  };
  return lines.filter(({ parts }, index) => parts.length > 0 && isNew(index));
}

/** The moments of today, 'HH:MM', at which the line changes. */
export function turningPoints(hours: HoursToday): string[] {
  return [...hours.opening_hours, ...hours.opening_hours_exceptions]
    .flatMap((entry) => [timeOf(entry.time_from), timeOf(entry.time_to)])
    .filter((time): time is string => time !== null && time < '24:00');
}

/** Whether an entry's hours end on the day after, as those of a bar do: 18:00 to 01:00, or to midnight written 00:00. */
export function isOverMidnight({ time_from, time_to, closed }: Entry): boolean {
  const [from, to] = [timeOf(time_from), timeOf(time_to)];
  return !closed && from !== null && to !== null && to <= from;
}

function statusOf(entry: Entry, clock: string): 'early' | 'open' | 'closed' {
  const [from, to] = [timeOf(entry.time_from), timeOf(entry.time_to)];
  if (entry.closed || from === null || to === null) return 'closed';
  if (clock < from) return 'early';
  return clock < to || isOverMidnight(entry) ? 'open' : 'closed';
}

/** 'HH:MM', which compares like the time it stands for; null for what is no time of day. */
function timeOf(value: string | null): string | null {
  return /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)(?=:|$)/.exec(value ?? '')?.[0] ?? null;
}

function textOf(entry: Entry, clock: string, language: Language): string {
  const status = statusOf(entry, clock);
  const time = (value: string | null) =>
    customFormat('time', value ?? '', language) ?? `${timeOf(value)}${language === 'de' ? '\u00a0Uhr' : ''}`;
  if (status === 'early') return m.hours_open_from({ time: time(entry.time_from) });
  return status === 'open' ? m.hours_open_until({ time: time(entry.time_to) }) : m.hours_closed();
}
