import { m } from '../../paraglide/messages.js';

/** What stands together in the office's menu. */
export type OfficeGroup = 'programme' | 'house' | 'website' | 'administration';

/** A page of the office for what is one per house (ADMIN-05, ADMIN-06). */
interface SitePage {
  /** As its address names it. */
  name: string;
  label: typeof m.media_title;
  group: OfficeGroup;
  isForAdministrators: boolean;
}

/** All of them, in the order of every menu. Their screens are named in src/admin/site-screens.server.ts. */
export const sitePages = [
  { name: 'form-entries', label: m.admin_list_form_entries, group: 'house', isForAdministrators: false },
  { name: 'media', label: m.media_title, group: 'house', isForAdministrators: false },
  { name: 'redirects', label: m.admin_list_redirects, group: 'website', isForAdministrators: false },
  { name: 'navigation', label: m.admin_list_navigation, group: 'website', isForAdministrators: true },
  { name: 'users', label: m.admin_list_users, group: 'administration', isForAdministrators: true },
  { name: 'mails', label: m.admin_list_mails, group: 'administration', isForAdministrators: true },
  { name: 'settings', label: m.admin_list_settings, group: 'administration', isForAdministrators: true },
  { name: 'design', label: m.admin_list_design, group: 'administration', isForAdministrators: true },
  { name: 'html', label: m.admin_list_html, group: 'administration', isForAdministrators: true },
] as const satisfies readonly SitePage[];

export type SitePageName = (typeof sitePages)[number]['name'];

/** Those this person may open (ROLE-05). */
export function sitePagesFor(isAdministrator: boolean): readonly SitePage[] {
  return sitePages.filter(({ isForAdministrators }) => isAdministrator || !isForAdministrators);
}
