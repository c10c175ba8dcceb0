import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseForm } from '../core/http/parse-form.ts';
import { isLanguage, type Language, languages, preferredLanguage } from '../core/languages.ts';
import { hubPath } from '../features/pages/hub-page.ts';
import { adminHref } from '../urls.ts';
import { adminArea } from './admin-area.tsx';
import type { AdminOptions } from './admin-options.ts';
import { registerUploads } from './imports/import.server.tsx';
import { handlersOf } from './office-area.server.tsx';
import { screens } from './screens.server.ts';
import { startHref } from './shell/office-links.ts';
import { startPage } from './start/start-page.server.tsx';

/**
 * Routes of the office (ADMIN-02 to ADMIN-06): lists and forms of all content, rendered per request, not cached, without code in
 * the visitors' bundle (decision 0056). Changes are form posts that answer with a redirect.
 */
export function serveAdmin(server: FastifyInstance, options: AdminOptions): void {
  void server.register(async (scope) => {
    await registerUploads(scope);
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_048_576 }, (_request, body, done) =>
      done(null, parseForm(body)),
    );
    for (const language of languages) {
      const at = handlersOf(adminArea, options, language);
      for (const [name, { show, submit }] of screens) {
        const address = adminHref(language, name);
        for (const url of [address, `${address}/:id`, `${address}/:id/:action`]) {
          const showAt = at((context) => show(context, ...segmentsOf(context.request)));
          const submitAt = at((context) => submit(context, ...segmentsOf(context.request)));
          scope.get(url, showAt);
          scope.post(url, submitAt);
        }
      }
      scope.get(`/${language}/admin`, (_request, reply) => reply.header('cache-control', 'no-store').redirect(startHref(language), 302));
    }
    const shows = { de: handlersOf(adminArea, options, 'de')(startPage), en: handlersOf(adminArea, options, 'en')(startPage) };
    scope.get(hubPath, (request, reply) => shows[languageOfHub(request)](request, reply));
  });
}

/** The start page has no prefix: its language is that of the query, or the browser's. */
function languageOfHub({ query, headers }: FastifyRequest): Language {
  const { lang } = query as { lang?: unknown };
  return typeof lang === 'string' && isLanguage(lang) ? lang : preferredLanguage(headers['accept-language']);
}

function segmentsOf({ params }: FastifyRequest): [id: string, action: string] {
  const { id = '', action = '' } = params as { id?: string; action?: string };
  return [id, action];
}
