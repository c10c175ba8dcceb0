import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import type { Reading } from '../database/reading.server.ts';
import { type Language, languages } from '../languages.ts';
import { inLanguage } from '../text/language-scope.server.ts';
import type { AnswerOf, Call, ParametersOf, QueryOf } from './call.ts';
import { languageOfCall } from './call-language.server.ts';
import { CallError, fieldErrors } from './errors.server.ts';
import { sendAnswer } from './send-answer.server.ts';
import { validationMessages } from './validation-messages.server.ts';

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
 * without language prefix under the prefixes too (I18N-06). Other methods of a path answer 405.
 */
export function registerCalls(
  server: FastifyInstance,
  answered: readonly Answered[],
  openReading: (request: FastifyRequest) => Reading,
): void {
  const known = new Map<string, HTTPMethods[]>();
  for (const { call, handle } of answered) {
    for (const url of pathsOf(call.path)) {
      const method: HTTPMethods[] = [call.method, 'HEAD'];
      known.set(url, [...(known.get(url) ?? []), ...method]);
      server.route({
        method,
        url,
        handler: async (request, reply) => {
          const language = languageOfCall(request);
          return inLanguage(language, async () => {
            const parameters = parse(call.parameters, request.params, language, 404);
            const query = parse(call.query, givenQuery(call, request.query), language, 400);
            const path = request.url.split('?')[0] ?? '';
            const body = await handle({ language, parameters, query, reading: openReading(request), path, request, reply });
            return sendAnswer(request, reply, body, {
              language,
              isNegotiated: url.startsWith('/api/') || url.startsWith('/pageeditor-api/'),
            });
          });
        },
      });
    }
  }
  for (const [url, methods] of known) refuseOtherMethods(server, url, methods);
}

/** Every address of a call: with both languages, with and without trailing slash. */
export function pathsOf(template: string): string[] {
  const plain = template.replace(/\/$/, '').replace(/\{(?!lang\})(\w+)\}/g, ':$1');
  const isPrefixed = plain.startsWith('/{lang}/');
  const prefixed = languages.map((language) => (isPrefixed ? plain.replace('{lang}', language) : `/${language}${plain}`));
  return [...(isPrefixed ? [] : [plain]), ...prefixed].flatMap((path) => [path, `${path}/`]);
}

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

function refuseOtherMethods(server: FastifyInstance, url: string, allowed: readonly HTTPMethods[]): void {
  server.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url,
    // Before the body is read: whatever it is, it is not wanted.
    onRequest: async (request, reply) => {
      reply.header('allow', [...new Set(allowed)].join(', '));
      throw CallError.ofStatus(405, languageOfCall(request));
    },
    handler: async () => undefined,
  });
}

/**
 * The query a call is checked with. `language` belongs to every call; an empty value counts as not
 * given; what a call without stated 400 does not know is none of its business (table 'Calls').
 */
function givenQuery(call: Call, query: unknown): unknown {
  const isChecked = call.errors.includes(400);
  const given = Object.entries(query as Record<string, unknown>).filter(([name, value]) => {
    if (Object.hasOwn(call.query.shape, name)) return value !== '';
    return isChecked && name !== 'language';
  });
  return Object.fromEntries(given);
}

function parse(schema: z.ZodType, value: unknown, language: Language, status: 400 | 404): never {
  const result = schema.safeParse(value, { error: validationMessages(language) });
  if (result.success) return result.data as never;
  throw status === 404 ? CallError.notFound(language) : new CallError(400, fieldErrors(result.error));
}
