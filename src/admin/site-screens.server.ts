import { siteResources } from '../features/admin/resources.server.ts';
import type { SitePageName } from '../features/admin/site-pages.shapes.ts';
import type { AdminContext } from './admin-context.server.ts';
import { entryPage } from './admin-pages.server.tsx';
import { designPage, submitDesign } from './design/design-page.server.tsx';
import { submitBulkAction } from './entries/bulk-actions.server.tsx';
import { exportList } from './entries/export-list.server.ts';
import { listPage } from './entries/list-page.server.tsx';
import { saveForm } from './entries/save-form.server.ts';
import { submitEntry } from './entries/submit-entry.server.ts';
import { entriesPage, submitEntries } from './form-entries/entries-page.server.tsx';
import { mailsPage, submitMails } from './mails/mails-page.server.tsx';
import { mediaPage, submitMedia } from './media/media-page.server.tsx';
import { navigationPage, submitNavigation } from './navigation/navigation-page.server.tsx';
import { redirectPage, submitRedirect } from './redirects/redirect-page.server.tsx';
import type { AdminOutcome } from './render-admin.server.tsx';
import { settingsPage, submitSettings } from './settings/settings-page.server.tsx';
import { submitUser, userPage } from './users/user-page.server.tsx';

const { html } = siteResources;

/** Site-wide office page, with list, forms and actions below one address. */
interface SiteScreen {
  /** `id` and `action` are the next path segments, '' for none. */
  show: (context: AdminContext, id: string, action: string) => Promise<AdminOutcome>;
  submit: (context: AdminContext, id: string, action: string) => Promise<AdminOutcome>;
}

/** Screens of the site-wide office pages, by path segment (ADMIN-05, ADMIN-06). */
export const siteScreens: Readonly<Record<SitePageName, SiteScreen>> = {
  media: { show: mediaPage, submit: submitMedia },
  redirects: { show: redirectPage, submit: submitRedirect },
  'form-entries': { show: entriesPage, submit: submitEntries },
  navigation: { show: (context) => navigationPage(context), submit: (context) => submitNavigation(context) },
  users: { show: userPage, submit: submitUser },
  mails: { show: mailsPage, submit: submitMails },
  settings: { show: (context) => settingsPage(context), submit: (context) => submitSettings(context) },
  design: { show: (context) => designPage(context), submit: (context) => submitDesign(context) },
  html: {
    show: (context, id, action) => {
      if (id === '') return listPage(context, html);
      if (id === 'export.csv') return exportList(context, html);
      return action ? submitEntry(context, html, numberOf(id), action) : entryPage(context, html, numberOf(id));
    },
    submit: (context, id, action) => {
      if (id === 'many') return submitBulkAction(context, html);
      return action ? submitEntry(context, html, numberOf(id), action) : saveForm(context, html, numberOf(id));
    },
  },
};

/** Null for a new one, NaN if invalid. */
function numberOf(id: string): number | null {
  if (id === 'new') return null;
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : Number.NaN;
}
