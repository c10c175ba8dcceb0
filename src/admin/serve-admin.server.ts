import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { multipartLimits } from '../core/http/multipart.server.ts';
import { parseForm } from '../core/http/parse-form.ts';
import { isLanguage, type Language, languages, preferredLanguage } from '../core/languages.ts';
import { hubPath } from '../features/pages/hub-page.ts';
import { adminHref } from '../urls.ts';
import { adminArea } from './admin-area.tsx';
import type { AdminOptions } from './admin-options.ts';
import { megabytes } from './imports/import-files.server.ts';
import { handlersOf } from './office-area.server.tsx';
import { type ScreenName, screenNames } from './screen-names.ts';
import { startHref } from './shell/office-links.ts';

/** The largest form is the list of a seat plan of 10,000 places. */
const maxFormBytes = 4 * 1_048_576;

/**
 * Routes of the office (ADMIN-02 to ADMIN-06): lists and forms of all content, rendered per request, not cached, without code in
 * the visitors' bundle (decision 0056). Changes are form posts that answer with a redirect.
 */
export function serveAdmin(server: FastifyInstance, options: AdminOptions): void {
  void server.register(async (scope) => {
    // Import files; other uploads go through calls.
    await scope.register(multipart, multipartLimits(megabytes * 1024 * 1024));
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, body, done) => done(null, parseForm(body)),
    );
    for (const language of languages) {
      const at = handlersOf(adminArea, options, language);
      const show = at(async (context) => (await screenOf(context.request)).show(context, ...segmentsOf(context.request)));
      const submit = at(async (context) => (await screenOf(context.request)).submit(context, ...segmentsOf(context.request)));
      // One route for all screens: with one for each they were two fifths of all routes, and each costs time at the start.
      const address = adminHref(language, `:screen(^(?:${screenNames.join('|')})$)`);
      for (const url of [address, `${address}/:id`, `${address}/:id/:action`]) {
        scope.get(url, show);
        scope.post(url, submit);
      }
      scope.get(`/${language}/admin`, (_request, reply) => reply.header('cache-control', 'no-store').redirect(startHref(language), 302));
    }
    const startIn = (language: Language) =>
      handlersOf(adminArea, options, language)(async (context) => (await import('./start/start-page.server.tsx')).startPage(context));
    const shows = { de: startIn('de'), en: startIn('en') };
    scope.get(hubPath, (request, reply) => shows[languageOfHub(request)](request, reply));
  });
}

/** The screens come with the first request of the office: no visitor waits for them at the start (decision 0098). */
async function screenOf({ params }: FastifyRequest) {
  const { screens } = await import('./screens.server.ts');
  return screens[(params as { screen: ScreenName }).screen];
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
