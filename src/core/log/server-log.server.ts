import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { deleteOldFiles, logFile } from './log-files.server.ts';

interface ServerLogOptions {
  folder: string;
  /** Days after which a file is deleted, the present one included; 0 writes no file. */
  days: number;
  clock: () => Date;
  redact: (line: string) => string;
  /** The process manager's copy. */
  print: (line: string) => void;
}

/** A day of failures that repeat must not fill the disk. */
const maxBytesPerDay = 20_000_000;

/**
 * Destination of the server log: standard output, and a file per day (UTC) which the office reads (SEC-35). Written at once, because the
 * last line before a crash is the one that matters; a file that cannot be written costs the office its page and nothing else.
 */
export class ServerLog {
  readonly #options: ServerLogOptions;
  #open: { day: string; file: number; bytes: number } | undefined;

  constructor(options: ServerLogOptions) {
    this.#options = options;
  }

  write(given: string): void {
    const { redact, print, days } = this.#options;
    const line = redact(given);
    print(line);
    if (days === 0) return;
    try {
      this.#append(line);
    } catch (error) {
      print(`${JSON.stringify({ level: 40, time: Date.now(), msg: `The server log has no file: ${String(error)}` })}\n`);
    }
  }

  close(): void {
    if (this.#open) closeSync(this.#open.file);
    this.#open = undefined;
  }

  #append(line: string): void {
    const day = this.#options.clock().toISOString().slice(0, 10);
    if (this.#open?.day !== day) this.#begin(day);
    const open = this.#open;
    if (!open || open.bytes > maxBytesPerDay) return;
    open.bytes += writeSync(open.file, line);
  }

  #begin(day: string): void {
    const { folder, days, print } = this.#options;
    this.close();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#open = { day, file: openSync(logFile(folder, 'server', day), 'a', 0o600), bytes: 0 };
    deleteOldFiles(folder, 'server', day, days).catch((error) => print(`${String(error)}\n`));
  }
}
