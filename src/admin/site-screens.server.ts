import { houseResources } from '../features/admin/resources.server.ts';
import type { SitePageName } from '../features/admin/site-pages.shapes.ts';
import { entryPage } from './admin-pages.server.tsx';
import type { AdminVisit } from './admin-visit.server.ts';
import { actOnDesign, designPage } from './design/design-page.server.tsx';
import { actOnEntry } from './entries/act-on-entry.server.ts';
import { exportList } from './entries/export-list.server.ts';
import { listPage } from './entries/list-page.server.tsx';
import { actOnMany } from './entries/many.server.tsx';
import { saveForm } from './entries/save-form.server.ts';
import { actOnEntries, entriesPage } from './form-entries/entries-page.server.tsx';
import { actOnMails, mailsPage } from './mails/mails-page.server.tsx';
import { actOnMedia, mediaPage } from './media/media-page.server.tsx';
import { actOnNavigation, navigationPage } from './navigation/navigation-page.server.tsx';
import { actOnRedirect, redirectPage } from './redirects/redirect-page.server.tsx';
import type { AdminOutcome } from './render-admin.server.tsx';
import { actOnSettings, settingsPage } from './settings/settings-page.server.tsx';
import { actOnUser, userPage } from './users/user-page.server.tsx';

const { html } = houseResources;

/** A page for what is one per house, with its list, forms and deeds below the same address. */
interface SiteScreen {
  /** `id` and `act` are what follows in the address, '' for nothing. */
  show: (visit: AdminVisit, id: string, act: string) => Promise<AdminOutcome>;
  act: (visit: AdminVisit, id: string, act: string) => Promise<AdminOutcome>;
}

/** What stands at the address of each site-wide page of the office (ADMIN-05, ADMIN-06). */
export const siteScreens: Readonly<Record<SitePageName, SiteScreen>> = {
  media: { show: mediaPage, act: actOnMedia },
  redirects: { show: redirectPage, act: actOnRedirect },
  'form-entries': { show: entriesPage, act: actOnEntries },
  navigation: { show: (visit) => navigationPage(visit), act: (visit) => actOnNavigation(visit) },
  users: { show: userPage, act: actOnUser },
  mails: { show: mailsPage, act: actOnMails },
  settings: { show: (visit) => settingsPage(visit), act: (visit) => actOnSettings(visit) },
  design: { show: (visit) => designPage(visit), act: (visit) => actOnDesign(visit) },
  html: {
    show: (visit, id, act) => {
      if (id === '') return listPage(visit, html);
      if (id === 'export.csv') return exportList(visit, html);
      return act ? actOnEntry(visit, html, numberOf(id), act) : entryPage(visit, html, numberOf(id));
    },
    act: (visit, id, act) => {
      if (id === 'many') return actOnMany(visit, html);
      return act ? actOnEntry(visit, html, numberOf(id), act) : saveForm(visit, html, numberOf(id));
    },
  },
};

/** Null for a new one, NaN for what is no number. */
function numberOf(id: string): number | null {
  if (id === 'new') return null;
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : Number.NaN;
}
