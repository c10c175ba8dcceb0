import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Answers a request and returns true, or leaves it to Fastify. */
export type FastHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The HTTP server of the site: a handler is called for each request before Fastify parses, routes or calls hooks for it (the page
 * cache answers most of them there). Node's server with the timeouts Fastify would set.
 */
export class FastPath {
  #answer: FastHandler = () => false;

  /** Option `serverFactory` of Fastify. */
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
