import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { deleteOldFiles, logFile } from '../../log/log-files.server.ts';
import { requestIdHeader } from '../request-id.server.ts';
import { cutAddress } from './cut-address.ts';

interface AccessLogOptions {
  folder: string;
  /** Days after which a file is deleted, the present one included. */
  days: number;
  clock: () => Date;
  /** Client address of a request, as far as the proxies in front are trusted. */
  addressOf: (request: IncomingMessage) => string;
  onError: (error: unknown) => void;
}

/** A failure that lasts is one line of the server log a second, not one for each request. */
const retryMs = 1000;

/**
 * Writes a line of JSON per answered request to a file per day (UTC) and deletes old files. Client addresses are shortened
 * and queries left out, because they contain search words and tokens.
 */
export class AccessLog {
  readonly #options: AccessLogOptions;
  #open: { day: string; stream: WriteStream } | undefined;
  /** Until then it is not tried again to open a file that could not be written. */
  #pausedUntil = 0;

  constructor(options: AccessLogOptions) {
    this.#options = options;
  }

  /** Writes the line of a request once it has been answered; call it when the request comes. */
  follow(request: IncomingMessage, response: ServerResponse): void {
    const begin = performance.now();
    response.once('finish', () => {
      const { clock, addressOf } = this.#options;
      const time = clock().toISOString();
      const path = (request.url ?? '').split('?')[0];
      const ms = Math.round(performance.now() - begin);
      const id = request.headers[requestIdHeader];
      const line = { time, id, address: cutAddress(addressOf(request)), method: request.method, path, status: response.statusCode, ms };
      this.#streamOf(time.slice(0, 10))?.write(`${JSON.stringify(line)}\n`);
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => (this.#open ? this.#open.stream.end(resolve) : resolve()));
  }

  /** Undefined while it cannot be written, as on a full disk: the site goes on, without these lines. */
  #streamOf(day: string): WriteStream | undefined {
    if (this.#open?.day === day) return this.#open.stream;
    if (performance.now() < this.#pausedUntil) return undefined;
    this.#open?.stream.end();
    try {
      const stream = this.#begin(day);
      this.#open = { day, stream };
      return stream;
    } catch (error) {
      this.#pause(error);
      return undefined;
    }
  }

  #begin(day: string): WriteStream {
    const { folder, days, onError } = this.#options;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const stream = createWriteStream(logFile(folder, 'access', day), { flags: 'a', mode: 0o600 });
    // A stream that has failed writes nothing any more.
    stream.on('error', (error) => this.#pause(error));
    void deleteOldFiles(folder, 'access', day, days).catch(onError);
    return stream;
  }

  #pause(error: unknown): void {
    this.#open = undefined;
    this.#pausedUntil = performance.now() + retryMs;
    this.#options.onError(error);
  }
}
