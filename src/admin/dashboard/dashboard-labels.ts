import { resourceOfType } from '../../features/admin/resources.server.ts';
import type { VitalMetric } from '../../features/dashboard/dashboard.contract.ts';
import { m } from '../../paraglide/messages.js';
import type { RouteName } from '../../urls.ts';
import { resourceLabels } from '../labels.ts';

const actions: Readonly<Record<string, () => string>> = {
  create: m.dashboard_action_create,
  edit: m.dashboard_action_edit,
  settings: m.dashboard_action_settings,
  delete: m.dashboard_action_delete,
  restore: m.dashboard_action_restore,
  publish: m.dashboard_action_publish,
  undo_publish: m.dashboard_action_undo_publish,
  plan: m.dashboard_action_plan,
  cancel_plan: m.dashboard_action_cancel_plan,
  unpublish: m.dashboard_action_unpublish,
  publish_blocked: m.dashboard_action_publish_blocked,
  draft_link: m.dashboard_action_draft_link,
  withdraw_draft_link: m.dashboard_action_withdraw_draft_link,
  upload: m.dashboard_action_upload,
  'move focus': m.dashboard_action_focus,
  import: m.dashboard_action_import,
  cancel: m.dashboard_action_cancel,
  postpone: m.dashboard_action_postpone,
  move: m.dashboard_action_move,
  switch_on: m.dashboard_action_switch_on,
  switch_off: m.dashboard_action_switch_off,
};

const types: Readonly<Record<string, () => string>> = {
  page: m.dashboard_type_page,
  media: m.dashboard_type_media,
  season: m.dashboard_type_season,
  site: m.dashboard_type_site,
  shop: m.dashboard_type_shop,
};

/** Label of an audit action; unknown actions as stored. */
export function actionLabel(action: string): string {
  return Object.hasOwn(actions, action) ? (actions[action]?.() ?? action) : action;
}

/** Label of a content type, as in the office menu. */
export function typeLabel(type: string): string {
  if (type !== 'season' && Object.hasOwn(types, type)) return types[type]?.() ?? type;
  const resource = type === 'season' ? undefined : resourceOfType(type);
  return resource ? resourceLabels[resource.name]() : (types[type]?.() ?? type);
}

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
