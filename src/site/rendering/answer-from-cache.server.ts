import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageCache } from '../../core/http/page-cache/page-cache.server.ts';
import { isRefreshOf } from '../../core/http/page-cache/page-headers.ts';
import type { PageAnswer, PageJob } from '../../core/http/page-cache/rendered-page.ts';
import type { Language } from '../../core/languages.ts';
import type { KnownPages } from './known-pages.server.ts';

/** The caches of rendered pages. */
export interface AnswerCache {
  cache: PageCache;
  known: KnownPages;
}

/** Answers from the page cache, or renders what is not cached. */
export async function answerFromCache(
  { cache, known }: AnswerCache,
  request: FastifyRequest,
  reply: FastifyReply,
  job: PageJob,
): Promise<FastifyReply> {
  const acceptEncoding = request.headers['accept-encoding'] as string | undefined;
  const ifNoneMatch = request.headers['if-none-match'];
  const isRefresh = isRefreshOf(request.headers);
  const cached = cache.lookup(job.key, acceptEncoding, ifNoneMatch, isRefresh);
  if (cached?.status === 200) known.remember(request.raw.url ?? '', job.key);
  return send(reply, cached ?? (await cache.answer({ ...job, acceptEncoding, ifNoneMatch, isRefresh })), request.method);
}

/** All documents that answer 404 share one entry per language; a file that is missing has its own. */
export function notFoundKey(brandName: string, language: Language, kind = 'document'): string {
  return `${brandName} 404 ${language} ${kind}`;
}

function send(reply: FastifyReply, answer: PageAnswer, method: string): FastifyReply {
  reply.hijack();
  const cookie = reply.getHeader('set-cookie') as string | string[] | undefined;
  // The CSRF token of a form that is shown again; cached pages never have one.
  reply.raw.writeHead(answer.status, cookie === undefined ? answer.headers : { ...answer.headers, 'set-cookie': cookie });
  reply.raw.end(method === 'HEAD' ? undefined : (answer.body ?? undefined));
  return reply;
}
