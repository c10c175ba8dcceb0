import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Reading, Viewer } from '../../core/database/reading.server.ts';
import { isSameOriginForm } from '../../core/http/csrf.server.ts';
import { parseForm } from '../../core/http/parse-form.ts';
import { type Language, languages } from '../../core/languages.ts';
import { inLanguage } from '../../core/text/language-scope.server.ts';
import { m } from '../../paraglide/messages.js';
import { routeAddresses } from '../../urls.ts';
import { submitForm, type UserServices } from './user-actions.server.ts';
import { emptyForm, type SubmittedUserForm, userPages } from './user-page.ts';

interface ServeUserOptions extends UserServices {
  openReading: (viewer: Viewer) => Reading;
  /** The site's configured address, if any. */
  publicUrl: string | undefined;
  /** Sends the page of the request's address with the submitted form; null for any other address. */
  answerPage: (request: FastifyRequest, reply: FastifyReply, form: SubmittedUserForm | null) => Promise<FastifyReply>;
}

/** Receives the forms of the user pages, with and without script. Success redirects, so that reloading repeats nothing. */
export function serveUserForms(server: FastifyInstance, options: ServeUserOptions): void {
  void server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 32_768 }, (_request, body, done) =>
      done(null, parseForm(body)),
    );
    for (const language of languages)
      scope.post(routeAddresses.user.path[language], (request, reply) =>
        inLanguage(language, () => receiveForm(options, language, request, reply)),
      );
  });
}

async function receiveForm(options: ServeUserOptions, language: Language, request: FastifyRequest, reply: FastifyReply) {
  const page = userPages.find((name) => name === (request.params as { page?: string }).page);
  if (!page) return options.answerPage(request, reply, null);
  if (!isSameOriginForm(request, options.publicUrl))
    return options.answerPage(request, reply, { ...emptyForm, problem: m.form_foreign(), status: 403 });
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const reading = options.openReading(await options.sessions.viewerOf(request));
  const next = new URLSearchParams(request.url.split('?')[1]).get('next');
  const outcome = await submitForm(page, { services: options, reading, language, form, next, request, reply });
  if (typeof outcome !== 'string') return options.answerPage(request, reply, outcome);
  return reply.header('cache-control', 'no-store').redirect(outcome, 303);
}
