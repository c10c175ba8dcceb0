import { z } from 'zod';
import type { LogName } from './log-files.server.ts';

/** Levels from the lowest to the highest, with pino's numbers. */
export const logLevels = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } as const;
export type LogLevel = keyof typeof logLevels;

/** A line of a log. */
export interface LogLine {
  log: LogName;
  /** UTC. */
  time: Date;
  level: LogLevel;
  message: string;
  /** Where it happened: 'page home', 'GET /de/api/events/'; '' where the line does not say. */
  place: string;
  /** Of the request (OPS-02); '' outside of one. */
  requestId: string;
  /** Everything the line has, as JSON in several lines. */
  detail: string;
}

const serverLine = z.looseObject({
  time: z.number(),
  level: z.number(),
  msg: z.string().default(''),
  place: z.string().default(''),
  reqId: z.string().default(''),
  err: z.looseObject({ message: z.string(), cause: z.looseObject({ message: z.string() }).optional() }).optional(),
});

const accessLine = z.looseObject({
  time: z.iso.datetime(),
  id: z.string().default(''),
  method: z.string().default(''),
  path: z.string(),
  status: z.number(),
  ms: z.number(),
});

const readers: Record<LogName, (line: unknown) => Omit<LogLine, 'detail' | 'log'> | null> = {
  server: (line) => {
    const { data } = serverLine.safeParse(line);
    if (!data) return null;
    const { time, level, msg, place, reqId, err } = data;
    // Of a failed query the database's own words say more than the query.
    const message = (msg.startsWith('Failed query') && err?.cause?.message) || msg || (err?.message ?? '');
    return { time: new Date(time), level: nameOf(level), message, place, requestId: reqId };
  },
  access: (line) => {
    const { data } = accessLine.safeParse(line);
    if (!data) return null;
    const { time, id, method, path, status, ms } = data;
    const level = status >= 500 ? 'error' : 'info';
    return { time: new Date(time), level, message: `${status} ${method} ${path}`, place: `${ms} ms`, requestId: id };
  },
};

/** Parses a line; null for one that is cut or foreign. */
export function readLogLine(log: LogName, text: string): LogLine | null {
  try {
    const value: unknown = JSON.parse(text);
    const line = readers[log](value);
    return line && { ...line, log, detail: JSON.stringify(value, null, 2).replaceAll('\\n', '\n') };
  } catch {
    return null;
  }
}

function nameOf(level: number): LogLevel {
  const names = Object.keys(logLevels) as LogLevel[];
  return names.findLast((name) => logLevels[name] <= level) ?? 'debug';
}
