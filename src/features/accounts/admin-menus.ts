import type { Viewer } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref, dashboardHref } from '../../urls.ts';

/** A link of the admin menu (API-33). */
interface AdminMenu {
  title: string;
  url: string;
}

type Menu = { title: (language: Language) => string; url: (language: Language) => string; isFor: (viewer: Viewer) => boolean };

const isEditor: Menu['isFor'] = (viewer) => viewer.isEditor;
const content = (resource: string, message: typeof m.admin_list_events): Menu => ({
  title: (locale) => message({}, { locale }),
  url: (language) => adminHref(language, resource),
  isFor: isEditor,
});
const administration = (resource: string, message: typeof m.admin_list_events): Menu => ({
  ...content(resource, message),
  isFor: (viewer) => viewer.isAdministrator,
});

const menus: readonly Menu[] = [
  { title: (language) => ({ de: 'Inhalte', en: 'Content' })[language], url: () => '/cms-hub', isFor: isEditor },
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
  content('media', m.media_title),
  {
    title: (locale) => m.account_dashboard({}, { locale }),
    url: (language) => dashboardHref(language, 'activity'),
    isFor: (viewer) => viewer.hasDashboardAccess,
  },
  content('form-entries', m.admin_list_form_entries),
  content('redirects', m.admin_list_redirects),
  administration('navigation', m.admin_list_navigation),
  administration('users', m.admin_list_users),
  administration('settings', m.admin_list_settings),
  administration('design', m.admin_list_design),
  administration('html', m.admin_list_html),
];

/** The pages behind the site that this person may open. */
export function adminMenus(viewer: Viewer, language: Language): AdminMenu[] {
  return menus.filter(({ isFor }) => isFor(viewer)).map(({ title, url }) => ({ title: title(language), url: url(language) }));
}
