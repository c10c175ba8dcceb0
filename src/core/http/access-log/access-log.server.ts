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

/**
 * Writes a line of JSON per answered request to a file per day (UTC) and deletes old files. Client addresses are shortened
 * and queries left out, because they contain search words and tokens.
 */
export class AccessLog {
  readonly #options: AccessLogOptions;
  #open: { day: string; stream: WriteStream } | undefined;

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
      this.#streamOf(time.slice(0, 10)).write(`${JSON.stringify(line)}\n`);
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => (this.#open ? this.#open.stream.end(resolve) : resolve()));
  }

  #streamOf(day: string): WriteStream {
    if (this.#open?.day === day) return this.#open.stream;
    const { folder, days, onError } = this.#options;
    this.#open?.stream.end();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const stream = createWriteStream(logFile(folder, 'access', day), { flags: 'a', mode: 0o600 });
    stream.on('error', onError);
    this.#open = { day, stream };
    void deleteOldFiles(folder, 'access', day, days).catch(onError);
    return stream;
  }
}
