import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSameOriginForm } from '../core/http/csrf.server.ts';
import { parseForm } from '../core/http/parse-form.ts';
import { type Language, languages } from '../core/languages.ts';
import { inLanguage } from '../core/text/language-scope.server.ts';
import { resourceNames } from '../features/admin/resource-names.ts';
import { resources } from '../features/admin/resources.server.ts';
import { sitePages } from '../features/admin/site-pages.shapes.ts';
import { readDesign } from '../features/site/design.read.server.ts';
import { readSiteSettings } from '../features/site/site.read.server.ts';
import { m } from '../paraglide/messages.js';
import { adminHref, href } from '../urls.ts';
import type { AdminContext } from './admin-context.server.ts';
import { noticePage } from './admin-notes.tsx';
import type { AdminOptions } from './admin-options.ts';
import { entryPage } from './admin-pages.server.tsx';
import { submitBulkAction } from './entries/bulk-actions.server.tsx';
import { exportList } from './entries/export-list.server.ts';
import { listPage } from './entries/list-page.server.tsx';
import { saveForm } from './entries/save-form.server.ts';
import { submitEntry } from './entries/submit-entry.server.ts';
import { applyImport, importPage, registerUploads, tryImport, undo, undoPage } from './imports/import.server.tsx';
import { type AdminOutcome, sendAdminFile, sendAdminPage } from './render-admin.server.tsx';
import { siteScreens } from './site-screens.server.ts';

/**
 * Routes of the office (ADMIN-02 to ADMIN-05): lists and forms of all content, rendered per request, not cached, without code in
 * the visitors' bundle (decision 0056). Changes are form posts that answer with a redirect.
 */
export function serveAdmin(server: FastifyInstance, options: AdminOptions): void {
  void server.register(async (scope) => {
    await registerUploads(scope);
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_048_576 }, (_request, body, done) =>
      done(null, parseForm(body)),
    );
    for (const language of languages) {
      const at = (action: Parameters<typeof answerAdmin>[4]) => (request: FastifyRequest, reply: FastifyReply) =>
        inLanguage(language, () => answerAdmin(options, language, request, reply, action));
      const importing = adminHref(language, 'import');
      scope.get(
        importing,
        at((context) => importPage(context)),
      );
      scope.post(importing, at(tryImport));
      scope.post(`${importing}/now`, at(applyImport));
      scope.get(
        `${importing}/:id`,
        at((context) => undoPage(context, idOf(context) || 0)),
      );
      scope.post(
        `${importing}/:id`,
        at((context) => undo(context, idOf(context) || 0)),
      );
      for (const resource of resourceNames) {
        const list = adminHref(language, resource);
        for (const url of [list, `${list}/`])
          scope.get(
            url,
            at((context) => listPage(context, resources[resource])),
          );
        scope.get(
          `${list}/export.csv`,
          at((context) => exportList(context, resources[resource])),
        );
        scope.post(
          `${list}/many`,
          at((context) => submitBulkAction(context, resources[resource])),
        );
        scope.get(
          `${list}/:id`,
          at((context) => entryPage(context, resources[resource], idOf(context))),
        );
        scope.get(
          `${list}/:id/:action`,
          at((context) => submitEntry(context, resources[resource], idOf(context), actionOf(context))),
        );
        scope.post(
          `${list}/:id`,
          at((context) => saveForm(context, resources[resource], idOf(context))),
        );
        scope.post(
          `${list}/:id/:action`,
          at((context) => submitEntry(context, resources[resource], idOf(context), actionOf(context))),
        );
      }
      for (const { name, isForAdministrators } of sitePages) {
        const { show, submit } = siteScreens[name];
        const list = adminHref(language, name);
        const at =
          (run: (context: AdminContext, id: string, action: string) => Promise<AdminOutcome>) =>
          (request: FastifyRequest, reply: FastifyReply) =>
            inLanguage(language, () =>
              answerAdmin(options, language, request, reply, async (context) => {
                if (isForAdministrators && !context.reading.viewer.isAdministrator) return noticePage(m.admin_for_administrators(), 403);
                return run(context, (request.params as { id?: string }).id ?? '', actionOf(context));
              }),
            );
        for (const url of [list, `${list}/`, `${list}/:id`, `${list}/:id/:action`]) {
          scope.get(url, at(show));
          scope.post(url, at(submit));
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
  submit: (context: AdminContext) => Promise<AdminOutcome>,
): Promise<FastifyReply> {
  const reading = options.openReading(await options.viewerOf(request));
  const { site_name: siteName } = await readSiteSettings(reading);
  const design = await readDesign(reading, options.brand, options.report);
  const [, search = ''] = request.url.split('?');
  const context: AdminContext = { options, request, reply, reading, language, design, siteName, query: new URLSearchParams(search) };
  const outcome = await admit(context, submit);
  if ('file' in outcome) return sendAdminFile(context, outcome.file);
  return 'to' in outcome ? reply.header('cache-control', 'no-store').redirect(outcome.to, 303) : sendAdminPage(context, outcome);
}

/** Redirects anonymous visitors to the login; answers 403 to users who are not editors (ROLE-06). */
async function admit(context: AdminContext, submit: (context: AdminContext) => Promise<AdminOutcome>): Promise<AdminOutcome> {
  const { request, options, reading, language } = context;
  const isForm = request.method === 'POST';
  if (reading.viewer.userId === null) {
    const to = href('user', language, { page: 'login' }, { next: request.url });
    return isForm ? noticePage(m.admin_session_over(), 401, to) : { to };
  }
  if (!reading.viewer.isEditor) return noticePage(m.admin_forbidden(), 403);
  if (isForm && !isSameOriginForm(request, options.publicUrl)) return noticePage(m.form_foreign(), 403);
  return submit(context);
}

/** Null for a new entry, NaN if invalid. */
function idOf({ request }: AdminContext): number | null {
  const { id = '' } = request.params as { id?: string };
  if (id === 'new') return null;
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : Number.NaN;
}

function actionOf({ request }: AdminContext): string {
  return (request.params as { action?: string }).action ?? '';
}
