import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Reading, Viewer } from '../../core/database/reading.server.ts';
import { isOwnForm } from '../../core/http/csrf.server.ts';
import { type Language, languages } from '../../core/languages.ts';
import { inLanguage } from '../../core/text/language-scope.server.ts';
import { m } from '../../paraglide/messages.js';
import { routeAddresses } from '../../urls.ts';
import { submitForm, type UserParts } from './user-actions.server.ts';
import { emptyForm, type SubmittedForm, userPages } from './user-page.ts';

interface ServeUserOptions extends UserParts {
  openReading: (viewer: Viewer) => Reading;
  /** The site's configured address, if any. */
  publicUrl: string | undefined;
  /** Sends the page of the request's address with the form as it was sent; null for any other address. */
  answerPage: (request: FastifyRequest, reply: FastifyReply, form: SubmittedForm | null) => Promise<FastifyReply>;
}

/** Takes the forms of the personal pages, with and without script. What was done answers with a redirect, so that reloading repeats nothing. */
export function serveUserForms(server: FastifyInstance, options: ServeUserOptions): void {
  void server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 32_768 }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    for (const language of languages)
      scope.post(routeAddresses.user.path[language], (request, reply) =>
        inLanguage(language, () => takeForm(options, language, request, reply)),
      );
  });
}

async function takeForm(options: ServeUserOptions, language: Language, request: FastifyRequest, reply: FastifyReply) {
  const page = userPages.find((name) => name === (request.params as { page?: string }).page);
  if (!page) return options.answerPage(request, reply, null);
  if (!isOwnForm(request, options.publicUrl))
    return options.answerPage(request, reply, { ...emptyForm, problem: m.form_foreign(), status: 403 });
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const reading = options.openReading(await options.sessions.viewerOf(request));
  const next = new URLSearchParams(request.url.split('?')[1]).get('next');
  const outcome = await submitForm(page, { parts: options, reading, language, form, next, request, reply });
  if (typeof outcome !== 'string') return options.answerPage(request, reply, outcome);
  return reply.header('cache-control', 'no-store').redirect(outcome, 303);
}
