import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../database/client.server.ts';

/** /healthz says the process lives; /readyz says what is missing before it can serve. */
export function serveHealth(server: FastifyInstance, database: DatabaseHandle): void {
  server.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const missing = await database.check().then(
      () => [],
      () => ['database'],
    );
    return reply
      .status(missing.length > 0 ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: missing.length > 0 ? 'not ready' : 'ready', missing });
  });
}
