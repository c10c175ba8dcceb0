import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Answers a request and says so, or leaves it to what comes after. */
export type FastHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The HTTP server of the site: a handler is asked for each request before Fastify parses, routes or calls hooks for it (the page cache
 * answers most of them there). Node's own server, its parser and its timeouts, as Fastify would set them.
 */
export class FastPath {
  #answer: FastHandler = () => false;

  /** Give it to Fastify. */
  readonly serverFactory: FastifyServerFactory = (handler, options) => {
    const server: Server = createServer((request, response) => {
      if (!this.#answer(request, response)) handler(request, response);
    });
    const { keepAliveTimeout, requestTimeout, connectionTimeout } = options as Record<string, number | undefined>;
    if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
    if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
    if (connectionTimeout) server.setTimeout(connectionTimeout);
    return server;
  };

  /** From now on this handler answers first. */
  use(handler: FastHandler): void {
    this.#answer = handler;
  }
}
