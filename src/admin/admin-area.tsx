import { m } from '../paraglide/messages.js';
import backstageStyles from '../ui/backstage/backstage.css?url&no-inline';
import { adminHref, dashboardHref } from '../urls.ts';
import pageStyles from './admin.css?url&no-inline';
import { noticePage } from './admin-notes.tsx';
import type { AdminOptions } from './admin-options.ts';
import type { OfficeArea } from './office-area.server.tsx';
import { OfficeBody } from './office-body.tsx';
import { OfficeMenu } from './office-menu.tsx';

/** The office, with the menu of all pages the user may open. */
export const adminArea: OfficeArea<AdminOptions> = {
  label: m.admin_title,
  mayEnter: (viewer) => viewer.isEditor,
  texts: { sessionOver: m.admin_session_over, forbidden: m.admin_forbidden },
  notice: noticePage,
  styles: [backstageStyles, pageStyles],
  scriptOf: ({ assets }) => assets.entry('src/entries/admin.ts').script,
  bodyClass: 'bs adm',
  bodyOf: ({ language, siteName, reading: { viewer } }, { current, view }, otherUrl) => (
    <OfficeBody
      {...{ language, siteName, otherUrl }}
      start={adminHref(language, 'events')}
      other={viewer.hasDashboardAccess ? { href: dashboardHref(language, 'activity'), text: m.account_dashboard() } : null}
      menu={<OfficeMenu {...{ language, current }} isAdministrator={viewer.isAdministrator} />}
    >
      {view}
    </OfficeBody>
  ),
};
