import { type FileLine, linesBackwards } from './lines-backwards.server.ts';
import { type LogName, logDays, logFile, logNames } from './log-files.server.ts';
import { type LogLevel, type LogLine, logLevels, readLogLine } from './log-lines.ts';

/** Where reading goes on: per log the file's day and the byte before which the next line ends. */
export type LogPosition = Partial<Record<LogName, { day: string; at: number }>>;

export interface LogQuery {
  logs: readonly LogName[];
  /** This level and higher ones. */
  level: LogLevel;
  /** Part of a line, such as a request id; any case. */
  search: string;
  from: Date | null;
  to: Date | null;
  before: LogPosition;
}

export interface LogPage {
  /** Newest first. */
  lines: LogLine[];
  /** Null at the end of the logs. */
  older: LogPosition | null;
  /** True if reading ended before the page was full, because it had read enough. */
  isCut: boolean;
}

/** Bytes of one request, so that a search through a large log takes parts of a second and goes on with the next page. */
const maxBytes = 16_000_000;

/** Reads the newest lines that match, from all logs in the order of their times. */
export async function readLog(folder: string, query: LogQuery, limit: number): Promise<LogPage> {
  const budget = { bytes: maxBytes };
  const readers = query.logs.map((log) => new Reader(folder, log, query, budget));
  const lines: LogLine[] = [];
  try {
    await Promise.all(readers.map((reader) => reader.advance()));
    while (lines.length < limit && budget.bytes > 0) {
      const newest = readers.reduce((best, each) => (timeOf(each) > timeOf(best) ? each : best));
      if (!newest.line) break;
      lines.push(newest.line);
      newest.take();
      await newest.advance();
    }
  } finally {
    await Promise.all(readers.map((reader) => reader.close()));
  }
  const isCut = budget.bytes <= 0;
  const isMore = isCut || readers.some(({ line }) => line !== null);
  return { lines, isCut, older: isMore ? Object.fromEntries(readers.map(({ log, position }) => [log, position])) : null };
}

function timeOf({ line }: Reader): number {
  return line?.time.getTime() ?? Number.NEGATIVE_INFINITY;
}

/** Reads one log backwards through its files; `line` is the next one that matches. */
class Reader {
  readonly log: LogName;
  line: LogLine | null = null;
  /** Before the last line that was passed or taken. */
  position: { day: string; at: number } | undefined;
  #next: { day: string; at: number } | undefined;
  readonly #query: LogQuery;
  readonly #budget: { bytes: number };
  readonly #lines: AsyncGenerator<FileLine & { day: string }>;

  constructor(folder: string, log: LogName, query: LogQuery, budget: { bytes: number }) {
    this.log = log;
    this.#query = query;
    this.#budget = budget;
    this.position = query.before[log];
    this.#lines = linesOf(folder, log, query);
  }

  take(): void {
    this.position = this.#next;
    this.line = null;
  }

  async advance(): Promise<void> {
    this.line = null;
    while (this.#budget.bytes > 0) {
      const { value, done } = await this.#lines.next();
      if (done) return;
      this.#budget.bytes -= value.text.length;
      const line = matching(this.log, value.text, this.#query);
      this.#next = { day: value.day, at: value.at };
      if (line) {
        this.line = line;
        return;
      }
      this.position = this.#next;
    }
  }

  close(): Promise<unknown> {
    return this.#lines.return(undefined);
  }
}

async function* linesOf(folder: string, log: LogName, { from, to, before }: LogQuery): AsyncGenerator<FileLine & { day: string }> {
  const start = before[log];
  const firstDay = from?.toISOString().slice(0, 10) ?? '';
  const lastDay = to?.toISOString().slice(0, 10) ?? '9999';
  for (const day of await logDays(folder, log)) {
    if (day < firstDay) return;
    if (day > lastDay || (start && day > start.day)) continue;
    try {
      for await (const line of linesBackwards(logFile(folder, log, day), day === start?.day ? start.at : undefined)) yield { ...line, day };
    } catch (error) {
      // Deleted since the folder was read.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

function matching(log: LogName, text: string, { level, search, from, to }: LogQuery): LogLine | null {
  if (search && !text.toLowerCase().includes(search.toLowerCase())) return null;
  const line = readLogLine(log, text);
  if (!line || logLevels[line.level] < logLevels[level]) return null;
  if ((from && line.time < from) || (to && line.time > to)) return null;
  return line;
}

/** A position in an address: 'server:2026-11-20:512,access:2026-11-20:0'. */
export function writePosition(position: LogPosition): string {
  return logNames.flatMap((log) => (position[log] ? [`${log}:${position[log].day}:${position[log].at}`] : [])).join(',');
}

/** Parses it; what is no position is left out. */
export function readPosition(text: string): LogPosition {
  const found = text.matchAll(/(server|access):(\d{4}-\d\d-\d\d):(\d{1,12})(?:,|$)/g);
  return Object.fromEntries([...found].map(([, log, day, at]) => [log, { day, at: Number(at) }]));
}
