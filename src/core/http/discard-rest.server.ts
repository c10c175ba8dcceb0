import type { FastifyRequest } from 'fastify';

/** Bytes and milliseconds for which the rest of a refused request is read: enough for the client to see the answer. */
const maxRestBytes = 24 * 1024 * 1024;
const maxRestMs = 5000;

/**
 * Reads and discards what still comes of a request that is answered before its end, such as an upload above the limit. A connection
 * that is closed while the client sends is reset, and the client loses the answer. What is more or slower than anybody needs to see the
 * answer ends the connection.
 */
export function discardRest({ raw }: FastifyRequest): void {
  if (raw.complete || raw.destroyed) return;
  let bytes = 0;
  const end = () => raw.destroy();
  const timer = setTimeout(end, maxRestMs).unref();
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', () => clearTimeout(timer));
  raw.on('error', () => undefined);
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxRestBytes) end();
  });
  raw.resume();
}
