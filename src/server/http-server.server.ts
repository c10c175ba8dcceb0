import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { OpenMetricsContentType, Registry } from 'prom-client';
import { answerFailure, answerUnreadable, isCallAddress } from '../core/contract/failures.server.ts';
import { AccessLog } from '../core/http/access-log/access-log.server.ts';
import { cameByHttps, clientAddress, comesFromProxy } from '../core/http/client-address.server.ts';
import { type FastHandler, FastPath } from '../core/http/fast-path.server.ts';
import { followRequests } from '../core/http/metrics/http-metrics.server.ts';
import { giveRequestId, requestIdHeader } from '../core/http/request-id.server.ts';
import { strictTransport } from '../core/http/security-headers.ts';
import { loggedError } from '../core/log/logged-error.ts';
import { createRedaction } from '../core/log/redact.ts';
import { ServerLog } from '../core/log/server-log.server.ts';
import { noteErrors } from '../features/dashboard/note-errors.server.ts';
import type { Config } from './config.server.ts';

/** The HTTP server of the site, not listening yet. */
export interface HttpServer {
  server: FastifyInstance;
  /** From now on this handler answers before Fastify. */
  answerFirst(handler: FastHandler): void;
  /** Address of the site, without trailing slash. */
  origin(): string;
  /** Ends the logs, once the server is closed. */
  closeLogs(): Promise<void>;
}

interface HttpServerOptions {
  config: Config;
  registry: Registry<OpenMetricsContentType>;
  clock: () => Date;
  /** Counts what is logged as an error (DASH-07). */
  measurements: Parameters<typeof noteErrors>[0];
  /** Answers an address that Fastify cannot route, as a page of the site does. */
  answerPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** In which a request has to arrive whole (OPS-41): enough for a large picture over a slow line. Fastify would have none at all. */
const requestTimeoutMs = 600_000;

/** Calls and forms are parsed by their contracts: Ajv and the serializer beside it would be loaded for nothing (decision 0098). */
function refuseSchemas(): never {
  throw new Error('This route has a Fastify schema: describe it by a contract (src/core/contract).');
}

/** Opens the server: Fastify behind a fast path, both of them in the access log. */
export function openHttpServer({ config, registry, clock, measurements, answerPage }: HttpServerOptions): HttpServer {
  const fastPath = new FastPath();
  const trustProxy = trustedHops(config.trustProxy);
  const folder = join(config.dataDir, 'log');
  const serverLog = new ServerLog({
    ...{ folder, days: config.logDays, clock, redact: createRedaction(config.secretValues) },
    print: (line) => process.stdout.write(line),
  });
  const server: FastifyInstance = fastify({
    serverFactory: fastPath.serverFactory,
    logger: {
      level: config.logLevel,
      stream: serverLog,
      timestamp: () => `,"time":${clock().getTime()}`,
      serializers: { err: loggedError },
      hooks: { logMethod: noteErrors(measurements) },
    },
    trustProxy,
    requestIdHeader,
    // The access log is a separate file; this log is for what needs attention.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: requestTimeoutMs,
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
    // Each address with and without slash at its end (API-04), by one route.
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      if (isCallAddress(request.url)) return void answerFailure(error, request, reply);
      void answerPage(request, reply).catch((failure) => reply.send(failure));
    },
  });
  const accessLog =
    config.accessLogDays > 0
      ? new AccessLog({
          ...{ folder, days: config.accessLogDays, clock },
          addressOf: clientAddress(trustProxy),
          onError: (error) => server.log.error(error),
        })
      : null;
  const isHttps = cameByHttps(trustProxy);
  const isFromProxy = comesFromProxy(trustProxy);
  const follow = followRequests(registry);
  return {
    server,
    answerFirst: (handler) =>
      fastPath.use((request, response) => {
        giveRequestId(request, response, isFromProxy);
        follow(request, response);
        if (isHttps(request)) response.setHeader(strictTransport.name, strictTransport.value);
        accessLog?.follow(request, response);
        try {
          return handler(request, response);
        } catch (error) {
          // Nothing above would catch it, and the whole site would end: for a built file that a deployment has taken away, say.
          server.log.error(error);
          if (response.headersSent) response.destroy();
          return response.headersSent;
        }
      }),
    origin: () => config.publicUrl ?? listeningAddress(server, config),
    closeLogs: async () => {
      await accessLog?.close();
      serverLog.close();
    },
  };
}

/** A number trusts that many of the nearest hops. */
function trustedHops(trust: Config['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

/** Where a host listens on every address of the machine, one of them that leads to it. */
const addressOfAll: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

function listeningAddress(server: FastifyInstance, config: Config): string {
  const address = server.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : config.port;
  const host = addressOfAll[config.host] ?? config.host;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
