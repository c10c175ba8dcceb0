import { z } from 'zod';
import { logNames } from '../../core/log/log-files.server.ts';
import type { LogLevel } from '../../core/log/log-lines.ts';
import { type LogQuery, readPosition, writePosition } from '../../core/log/read-log.server.ts';
import { parseWallClock } from '../../core/text/wall-clock.ts';
import { searchIn } from '../lists/filter-form.tsx';

/** Levels the filter offers, as 'this one and higher'. */
export const shownLevels = ['warn', 'error'] as const satisfies readonly LogLevel[];

const shape = z.object({
  log: z.enum(logNames).or(z.literal('')).catch(''),
  level: z.enum(shownLevels).or(z.literal('')).catch(''),
  /** Wall-clock time of the venue, as the input has it. */
  from: z.string().catch(''),
  to: z.string().catch(''),
  before: z.string().catch(''),
});

/** Filter of the log page, as its address has it. */
export type LogFilter = z.output<typeof shape> & { search: string };

/** Parses an address; what is no value of the filter is left out. */
export function readLogFilter(query: URLSearchParams): LogFilter {
  const given = shape.parse(Object.fromEntries(query));
  const time = (text: string) => (parseWallClock(text) ? text : '');
  const before = writePosition(readPosition(given.before));
  return { ...given, from: time(given.from), to: time(given.to), before, search: searchIn(query) };
}

/** What to read for it. A minute that is named as the end belongs to the range, in autumn with both times the clock shows it. */
export function logQueryOf({ log, level, from, to, before, search }: LogFilter): LogQuery {
  const end = parseWallClock(to, 'later');
  return {
    logs: log === '' ? logNames : [log],
    level: level || 'debug',
    search,
    from: parseWallClock(from),
    to: end && new Date(end.getTime() + (to.length > 16 ? 999 : 59_999)),
    before: readPosition(before),
  };
}

/** Address of a filter below `base`. */
export function logHref(base: string, filter: Partial<LogFilter>): string {
  const given = Object.entries(filter).filter(([, value]) => value);
  return given.length === 0 ? base : `${base}?${new URLSearchParams(given)}`;
}
