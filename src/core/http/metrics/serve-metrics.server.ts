import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, type OpenMetricsContentType, type Registry } from 'prom-client';
import { isSameSecret } from '../secrets.server.ts';

/**
 * Serves /metrics as OpenMetrics (OPS-01): with a token to whoever sends it as `Authorization: Bearer`; without one to this machine alone,
 * and then to nothing that came through a proxy. Everybody else gets the page for missing addresses.
 */
export function serveMetrics(server: FastifyInstance, registry: Registry<OpenMetricsContentType>, token: string | undefined): void {
  let collectsProcess = false;
  server.get('/metrics', async (request, reply) => {
    if (!(token === undefined ? isFromThisMachine(request) : hasToken(request, token))) return reply.callNotFound();
    // Event loop, memory and garbage collection are measured from the first request on, not where nobody looks.
    if (!collectsProcess) collectDefaultMetrics({ register: registry });
    collectsProcess = true;
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return isSameSecret(given, token);
}

/** A proxy on this machine comes from it too, for visitors, and says so in one of these headers. */
function isFromThisMachine({ raw: { socket, headers } }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'].some((name) => headers[name] !== undefined);
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}
