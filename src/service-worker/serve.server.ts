import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Serves the service worker for the whole site (SITE-06). The version of the build in its text makes each build a new worker. */
export function serveServiceWorker(server: FastifyInstance, clientFolder: string, version: string): void {
  const code = readFileSync(join(clientFolder, 'assets/service-worker.js'), 'utf8');
  const text = `const version=${JSON.stringify(version)};\n${code}`;
  server.get('/sw.js', (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'self'",
      })
      .send(text),
  );
}
