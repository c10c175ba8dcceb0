import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Reading } from '../database/reading.server.ts';
import { isLanguage, type Language, languages, preferredLanguage } from '../languages.ts';
import { inLanguage } from '../text/language-scope.server.ts';
import type { AnswerOf, Call, ParametersOf, QueryOf } from './call.ts';
import { CallError, fieldErrors, validationMessages } from './errors.server.ts';

/** What a handler works with: the parsed request and one act of reading for who asks. */
export interface CallContext<C extends Call = Call> {
  language: Language;
  parameters: ParametersOf<C>;
  query: QueryOf<C>;
  reading: Reading;
  /** Path of the request without query, as the caller wrote it; for links to other pages of a list. */
  path: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A call with the function that answers it. */
export interface Answered {
  call: Call;
  handle(context: CallContext): Promise<unknown>;
}

/** Ties a contract to its handler; the types of both have to agree. */
export function answer<C extends Call>(call: C, handle: (context: CallContext<C>) => Promise<AnswerOf<C>>): Answered {
  return { call, handle: handle as unknown as Answered['handle'] };
}

/**
 * Registers calls on the server: each with and without trailing slash (API-04), and every path
 * without language prefix under the prefixes too (I18N-06).
 */
export function registerCalls(server: FastifyInstance, answered: readonly Answered[], openReading: (request: FastifyRequest) => Reading): void {
  for (const { call, handle } of answered) {
    for (const { path, language } of pathsOf(call.path)) {
      server.route({
        method: [call.method, 'HEAD'],
        url: path,
        handler: async (request, reply) => {
          const asked = languageOf(request, language);
          return inLanguage(asked, async () => {
            const parameters = parse(call.parameters, request.params, asked, 404);
            const query = parse(call.query, withoutLanguage(call, request.query), asked, 400);
            const body = await handle({ language: asked, parameters, query, reading: openReading(request), path: request.url.split('?')[0] ?? '', request, reply });
            return reply.header('content-language', asked).send(body);
          });
        },
      });
    }
  }
}

function pathsOf(template: string): { path: string; language: Language | null }[] {
  const plain = template.replace(/\/$/, '').replace(/\{(?!lang\})(\w+)\}/g, ':$1');
  const isPrefixed = plain.startsWith('/{lang}/');
  const bare = isPrefixed ? [] : [{ path: plain, language: null }];
  const prefixed = languages.map((language) => ({ path: isPrefixed ? plain.replace('{lang}', language) : `/${language}${plain}`, language }));
  return [...bare, ...prefixed].flatMap(({ path, language }) => [path, `${path}/`].map((variant) => ({ path: variant, language })));
}

/** The language of a call: of its path, else of the query, else Accept-Language, else German (I18N-06). */
function languageOf(request: FastifyRequest, ofPath: Language | null): Language {
  const asked = (request.query as Record<string, unknown>).language;
  return ofPath ?? (isLanguage(asked) ? asked : preferredLanguage(request.headers['accept-language']));
}

function withoutLanguage(call: Call, query: unknown): unknown {
  if ('language' in call.query.shape) return query;
  const { language, ...rest } = query as Record<string, unknown>;
  return rest;
}

function parse(schema: z.ZodType, value: unknown, language: Language, status: 400 | 404): never {
  const result = schema.safeParse(value, { error: validationMessages(language) });
  if (result.success) return result.data as never;
  throw status === 404 ? CallError.notFound(language) : new CallError(400, fieldErrors(result.error));
}
