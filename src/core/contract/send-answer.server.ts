import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../languages.ts';

interface AnswerOptions {
  /** The call never has an answer: 204. */
  isSilent?: boolean;
  status?: 200 | 201;
  language: Language;
  /** The language came from the request's headers or query: caches have to distinguish the languages. */
  isNegotiated: boolean;
}

/**
 * Sends the answer of a call as JSON. Caches may store it but have to revalidate it each time; a
 * repeated request with its entity tag gets 304 without a body. Where the handler has set Cache-Control,
 * that stays and no tag is made.
 */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  { language, isNegotiated, isSilent = false, status = 200 }: AnswerOptions,
): FastifyReply {
  reply.header('content-language', language);
  if (isSilent) return reply.status(204).send();
  if (isNegotiated) reply.header('vary', 'Accept-Language');
  const text = JSON.stringify(body);
  if (!reply.hasHeader('cache-control')) {
    const tag = `"${hash('sha1', `${language}\n${text}`, 'base64url')}"`;
    reply.headers({ etag: tag, 'cache-control': 'max-age=0, must-revalidate' });
    if (matches(request.headers['if-none-match'], tag)) return reply.status(304).send();
  }
  return reply.status(status).type('application/json; charset=utf-8').send(text);
}

/** Compared weakly, as RFC 9110 asks of If-None-Match; the tag carries its quotes. */
function matches(header: string | undefined, tag: string): boolean {
  return header !== undefined && (header.trim() === '*' || header.includes(tag));
}
