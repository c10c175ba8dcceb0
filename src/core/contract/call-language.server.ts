import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language, preferredLanguage, type StoredLanguage, storedLanguages } from '../languages.ts';

/** The language of a call: of its path, else of the query, else Accept-Language, else German (I18N-06). */
export function languageOfCall(request: FastifyRequest): Language {
  const ofPath = /^\/(\w\w)(?=[/?]|$)/.exec(request.url)?.[1];
  if (isLanguage(ofPath)) return ofPath;
  const requested = (request.query as Record<string, unknown> | undefined)?.language;
  return isLanguage(requested) ? requested : preferredLanguage(request.headers['accept-language']);
}

/** The language of the texts a call reads and writes: of its path, also one without routes for visitors (I18N-03). */
export function textLanguageOfCall(request: FastifyRequest): StoredLanguage {
  const ofPath = /^\/(\w\w)(?=\/)/.exec(request.url)?.[1];
  return storedLanguages.find((language) => language === ofPath) ?? languageOfCall(request);
}
