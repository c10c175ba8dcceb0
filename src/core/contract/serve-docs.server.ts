import type { FastifyInstance } from 'fastify';
import type { Call } from './call.ts';
import { languageOfCall } from './call-language.server.ts';
import { docsPolicy, renderDocsPage } from './docs-page.server.ts';
import { describeCalls } from './openapi.server.ts';
import { pathsOf } from './register.server.ts';
import { sendAnswer } from './send-answer.server.ts';

/** Serves the description of the calls: for machines at /api/openapi.json, for people at /api/docs. Each is rendered once. */
export function serveDocs(server: FastifyInstance, calls: readonly Call[], version: string): void {
  let document: ReturnType<typeof describeCalls> | undefined;
  let page: string | undefined;
  const describe = () => {
    document ??= describeCalls(calls, version);
    return document;
  };
  for (const url of pathsOf('/api/openapi.json')) {
    server.get(url, async (request, reply) =>
      sendAnswer(request, reply, describe(), { language: languageOfCall(request), isNegotiated: url.startsWith('/api/') }),
    );
  }
  for (const url of pathsOf('/api/docs')) {
    server.get(url, async (_request, reply) => {
      page ??= renderDocsPage(describe());
      return reply
        .headers({ 'content-security-policy': docsPolicy, 'cache-control': 'max-age=0, must-revalidate' })
        .type('text/html; charset=utf-8')
        .send(page);
    });
  }
}
