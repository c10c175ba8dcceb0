import type { AnswerOf } from '../../core/contract/call.ts';
import type { Viewer } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import { inLanguage } from '../../core/text/language-scope.server.ts';
import type { getEditorUser } from '../../features/accounts/accounts.contract.ts';
import { type ResourceName, resourceNames } from '../../features/admin/resource-names.ts';
import { type OfficeGroup, type ShopScreen, type SitePageName, sitePagesFor } from '../../features/admin/site-pages.shapes.ts';
import { hubPath } from '../../features/pages/hub-page.ts';
import { m } from '../../paraglide/messages.js';
import type { ToolIconName } from '../../ui/backstage/tool-icon.tsx';
import { adminHref, dashboardHref } from '../../urls.ts';
import { dashboardSections, sectionLabels } from '../dashboard/dashboard-sections.ts';
import { resourceLabels } from '../labels.ts';

/** A screen of the office, as menu and search name it. */
export interface OfficeLink {
  /** Path segment; that of a dashboard section begins with 'dashboard/'. */
  name: string;
  label: string;
  href: string;
  icon: ToolIconName;
}

interface OfficeLinkGroup {
  name: OfficeGroup | 'lists' | 'dashboard';
  label: string;
  links: OfficeLink[];
}

/** Screens the user may open: those that stand alone, and the others by group. */
export interface OfficeLinks {
  first: OfficeLink[];
  groups: OfficeLinkGroup[];
}

/** Resources by group; those in no group are the lists behind filters. Site pages declare their group. */
const groups: readonly { name: OfficeGroup; label: () => string; names: readonly ResourceName[] }[] = [
  { name: 'programme', label: m.admin_group_programme, names: ['events', 'productions', 'series', 'venues', 'rooms', 'promotion-codes'] },
  { name: 'venue', label: m.admin_group_venue, names: ['persons', 'articles', 'forms'] },
  { name: 'website', label: m.admin_group_website, names: ['breaking-news', 'opening-hours', 'teasers', 'search-synonyms'] },
  { name: 'administration', label: m.admin_group_administration, names: [] },
];
const grouped = new Set(groups.flatMap(({ names }) => names));
const lists = resourceNames.filter((name) => !grouped.has(name));

const icons: Partial<Record<ResourceName | SitePageName, ToolIconName>> = {
  events: 'cal',
  productions: 'mask',
  series: 'ticket',
  venues: 'pin',
  rooms: 'columns',
  persons: 'users',
  articles: 'text',
  forms: 'list',
  'form-entries': 'mail',
  media: 'image',
  'breaking-news': 'horn',
  'opening-hours': 'clock',
  teasers: 'copy',
  'search-synonyms': 'search',
  'promotion-codes': 'ticket',
  'shop-sync': 'swap',
  schedule: 'history',
  redirects: 'swap',
  navigation: 'outline',
  users: 'user',
  mails: 'mail',
  backups: 'folder',
  logs: 'list',
  settings: 'gear',
  design: 'panel',
  html: 'file',
};

/** Menu of the office for a user (ROLE-04 to ROLE-06), in the language of the request, without the screens in `absent`. */
export function officeLinks(
  { isEditor, isAdministrator, hasDashboardAccess }: Viewer,
  language: Language,
  absent: readonly ShopScreen[],
): OfficeLinks {
  const isThere = (name: ResourceName) => !absent.some((screen) => screen === name);
  const resourceLink = (name: ResourceName): OfficeLink => ({
    ...{ name, label: resourceLabels[name](), href: adminHref(language, name), icon: icons[name] ?? 'tag' },
  });
  const site = sitePagesFor(isAdministrator, absent).map(({ name, label, group }) => ({
    group: group as OfficeGroup,
    link: { name, label: label(), href: adminHref(language, name), icon: icons[name as SitePageName] ?? 'file' },
  }));
  const content: OfficeLinkGroup[] = [
    ...groups.map(({ name, label, names }) => ({
      ...{ name, label: label() },
      links: [...names.filter(isThere).map(resourceLink), ...site.filter(({ group }) => group === name).map(({ link }) => link)],
    })),
    { name: 'lists', label: m.admin_group_lists(), links: lists.map(resourceLink) },
  ];
  const dashboard: OfficeLinkGroup = {
    ...{ name: 'dashboard', label: m.dashboard_title() },
    links: dashboardSections.map((section) => ({
      ...{ name: `dashboard/${section}`, label: sectionLabels[section](), href: dashboardHref(language, section), icon: 'chart' },
    })),
  };
  return {
    first: isEditor
      ? [
          { name: 'start', label: m.office_start(), href: startHref(language), icon: 'home' },
          { name: 'pages', label: m.hub_pages(), href: adminHref(language, 'pages'), icon: 'file' },
        ]
      : [],
    groups: [...(isEditor ? content : []), ...(hasDashboardAccess ? [dashboard] : [])].filter(({ links }) => links.length > 0),
  };
}

type OfficeMenuEntry = AnswerOf<typeof getEditorUser>['admin_menus'][number];

/** The same as one list, as the bar of public pages has it (API-33): of the dashboard its first page. */
export function officeMenus(viewer: Viewer, language: Language, absent: readonly ShopScreen[]): OfficeMenuEntry[] {
  return inLanguage(language, () => {
    const { first, groups: all } = officeLinks(viewer, language, absent);
    const alone = (link: OfficeLink | undefined, title = link?.label ?? ''): OfficeMenuEntry[] =>
      link ? [{ title, url: link.href, group: null }] : [];
    return [
      ...first.flatMap((link) => alone(link)),
      ...all.flatMap(({ name, label, links }) =>
        name === 'dashboard' ? alone(links[0], label) : links.map((link) => ({ title: link.label, url: link.href, group: label })),
      ),
    ];
  });
}

/** Start page of the office, which has no language prefix (ROUTE-25). */
export function startHref(language: Language): string {
  return `${hubPath}?lang=${language}`;
}
