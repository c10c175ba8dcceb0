import { type ResourceName, resourceNames } from '../features/admin/resource-names.ts';
import { type SitePageName, sitePages } from '../features/admin/site-pages.shapes.ts';

/** Screens that are neither a resource nor a site page. */
const singleScreens = ['help', 'import', 'search', 'pages'] as const;
export type SingleScreen = (typeof singleScreens)[number];

export type ScreenName = SingleScreen | ResourceName | SitePageName;

/** All screens by path segment (ADMIN-02 to ADMIN-06), without what they show: routes are registered before that is loaded. */
export const screenNames: readonly ScreenName[] = [...singleScreens, ...resourceNames, ...sitePages.map(({ name }) => name)];
