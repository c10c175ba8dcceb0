import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { retryAfterSeconds } from '../http/page-outcomes.ts';
import { isStorageAway } from '../outside/is-storage-away.ts';
import { languageOfCall } from './call-language.server.ts';
import { CallError } from './errors.server.ts';

/** True for addresses of calls, known or not: they answer JSON, never a page. */
export function isCallAddress(url: string): boolean {
  return /^\/+(?:\w\w\/+)?(?:api|pageeditor-api)(?:[/?]|$)/.test(url);
}

interface FailureOptions {
  isDatabaseAway(): Promise<boolean>;
  /** Sends the error page of the brand. */
  answerErrorPage(request: FastifyRequest, reply: FastifyReply, status: 500 | 503): Promise<unknown>;
}

/**
 * Failures of calls answer in the one form of API-09; unexpected ones are logged and answer 500, or 503 while the
 * database is away or nothing can be stored.
 * Documents that fail before they are rendered, such as the office's, answer the error page instead.
 */
export function answerFailures(server: FastifyInstance, { isDatabaseAway, answerErrorPage }: FailureOptions): void {
  server.setErrorHandler(async (error, request, reply) => {
    if (statusOf(error) < 500 || error instanceof CallError) return answerFailure(error, request, reply);
    const isAway = isStorageAway(error) || (await isDatabaseAway());
    if (isAway) reply.header('retry-after', String(retryAfterSeconds));
    const isDocument = !isCallAddress(request.url) && request.headers.accept?.includes('text/html');
    if (!isDocument) return answerFailure(error, request, reply, isAway ? 503 : undefined);
    logFailure(error, request);
    await answerErrorPage(request, reply, isAway ? 503 : 500);
    return reply;
  });
  server.setNotFoundHandler((request, reply) => answerFailure(CallError.notFound(languageOfCall(request)), request, reply));
  const unknown = ['/api', '/api/*', '/pageeditor-api', '/pageeditor-api/*'].flatMap((path) => [path, `/:language${path}`]);
  // Before a body is read: it does not matter at an unknown address.
  for (const path of unknown) server.all(path, { onRequest: (_request, reply) => reply.callNotFound() }, () => undefined);
}

/** Sends a failure of a call; also one that Fastify had before it knew the call, such as an address it cannot decode. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply, status = statusOf(error)): FastifyReply {
  const language = languageOfCall(request);
  const known = error instanceof CallError ? error : CallError.ofStatus(status, language);
  if (known.status >= 500) logFailure(error, request);
  return reply
    .status(known.status)
    .headers({ 'content-language': language, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(known.body));
}

function statusOf(error: unknown): number {
  return (error as { statusCode?: number }).statusCode ?? 500;
}

function logFailure(error: unknown, request: FastifyRequest): void {
  request.log.error({ err: error, place: `${request.method} ${request.routeOptions?.url ?? ''}` });
}

/** Answers what is no readable HTTP request in the same form; there is no request to take a language from. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  const body = JSON.stringify(CallError.ofStatus(status, 'de').body);
  const head = [
    `HTTP/1.1 ${status} ${status === 431 ? 'Request Header Fields Too Large' : status === 408 ? 'Request Timeout' : 'Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
