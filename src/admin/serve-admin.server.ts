import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnForm } from '../core/http/csrf.server.ts';
import { type Language, languages } from '../core/languages.ts';
import { inLanguage } from '../core/text/language-scope.server.ts';
import { resourceNames } from '../features/admin/resource-names.ts';
import { resources } from '../features/admin/resources.server.ts';
import { sitePages } from '../features/admin/site-pages.shapes.ts';
import { readDesign } from '../features/site/design.read.server.ts';
import { readSiteSettings } from '../features/site/site.read.server.ts';
import { m } from '../paraglide/messages.js';
import { adminHref, href } from '../urls.ts';
import type { AdminOptions } from './admin-options.ts';
import { entryPage } from './admin-pages.server.tsx';
import type { AdminVisit } from './admin-visit.server.ts';
import { actOnEntry } from './entries/act-on-entry.server.ts';
import { exportList } from './entries/export-list.server.ts';
import { listPage } from './entries/list-page.server.tsx';
import { actOnMany } from './entries/many.server.tsx';
import { saveForm } from './entries/save-form.server.ts';
import { applyImport, importPage, takeBack, takeFiles, tryImport, undoPage } from './imports/import.server.tsx';
import { noticePage } from './notice-page.tsx';
import { type AdminOutcome, sendAdminFile, sendAdminPage } from './render-admin.server.tsx';
import { siteScreens } from './site-screens.server.ts';

/**
 * The office's pages (ADMIN-02 to ADMIN-05): lists and forms of all content, drawn for each editor, never kept, without a byte in the
 * visitors' bundle (decision 0056). What changes something is a form that answers with a redirect.
 */
export function serveAdmin(server: FastifyInstance, options: AdminOptions): void {
  void server.register(async (scope) => {
    await takeFiles(scope);
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_048_576 }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    for (const language of languages) {
      const at = (act: Parameters<typeof answerAdmin>[4]) => (request: FastifyRequest, reply: FastifyReply) =>
        inLanguage(language, () => answerAdmin(options, language, request, reply, act));
      const importing = adminHref(language, 'import');
      scope.get(
        importing,
        at((visit) => importPage(visit)),
      );
      scope.post(importing, at(tryImport));
      scope.post(`${importing}/now`, at(applyImport));
      scope.get(
        `${importing}/:id`,
        at((visit) => undoPage(visit, idOf(visit) || 0)),
      );
      scope.post(
        `${importing}/:id`,
        at((visit) => takeBack(visit, idOf(visit) || 0)),
      );
      for (const resource of resourceNames) {
        const list = adminHref(language, resource);
        for (const url of [list, `${list}/`])
          scope.get(
            url,
            at((visit) => listPage(visit, resources[resource])),
          );
        scope.get(
          `${list}/export.csv`,
          at((visit) => exportList(visit, resources[resource])),
        );
        scope.post(
          `${list}/many`,
          at((visit) => actOnMany(visit, resources[resource])),
        );
        scope.get(
          `${list}/:id`,
          at((visit) => entryPage(visit, resources[resource], idOf(visit))),
        );
        scope.get(
          `${list}/:id/:act`,
          at((visit) => actOnEntry(visit, resources[resource], idOf(visit), actOf(visit))),
        );
        scope.post(
          `${list}/:id`,
          at((visit) => saveForm(visit, resources[resource], idOf(visit))),
        );
        scope.post(
          `${list}/:id/:act`,
          at((visit) => actOnEntry(visit, resources[resource], idOf(visit), actOf(visit))),
        );
      }
      for (const { name, isForAdministrators } of sitePages) {
        const { show, act } = siteScreens[name];
        const list = adminHref(language, name);
        const at =
          (deed: (visit: AdminVisit, id: string, act: string) => Promise<AdminOutcome>) => (request: FastifyRequest, reply: FastifyReply) =>
            inLanguage(language, () =>
              answerAdmin(options, language, request, reply, async (visit) => {
                if (isForAdministrators && !visit.reading.viewer.isAdministrator) return noticePage(m.admin_for_administrators(), 403);
                return deed(visit, (request.params as { id?: string }).id ?? '', actOf(visit));
              }),
            );
        for (const url of [list, `${list}/`, `${list}/:id`, `${list}/:id/:act`]) {
          scope.get(url, at(show));
          scope.post(url, at(act));
        }
      }
      for (const url of [`/${language}/admin`, `/${language}/admin/`])
        scope.get(url, (_request, reply) => reply.header('cache-control', 'no-store').redirect(adminHref(language, 'events'), 302));
    }
  });
}

async function answerAdmin(
  options: AdminOptions,
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
  act: (visit: AdminVisit) => Promise<AdminOutcome>,
): Promise<FastifyReply> {
  const reading = options.openReading(await options.viewerOf(request));
  const { site_name: siteName } = await readSiteSettings(reading);
  const design = await readDesign(reading, options.brand, options.report);
  const [, search = ''] = request.url.split('?');
  const visit: AdminVisit = { options, request, reply, reading, language, design, siteName, query: new URLSearchParams(search) };
  const outcome = await admit(visit, act);
  if ('file' in outcome) return sendAdminFile(visit, outcome.file);
  return 'to' in outcome ? reply.header('cache-control', 'no-store').redirect(outcome.to, 303) : sendAdminPage(visit, outcome);
}

/** Anonymous visitors are led to the login and back, others who are no editors told so (ROLE-06). */
async function admit(visit: AdminVisit, act: (visit: AdminVisit) => Promise<AdminOutcome>): Promise<AdminOutcome> {
  const { request, options, reading, language } = visit;
  const isForm = request.method === 'POST';
  if (reading.viewer.userId === null) {
    const to = href('user', language, { page: 'login' }, { next: request.url });
    return isForm ? noticePage(m.admin_session_over(), 401, to) : { to };
  }
  if (!reading.viewer.isEditor) return noticePage(m.admin_forbidden(), 403);
  if (isForm && !isOwnForm(request, options.publicUrl)) return noticePage(m.form_foreign(), 403);
  return act(visit);
}

/** Null for a new entry, NaN for what is no number. */
function idOf({ request }: AdminVisit): number | null {
  const { id = '' } = request.params as { id?: string };
  if (id === 'new') return null;
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : Number.NaN;
}

function actOf({ request }: AdminVisit): string {
  return (request.params as { act?: string }).act ?? '';
}
