import { m } from '../../paraglide/messages.js';
import backstageStyles from '../../ui/backstage/backstage.css?url&no-inline';
import { adminHref, dashboardHref } from '../../urls.ts';
import adminStyles from '../admin.css?url&no-inline';
import { NoticeView } from '../admin-notes.tsx';
import type { OfficeAnswer } from '../office-answers.server.ts';
import type { OfficeArea } from '../office-area.server.tsx';
import { OfficeBody } from '../office-body.tsx';
import pageStyles from './dashboard.css?url&no-inline';
import type { DashboardOptions } from './dashboard-context.ts';
import { dashboardSections, sectionLabels } from './dashboard-sections.ts';

/** Page with a single message instead of a section. */
export function dashboardNotice(text: string, status: number, login?: string): OfficeAnswer {
  return { status, title: '', current: null, view: <NoticeView text={text} login={login ?? null} back={null} /> };
}

/** Dashboard (LAYOUT-03): title and navigation of its sections above each of them, no script. */
export const dashboardArea: OfficeArea<DashboardOptions> = {
  label: m.dashboard_title,
  mayEnter: (viewer) => viewer.hasDashboardAccess,
  texts: { sessionOver: m.dashboard_session_over, forbidden: m.dashboard_forbidden },
  notice: dashboardNotice,
  styles: [backstageStyles, adminStyles, pageStyles],
  scriptOf: () => null,
  bodyClass: 'bs adm dash',
  bodyOf: ({ language, siteName, reading }, { title, current, view }, otherUrl) => (
    <OfficeBody
      {...{ language, siteName, otherUrl }}
      start={dashboardHref(language, 'activity')}
      other={reading.viewer.isEditor ? { href: adminHref(language, 'events'), text: m.dashboard_office() } : null}
    >
      <h1>
        {m.dashboard_title()}
        {title && <span className="bs-vh">: {title}</span>}
      </h1>
      {current && (
        <nav className="bs-tabs" aria-label={m.dashboard_sections()}>
          {dashboardSections.map((each) => (
            <a key={each} href={dashboardHref(language, each)} aria-current={each === current ? 'page' : undefined}>
              {sectionLabels[each]()}
            </a>
          ))}
        </nav>
      )}
      {view}
    </OfficeBody>
  ),
};
