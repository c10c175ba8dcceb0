import { m } from '../../paraglide/messages.js';

/** Menu groups of the office. */
export type OfficeGroup = 'programme' | 'venue' | 'website' | 'administration';

/** Site-wide office page (ADMIN-05, ADMIN-06). */
interface SitePage {
  /** Path segment. */
  name: string;
  label: typeof m.media_title;
  group: OfficeGroup;
  isForAdministrators: boolean;
}

/** All site pages in menu order. Their screens are in src/admin/screens.server.ts. */
export const sitePages = [
  { name: 'shop-sync', label: m.shop_sync_title, group: 'programme', isForAdministrators: false },
  { name: 'form-entries', label: m.admin_list_form_entries, group: 'venue', isForAdministrators: false },
  { name: 'media', label: m.media_title, group: 'venue', isForAdministrators: false },
  { name: 'schedule', label: m.schedule_title, group: 'website', isForAdministrators: false },
  { name: 'redirects', label: m.admin_list_redirects, group: 'website', isForAdministrators: false },
  { name: 'navigation', label: m.admin_list_navigation, group: 'website', isForAdministrators: true },
  { name: 'users', label: m.admin_list_users, group: 'administration', isForAdministrators: true },
  { name: 'mails', label: m.admin_list_mails, group: 'administration', isForAdministrators: true },
  { name: 'backups', label: m.admin_list_backups, group: 'administration', isForAdministrators: true },
  { name: 'logs', label: m.admin_list_logs, group: 'administration', isForAdministrators: true },
  { name: 'settings', label: m.admin_list_settings, group: 'administration', isForAdministrators: true },
  { name: 'design', label: m.admin_list_design, group: 'administration', isForAdministrators: true },
  { name: 'html', label: m.admin_list_html, group: 'administration', isForAdministrators: true },
] as const satisfies readonly SitePage[];

export type SitePageName = (typeof sitePages)[number]['name'];

/** Screens about what only some webshops can do. Where the configured one cannot, nothing leads to them (SHOP-122). */
export type ShopScreen = 'shop-sync' | 'promotion-codes';

/** Pages the user may open (ROLE-05), without those in `absent`. */
export function sitePagesFor(isAdministrator: boolean, absent: readonly string[]): readonly SitePage[] {
  return sitePages.filter(({ name, isForAdministrators }) => (isAdministrator || !isForAdministrators) && !absent.includes(name));
}
