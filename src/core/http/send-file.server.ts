import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../outside/storage.ts';

interface FileHeaders {
  /** Quoted; strong, since a file never changes under its name. */
  etag: string;
  'content-type': string;
  'cache-control': string;
  [name: string]: string;
}

/** Larger files are streamed; a picture of a page is smaller. */
const maxBytesAtOnce = 256 * 1024;

/** Answers with a stored file: 304 for who has it, 206 for a part (RFC 9110), HEAD without reading it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  headers: FileHeaders,
): Promise<FastifyReply> {
  reply.headers({ ...headers, 'accept-ranges': 'bytes' });
  if (isKnown(request.headers['if-none-match'], headers.etag)) return reply.status(304).removeHeader('content-type').send();
  const part = requestedRange(request, file.size, headers.etag);
  if (part === 'beyond') return reply.status(416).header('content-range', `bytes */${file.size}`).removeHeader('content-type').send();
  if (part) reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`);
  reply.header('content-length', part ? part.end - part.start + 1 : file.size);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(part || file.size > maxBytesAtOnce ? await file.read(part ?? undefined) : await file.bytes());
}

function isKnown(given: string | undefined, etag: string): boolean {
  if (!given) return false;
  return given.trim() === '*' || given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** A part of something else than what the browser has would make a broken file. */
function requestedRange({ headers, method }: FastifyRequest, size: number, etag: string): ByteRangeResult {
  const condition = headers['if-range'];
  if (method !== 'GET' || (condition !== undefined && condition !== etag)) return null;
  return parseByteRange(headers.range, size);
}

/** Positions of the first and last byte; null for the whole file; 'beyond' when the range has no byte of the file. */
export type ByteRangeResult = { start: number; end: number } | null | 'beyond';

/** Parses a Range header for a file of `size` bytes. Several ranges and invalid ones get the whole file (RFC 9110, 14.2). */
export function parseByteRange(range: string | undefined, size: number): ByteRangeResult {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start >= size || start > end ? 'beyond' : { start, end };
}
