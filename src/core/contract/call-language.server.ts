import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language, preferredLanguage } from '../languages.ts';

/** The language of a call: of its path, else of the query, else Accept-Language, else German (I18N-06). */
export function languageOfCall(request: FastifyRequest): Language {
  const ofPath = /^\/(\w\w)(?=[/?]|$)/.exec(request.url)?.[1];
  if (isLanguage(ofPath)) return ofPath;
  const requested = (request.query as Record<string, unknown> | undefined)?.language;
  return isLanguage(requested) ? requested : preferredLanguage(request.headers['accept-language']);
}
