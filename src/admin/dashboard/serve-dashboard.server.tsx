import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSameOriginForm } from '../../core/http/csrf.server.ts';
import { parseForm } from '../../core/http/parse-form.ts';
import { type Language, languages, otherLanguage } from '../../core/languages.ts';
import { inLanguage } from '../../core/text/language-scope.server.ts';
import { readDesign } from '../../features/site/design.read.server.ts';
import { readSiteSettings } from '../../features/site/site.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { sendPersonalDocument } from '../../site/rendering/personal-document.server.tsx';
import { dashboardHref, href } from '../../urls.ts';
import type { DashboardAnswer, DashboardContext, DashboardOptions } from './dashboard-context.ts';
import { DashboardBody, dashboardStyles } from './dashboard-document.tsx';
import { noticePage, sectionPage } from './dashboard-pages.server.tsx';
import { dashboardSections, sectionLabels } from './dashboard-sections.ts';
import { switchBySection } from './switch-status.server.tsx';

/** A page or a redirect. */
type Outcome = DashboardAnswer | { to: string };

/**
 * The dashboard's pages (DASH-01 to DASH-09, ROUTE-30): rendered per request for users with the flag (ROLE-04), not cached, without script. They stay
 * reachable while the site is off (SITE-02).
 */
export function serveDashboard(server: FastifyInstance, options: DashboardOptions): void {
  void server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, parseForm(body)),
    );
    for (const language of languages) {
      const at = (action: (context: DashboardContext) => Promise<Outcome>) => (request: FastifyRequest, reply: FastifyReply) =>
        inLanguage(language, () => answerDashboard(options, language, request, reply, action));
      const root = `/${language}/dashboard`;
      for (const url of [root, `${root}/`])
        scope.get(url, (_request, reply) => reply.header('cache-control', 'no-store').redirect(dashboardHref(language, 'activity'), 302));
      for (const section of dashboardSections)
        for (const url of [`${root}/${section}`, `${root}/${section}/`])
          scope.get(
            url,
            at((context) => sectionPage(context, section)),
          );
      scope.get(
        `${root}/*`,
        at(async () => noticePage(m.dashboard_unknown(), 404)),
      );
      scope.post(`${root}/status`, at(switchBySection));
    }
  });
}

async function answerDashboard(
  options: DashboardOptions,
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
  action: (context: DashboardContext) => Promise<Outcome>,
): Promise<FastifyReply> {
  const reading = options.openReading(await options.viewerOf(request));
  const { site_name: siteName } = await readSiteSettings(reading);
  const design = await readDesign(reading, options.brand, options.report);
  const [, search = ''] = request.url.split('?');
  const { dashboard } = options;
  const context: DashboardContext = {
    options,
    dashboard,
    request,
    reply,
    reading,
    language,
    design,
    siteName,
    query: new URLSearchParams(search),
  };
  const outcome = await admit(context, action);
  if ('to' in outcome) return reply.header('cache-control', 'no-store').redirect(outcome.to, 303);
  return send(context, outcome);
}

/** Redirects anonymous visitors to the login; answers 403 to users without the flag (ROLE-04). */
async function admit(context: DashboardContext, action: (context: DashboardContext) => Promise<Outcome>): Promise<Outcome> {
  const { request, options, reading, language } = context;
  const isForm = request.method === 'POST';
  if (reading.viewer.userId === null) {
    const to = href('user', language, { page: 'login' }, { next: request.url });
    return isForm ? noticePage(m.dashboard_session_over(), 401, to) : { to };
  }
  if (!reading.viewer.hasDashboardAccess) return noticePage(m.dashboard_forbidden(), 403);
  if (isForm && !isSameOriginForm(request, options.publicUrl)) return noticePage(m.form_foreign(), 403);
  return action(context);
}

function send(context: DashboardContext, { status, section, view }: DashboardAnswer): FastifyReply {
  const { request, language, siteName, reading } = context;
  const otherUrl = `/${otherLanguage(language)}${request.url.slice(3)}`;
  const title = [section && sectionLabels[section](), `${m.dashboard_title()} ${siteName}`].filter(Boolean).join(' | ');
  return sendPersonalDocument(context, {
    ...{ status, title, styles: dashboardStyles, script: null },
    bodyClass: 'bs adm dash',
    body: (
      <DashboardBody {...{ language, siteName, section, otherUrl }} isEditor={reading.viewer.isEditor}>
        {view}
      </DashboardBody>
    ),
  });
}
