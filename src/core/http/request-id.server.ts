import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Header of the id, in requests and answers. */
export const requestIdHeader = 'x-request-id';

const wellFormed = /^[\w.-]{8,64}$/;

/**
 * Gives a request its id (OPS-02): that of a trusted proxy, else a new one. It stands in the request for the log lines that follow, and in
 * the answer for who reports a failure.
 */
export function giveRequestId(
  request: IncomingMessage,
  response: ServerResponse,
  comesFromProxy: (request: IncomingMessage) => boolean,
): void {
  const given = request.headers[requestIdHeader];
  const id = typeof given === 'string' && wellFormed.test(given) && comesFromProxy(request) ? given : randomUUID();
  request.headers[requestIdHeader] = id;
  response.setHeader(requestIdHeader, id);
}
