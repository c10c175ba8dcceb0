import { parseId } from '../core/text/parse-id.ts';
import { resourceNames } from '../features/admin/resource-names.ts';
import { type Resource, resources, siteResources } from '../features/admin/resources.server.ts';
import { type SitePageName, sitePages } from '../features/admin/site-pages.shapes.ts';
import type { AdminContext } from './admin-context.server.ts';
import { administratorsPage, nothingPage } from './admin-notes.tsx';
import { entryPage } from './admin-pages.server.tsx';
import { backupsPage, submitBackups } from './backups/backups-page.server.tsx';
import { designPage, submitDesign } from './design/design-page.server.tsx';
import { submitBulkAction } from './entries/list/bulk-actions.server.tsx';
import { exportList } from './entries/list/export-list.server.ts';
import { listPage } from './entries/list/list-page.server.tsx';
import { saveForm } from './entries/save-form.server.ts';
import { submitEntry } from './entries/submit-entry.server.ts';
import { newFromProduction, newFromShop } from './entries/take-production.server.ts';
import { entriesPage, submitEntries } from './form-entries/entries-page.server.tsx';
import { helpPage } from './help/help-page.server.tsx';
import { importScreen } from './imports/import.server.tsx';
import { logsPage } from './logs/logs-page.server.tsx';
import { mailsPage, submitMails } from './mails/mails-page.server.tsx';
import { mediaPage, submitMedia } from './media/media-page.server.tsx';
import { navigationPage, submitNavigation } from './navigation/navigation-page.server.tsx';
import type { OfficeOutcome } from './office-answers.server.ts';
import { pagesPage, submitPages } from './pages/pages-page.server.tsx';
import { redirectPage, submitRedirect } from './redirects/redirect-page.server.tsx';
import { schedulePage, submitSchedule } from './schedule/schedule-page.server.tsx';
import type { ScreenName, SingleScreen } from './screen-names.ts';
import { searchPage } from './search/search-page.server.tsx';
import { shopSyncPage, submitShopSync } from './shop-sync/shop-sync-page.server.tsx';
import { submitUser, userPage } from './users/user-page.server.tsx';

/** `id` and `action` are the path segments below the screen's address, '' for none. */
type Answer = (context: AdminContext, id: string, action: string) => Promise<OfficeOutcome>;

/** Office page with what stands below its address: list, forms, actions. */
export interface Screen {
  show: Answer;
  submit: Answer;
}

const sitewide: Readonly<Record<SitePageName, Screen>> = {
  'shop-sync': { show: (context) => shopSyncPage(context), submit: submitShopSync },
  media: { show: mediaPage, submit: submitMedia },
  schedule: { show: (context) => schedulePage(context), submit: submitSchedule },
  redirects: { show: redirectPage, submit: submitRedirect },
  'form-entries': { show: entriesPage, submit: submitEntries },
  navigation: { show: navigationPage, submit: submitNavigation },
  users: { show: userPage, submit: submitUser },
  mails: { show: mailsPage, submit: submitMails },
  backups: { show: backupsPage, submit: submitBackups },
  logs: { show: logsPage, submit: async (context) => nothingPage(context) },
  settings: singleScreen(siteResources.settings),
  design: { show: designPage, submit: submitDesign },
  html: screenOf(siteResources.html),
};

const single: Readonly<Record<SingleScreen, Screen>> = {
  help: { show: helpPage, submit: async (context) => nothingPage(context) },
  import: importScreen,
  search: { show: searchPage, submit: async (context) => nothingPage(context) },
  pages: { show: pagesPage, submit: submitPages },
};

/** All screens (ADMIN-02 to ADMIN-06). */
export const screens = {
  ...single,
  ...Object.fromEntries(resourceNames.map((name) => [name, screenOf(resources[name])])),
  ...Object.fromEntries(
    sitePages.map(({ name, isForAdministrators }) => [name, isForAdministrators ? forAdministratorsOnly(sitewide[name]) : sitewide[name]]),
  ),
} as Readonly<Record<ScreenName, Screen>>;

/** List, forms and actions of a resource. */
function screenOf(resource: Resource): Screen {
  return {
    show: (context, id, action) => {
      if (id === '') return listPage(context, resource);
      if (id === 'export.csv') return exportList(context, resource);
      const production = id === 'new' && resource.name === 'events' ? context.query.get('production') : null;
      if (production !== null) return newFromProduction(context, production);
      const date = id === 'new' && resource.name === 'events' ? context.query.get('shop') : null;
      if (date !== null) return newFromShop(context, date);
      return action ? submitEntry(context, resource, numberOf(id), action) : entryPage(context, resource, numberOf(id));
    },
    submit: (context, id, action) => {
      if (id === 'many') return submitBulkAction(context, resource);
      return action ? submitEntry(context, resource, numberOf(id), action) : saveForm(context, resource, numberOf(id));
    },
  };
}

/** The one form of what a site has once. */
function singleScreen(resource: Resource & { single: { id: number } }): Screen {
  const only =
    (run: typeof entryPage | typeof saveForm): Answer =>
    async (context, id) =>
      id === '' ? run(context, resource, resource.single.id) : nothingPage(context);
  return { show: only(entryPage), submit: only(saveForm) };
}

function forAdministratorsOnly({ show, submit }: Screen): Screen {
  const forAdministrators =
    (run: Answer): Answer =>
    async (context, id, action) =>
      context.reading.viewer.isAdministrator ? run(context, id, action) : administratorsPage(context);
  return { show: forAdministrators(show), submit: forAdministrators(submit) };
}

/** Null for a new one, NaN if invalid. */
function numberOf(id: string): number | null {
  if (id === 'new') return null;
  return parseId(id) ?? Number.NaN;
}
