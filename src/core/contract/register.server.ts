import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { Reading } from '../database/reading.server.ts';
import { textFaultOf } from '../fields/storable.ts';
import { isSameOriginForm, isSameOriginScript } from '../http/csrf.server.ts';
import { multipartLimits } from '../http/multipart.server.ts';
import { formType, parseForm } from '../http/parse-form.ts';
import { isLanguage, type Language, languages, type StoredLanguage, storedLanguages } from '../languages.ts';
import { inLanguage } from '../text/language-scope.server.ts';
import { requireAudience } from './access.server.ts';
import type { AnswerOf, BodyOf, Call, ParametersOf, QueryOf } from './call.ts';
import { languageOfCall } from './call-language.server.ts';
import { CallError, fieldErrors } from './errors.server.ts';
import { sendAnswer } from './send-answer.server.ts';
import { unstorableText, validationMessages } from './validation-messages.server.ts';

/** What a handler gets: the parsed request and a {@link Reading} for its viewer. */
export interface CallContext<C extends Call = Call> {
  language: Language;
  parameters: ParametersOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  reading: Reading;
  /** Path of the request without query, as the caller wrote it; for links to other pages of a list. */
  path: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What most of a call's own functions need of it: whose reading it is, and the language of its answers. */
export type CallScope = Pick<CallContext, 'reading' | 'language'>;

/** A call with the function that answers it. */
export interface CallHandler {
  call: Call;
  handle(context: CallContext): Promise<unknown>;
}

/** Ties a contract to its handler; the types of both have to agree. */
export function answer<C extends Call>(call: C, handle: (context: CallContext<C>) => Promise<AnswerOf<C>>): CallHandler {
  return { call, handle: handle as unknown as CallHandler['handle'] };
}

/**
 * Registers calls on the server: every path without language prefix under the prefixes too (I18N-06). Other methods of a path answer 405. Calls that change
 * something are checked for forgery (API-02) and never cached. Who may make a call is decided here and nowhere else.
 */
export function registerCalls(
  server: FastifyInstance,
  answered: readonly CallHandler[],
  openReading: (request: FastifyRequest, reply: FastifyReply) => Promise<Reading>,
  publicUrl?: string,
): void {
  const known = new Map<string, HTTPMethods[]>();
  const readings = new WeakMap<FastifyRequest, Reading>();
  for (const { call, handle } of answered) {
    for (const { url, fixed } of addressesOf(call)) {
      const method: HTTPMethods[] = call.method === 'GET' ? ['GET', 'HEAD'] : [call.method];
      known.set(url, [...(known.get(url) ?? []), ...method]);
      const add = call.takesForm || call.takesFiles ? routerWithBody(server, call) : (route: RouteOptions) => void server.route(route);
      add({
        method,
        url,
        bodyLimit: call.bodyLimit,
        // Before the body is read, so that an untrusted one is never parsed.
        onRequest: async (request, reply) => {
          const language = languageOfCall(request);
          if (call.method !== 'GET' && !isTrusted(call, request, publicUrl)) throw CallError.ofStatus(403, language);
          const reading = await openReading(request, reply);
          requireAudience(call.audience, reading.viewer, language);
          readings.set(request, reading);
        },
        handler: async (request, reply) => {
          const language = languageOfCall(request);
          const reading = readings.get(request);
          if (!reading) throw new Error('A call was handled without its access check.');
          // Answers to editors may contain drafts.
          if (call.method !== 'GET' || call.audience !== 'all' || reading.viewer.isEditor) reply.header('cache-control', 'no-store');
          return inLanguage(language, async () => {
            const parameters = parse(call.parameters, { ...parametersOf(call, request.params), ...fixed }, language, 404);
            const query = parse(call.query, queryOf(call, request.query), language, 400);
            const body = call.body ? parseBody(call, request.body, language) : undefined;
            const path = request.url.split('?')[0] ?? '';
            const answered = await handle({
              language,
              parameters,
              query,
              body,
              reading,
              path,
              request,
              reply,
            } as CallContext);
            if (reply.sent) return reply;
            return sendAnswer(request, reply, answered, {
              isSilent: call.answer.type === 'null',
              status: call.status,
              language,
              isNegotiated: url.startsWith('/api/') || url.startsWith('/pageeditor-api/'),
            });
          });
        },
      });
    }
  }
  refuseOtherMethods(server, known);
}

/** The addresses of a call, with the parameter that stands fixed in each. */
function addressesOf({ path, each, parameters, takesStoredLanguages }: Call): { url: string; fixed: Record<string, string> }[] {
  if (!each) return pathsOf(path, takesStoredLanguages ? storedLanguages : languages).map((url) => ({ url, fixed: {} }));
  const codes = (parameters.shape[each] as unknown as z.ZodEnum).options.map(String);
  return codes.flatMap((code) => pathsOf(path.replace(`{${each}}`, code)).map((url) => ({ url, fixed: { [each]: code } })));
}

/** Every route of a call: without and with a language; '{name*}' at the end takes the rest, slashes and all. */
export function pathsOf(template: string, of: readonly StoredLanguage[] = languages): string[] {
  const plain = template
    .replace(/\/$/, '')
    .replace(/\{\w+\*\}$/, '*')
    .replace(/\{(?!lang\})(\w+)\}/g, ':$1');
  // The languages of the site share a route; each route costs time at the start.
  const prefixes = [`:lang(^(?:${languages.join('|')})$)`, ...of.filter((language) => !isLanguage(language))];
  const isPrefixed = plain.startsWith('/{lang}/');
  const prefixed = prefixes.map((prefix) => (isPrefixed ? plain.replace('{lang}', prefix) : `/${prefix}${plain}`));
  return isPrefixed ? prefixed : [plain, ...prefixed];
}

/** Adds routes that also parse form bodies or files. */
function routerWithBody(server: FastifyInstance, { takesFiles, bodyLimit }: Call): (route: RouteOptions) => void {
  return (route) => {
    void server.register(async (scope) => {
      if (takesFiles) await scope.register(multipart, multipartLimits(bodyLimit));
      else scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => done(null, parseForm(body)));
      scope.route(route);
    });
  };
}

/** True when a page of the site sent the request, by script or, where the call takes it, by a form (API-02). */
function isTrusted(call: Call, request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (isSameOriginScript(request, publicUrl)) return true;
  return call.takesForm && (request.headers['content-type'] ?? '').startsWith(formType) && isSameOriginForm(request, publicUrl);
}

/**
 * Answers 405 where calls have a path but not the method, before the body is read. By one hook and not by routes: those for the other
 * methods took a third of the time the site needs to start.
 */
function refuseOtherMethods(server: FastifyInstance, known: ReadonlyMap<string, readonly HTTPMethods[]>): void {
  const patterns = [...known].map(([url, methods]) => ({ path: patternOf(url), methods: new Set<string>(methods) }));
  server.addHook('onRequest', async (request, reply) => {
    // A route of a call has its method.
    if (known.has(request.routeOptions.url ?? '')) return;
    const [path = ''] = request.url.split('?');
    const allowed = new Set(patterns.filter((pattern) => pattern.path.test(path)).flatMap(({ methods }) => [...methods]));
    // The router knows no parameter as long as the one in a path whose method is allowed.
    if (allowed.size === 0 || allowed.has(request.method)) return;
    reply.header('allow', [...allowed].join(', '));
    throw CallError.ofStatus(405, languageOfCall(request));
  });
}

/** The paths of a route: ':name' is one part of a path, '*' at the end all that is left; the language of {@link pathsOf} is one of its own. */
function patternOf(url: string): RegExp {
  const [, codes = '', path = url] = /^\/:lang\(\^(.+)\$\)(\/.*)$/.exec(url) ?? [];
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${codes && `/${codes}`}${escaped.replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}/?$`);
}

/**
 * The query a call is checked with. `language` belongs to every call; an empty value counts as not
 * given; a call without stated 400 ignores parameters it does not know (table 'Calls'). The character NUL, which no stored text has,
 * counts as a space.
 */
function queryOf(call: Call, query: unknown): unknown {
  const isChecked = call.errors.includes(400);
  const all = Object.entries(query as Record<string, unknown>).map(([name, value]) => [name, withoutNul(value)] as const);
  const given = all.filter(([name, value]) => {
    if (Object.hasOwn(call.query.shape, name)) return value !== '';
    return isChecked && name !== 'language';
  });
  return Object.fromEntries(given);
}

function withoutNul(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNul);
  return typeof value === 'string' ? value.replaceAll('\0', ' ').replace(/^ +$/, '') : value;
}

/** Parameters of the path, with Fastify's '*' under the name it has in the call and without the language, which {@link languageOfCall} reads. */
function parametersOf({ path }: Call, given: unknown): object {
  const { lang, '*': value, ...others } = given as Record<string, string>;
  const rest = /\{(\w+)\*\}$/.exec(path)?.[1];
  return rest === undefined ? others : { ...others, [rest]: value };
}

function parse(schema: z.ZodType, value: unknown, language: Language, status: 400 | 404, call?: Call): never {
  const result = schema.safeParse(value, { error: validationMessages(language) });
  if (status === 404 && (!result.success || textFaultOf(value))) throw CallError.notFound(language);
  if (result.success) return result.data as never;
  throw refusal(fieldErrors(result.error), call);
}

/** The body by its schema, with text that every database can store. */
function parseBody(call: Call, value: unknown, language: Language): never {
  const body = parse(call.body ?? z.never(), value, language, 400, call);
  const fault = textFaultOf(body);
  if (fault) throw refusal({ [fault.path || 'detail']: [unstorableText(language)] }, call);
  return body;
}

function refusal(messages: Record<string, string[]>, call: Call | undefined): CallError {
  return new CallError(400, call?.refusal ? call.refusal.of(sentenceOf(messages)) : messages);
}

/** Messages per field in one line, for calls whose failures have room for one. */
function sentenceOf(messages: Record<string, string[]>): string {
  return Object.entries(messages)
    .map(([name, texts]) => `${name}: ${texts.join(' ')}`)
    .join(' ');
}
