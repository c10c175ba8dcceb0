import { houseResources } from '../../../features/admin/resources.server.ts';
import { actOnEntry } from '../act-on-entry.server.ts';
import { entryPage } from '../admin-pages.server.tsx';
import type { AdminVisit } from '../admin-visit.server.ts';
import { exportList } from '../export-list.server.ts';
import { listPage } from '../list-page.server.tsx';
import { actOnMany } from '../many.server.tsx';
import { saveForm } from '../save-form.server.ts';
import type { AdminOutcome } from '../serve-admin.server.ts';
import { actOnDesign, designPage } from './design/design-page.server.tsx';
import { actOnEntries, entriesPage } from './form-entries/entries-page.server.tsx';
import { actOnMedia, mediaPage } from './media/media-page.server.tsx';
import { actOnNavigation, navigationPage } from './navigation/navigation-page.server.tsx';
import { actOnRedirect, redirectPage } from './redirects/redirect-page.server.tsx';
import { actOnSettings, settingsPage } from './settings/settings-page.server.tsx';
import { actOnUser, userPage } from './users/user-page.server.tsx';

const { html } = houseResources;

/** A page for what is one per house, with its list, forms and deeds below the same address. */
interface SiteScreen {
  name: string;
  isForAdministrators: boolean;
  /** `id` and `act` are what follows in the address, '' for nothing. */
  show: (visit: AdminVisit, id: string, act: string) => Promise<AdminOutcome>;
  act: (visit: AdminVisit, id: string, act: string) => Promise<AdminOutcome>;
}

/** The site-wide pages of the office (ADMIN-05, ADMIN-06); those for administrators are refused to editors (ROLE-05). */
export const siteScreens: readonly SiteScreen[] = [
  { name: 'media', isForAdministrators: false, show: mediaPage, act: actOnMedia },
  { name: 'redirects', isForAdministrators: false, show: redirectPage, act: actOnRedirect },
  { name: 'form-entries', isForAdministrators: false, show: entriesPage, act: actOnEntries },
  { name: 'navigation', isForAdministrators: true, show: (visit) => navigationPage(visit), act: (visit) => actOnNavigation(visit) },
  { name: 'users', isForAdministrators: true, show: userPage, act: actOnUser },
  { name: 'settings', isForAdministrators: true, show: (visit) => settingsPage(visit), act: (visit) => actOnSettings(visit) },
  { name: 'design', isForAdministrators: true, show: (visit) => designPage(visit), act: (visit) => actOnDesign(visit) },
  {
    name: 'html',
    isForAdministrators: true,
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
];

/** Null for a new one, NaN for what is no number. */
function numberOf(id: string): number | null {
  if (id === 'new') return null;
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : Number.NaN;
}
