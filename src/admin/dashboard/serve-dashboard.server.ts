import type { FastifyInstance } from 'fastify';
import { parseForm } from '../../core/http/parse-form.ts';
import { languages } from '../../core/languages.ts';
import { dashboardHref } from '../../urls.ts';
import { handlersOf } from '../office-area.server.tsx';
import { dashboardArea, unknownSection } from './dashboard-area.tsx';
import type { DashboardOptions } from './dashboard-context.ts';
import { sectionPage } from './dashboard-pages.server.tsx';
import { dashboardSections } from './dashboard-sections.ts';
import { switchBySection } from './switch-status.server.ts';

/**
 * The dashboard's pages (DASH-01 to DASH-09, ROUTE-30): rendered per request for users with the flag (ROLE-04), not cached. They stay
 * reachable while the site is off (SITE-02).
 */
export function serveDashboard(server: FastifyInstance, options: DashboardOptions): void {
  void server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, parseForm(body)),
    );
    for (const language of languages) {
      const at = handlersOf(dashboardArea, options, language);
      const root = `/${language}/dashboard`;
      scope.get(root, (_request, reply) => reply.header('cache-control', 'no-store').redirect(dashboardHref(language, 'activity'), 302));
      for (const section of dashboardSections) {
        scope.get(
          `${root}/${section}`,
          at((context) => sectionPage(context, section)),
        );
      }
      const unknown = at(async (context) => unknownSection(context, 404));
      scope.get(`${root}/*`, unknown);
      scope.post(`${root}/status`, at(switchBySection));
    }
  });
}
