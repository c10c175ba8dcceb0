import { m } from '../../../paraglide/messages.js';

/** A page of the office for what is one per house (ADMIN-05, ADMIN-06). */
interface SiteLink {
  /** As its address names it. */
  name: string;
  label: () => string;
  isForAdministrators: boolean;
}

const links: readonly SiteLink[] = [
  { name: 'media', label: m.media_title, isForAdministrators: false },
  { name: 'redirects', label: m.admin_list_redirects, isForAdministrators: false },
  { name: 'form-entries', label: m.admin_list_form_entries, isForAdministrators: false },
  { name: 'navigation', label: m.admin_list_navigation, isForAdministrators: true },
  { name: 'users', label: m.admin_list_users, isForAdministrators: true },
  { name: 'settings', label: m.admin_list_settings, isForAdministrators: true },
  { name: 'design', label: m.admin_list_design, isForAdministrators: true },
  { name: 'html', label: m.admin_list_html, isForAdministrators: true },
];

/** The site-wide pages this person may open (ROLE-05). */
export function siteLinks(isAdministrator: boolean): SiteLink[] {
  return links.filter(({ isForAdministrators }) => isAdministrator || !isForAdministrators);
}
