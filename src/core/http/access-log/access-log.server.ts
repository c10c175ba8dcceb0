import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { cutAddress } from './cut-address.ts';

interface AccessLogOptions {
  folder: string;
  /** Days a file is kept, the present one included. */
  days: number;
  clock: () => Date;
  onError: (error: unknown) => void;
}

const filePattern = /^access-(\d{4}-\d\d-\d\d)\.log$/;

/**
 * Writes one line of JSON per answered request into a file per day (UTC) and deletes those that are older. Addresses are cut,
 * queries left out: they carry search words and tokens. Nothing says who it was.
 */
export function keepAccessLog(server: FastifyInstance, { folder, days, clock, onError }: AccessLogOptions): void {
  let open: { day: string; stream: WriteStream } | undefined;
  const streamOf = (day: string): WriteStream => {
    if (open?.day === day) return open.stream;
    open?.stream.end();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const stream = createWriteStream(join(folder, `access-${day}.log`), { flags: 'a', mode: 0o600 });
    stream.on('error', onError);
    open = { day, stream };
    void deleteOlder(folder, new Date(`${day}T00:00:00Z`), days).catch(onError);
    return stream;
  };
  server.addHook('onResponse', async (request, reply) => {
    const time = clock().toISOString();
    const path = request.url.split('?')[0];
    const ms = Math.round(reply.elapsedTime);
    const line = { time, address: cutAddress(request.ip), method: request.method, path, status: reply.statusCode, ms };
    streamOf(time.slice(0, 10)).write(`${JSON.stringify(line)}\n`);
  });
  server.addHook('onClose', () => new Promise<void>((resolve) => (open ? open.stream.end(resolve) : resolve())));
}

async function deleteOlder(folder: string, today: Date, days: number): Promise<void> {
  const oldest = new Date(today.getTime() - (days - 1) * 24 * 3600 * 1000).toISOString().slice(0, 10);
  for (const name of await readdir(folder)) {
    const day = filePattern.exec(name)?.[1];
    if (day !== undefined && day < oldest) await rm(join(folder, name), { force: true });
  }
}
