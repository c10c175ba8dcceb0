import type { VitalMetric } from '../../features/dashboard/dashboard.contract.ts';
import { m } from '../../paraglide/messages.js';
import type { RouteName } from '../../urls.ts';

export const metricLabels: Readonly<Record<VitalMetric, () => string>> = {
  LCP: m.dashboard_metric_lcp,
  INP: m.dashboard_metric_inp,
  CLS: m.dashboard_metric_cls,
  FCP: m.dashboard_metric_fcp,
  TTFB: m.dashboard_metric_ttfb,
};

/** Thresholds per metric, good up to and poor from: milliseconds, CLS without unit (web.dev/vitals). */
export const goals: Readonly<Record<VitalMetric, { good: number; poor: number }>> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
};

const routes: Readonly<Record<RouteName, () => string>> = {
  home: m.dashboard_route_home,
  events: m.dashboard_route_events,
  event: m.dashboard_route_event,
  productions: m.dashboard_route_productions,
  production: m.dashboard_route_production,
  offlineProgramme: m.dashboard_route_offline,
  magazine: m.dashboard_route_magazine,
  magazineTags: m.dashboard_route_tags,
  magazineCategory: m.dashboard_route_magazine,
  magazineTag: m.dashboard_route_tags,
  article: m.dashboard_route_article,
  team: m.dashboard_route_team,
  person: m.dashboard_route_person,
  series: m.dashboard_route_series,
  venue: m.dashboard_route_venue,
  form: m.dashboard_route_form,
  user: m.dashboard_route_user,
  search: m.dashboard_route_search,
  searchView: m.dashboard_route_search,
  searchViewPage: m.dashboard_route_search,
  notFound: m.dashboard_route_notfound,
  page: m.dashboard_route_page,
};

/** Label of a route; several routes may share one. */
export function routeLabel(route: string): string {
  return Object.hasOwn(routes, route) ? routes[route as RouteName]() : route;
}
