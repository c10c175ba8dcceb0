import type { Viewer } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { adminHref, dashboardHref } from '../../../urls.ts';
import { type ShopScreen, sitePagesFor } from '../../admin/site-pages.shapes.ts';

/** A link of the admin menu (API-33). */
interface AdminMenu {
  title: string;
  url: string;
}

type Menu = {
  name?: string;
  title: (language: Language) => string;
  url: (language: Language) => string;
  isFor: (viewer: Viewer) => boolean;
};

const isEditor: Menu['isFor'] = (viewer) => viewer.isEditor;
const content = (resource: string, message: typeof m.admin_list_events): Menu => ({
  name: resource,
  title: (locale) => message({}, { locale }),
  url: (language) => adminHref(language, resource),
  isFor: isEditor,
});

const menus: readonly Menu[] = [
  { title: (locale) => m.office_start({}, { locale }), url: (language) => `/cms-hub?lang=${language}`, isFor: isEditor },
  content('pages', m.hub_pages),
  content('events', m.admin_list_events),
  content('productions', m.admin_list_productions),
  content('articles', m.admin_list_articles),
  content('persons', m.admin_list_persons),
  content('series', m.admin_list_series),
  content('venues', m.admin_list_venues),
  content('forms', m.admin_list_forms),
  content('breaking-news', m.admin_list_breaking_news),
  content('opening-hours', m.admin_list_opening_hours),
  content('teasers', m.admin_list_teasers),
  content('search-synonyms', m.admin_list_search_synonyms),
  content('promotion-codes', m.admin_list_promotion_codes),
  {
    title: (locale) => m.account_dashboard({}, { locale }),
    url: (language) => dashboardHref(language, 'activity'),
    isFor: (viewer) => viewer.hasDashboardAccess,
  },
];

/** Office pages this user may open, without those in `absent`. */
export function adminMenus(viewer: Viewer, language: Language, absent: readonly ShopScreen[]): AdminMenu[] {
  const sitePages = viewer.isEditor ? sitePagesFor(viewer.isAdministrator, absent).map(({ name, label }) => content(name, label)) : [];
  return [...menus, ...sitePages]
    .filter(({ name, isFor }) => isFor(viewer) && !absent.some((screen) => screen === name))
    .map(({ title, url }) => ({ title: title(language), url: url(language) }));
}
