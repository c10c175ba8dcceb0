import type { AuditAction } from '../core/database/audit-action.ts';
import { resourceOfType, siteResources } from '../features/admin/resources.server.ts';
import { m } from '../paraglide/messages.js';
import { resourceLabels } from './labels.ts';

const actions: Readonly<Record<AuditAction, () => string>> = {
  create: m.dashboard_action_create,
  edit: m.dashboard_action_edit,
  settings: m.dashboard_action_settings,
  move: m.dashboard_action_move,
  delete: m.dashboard_action_delete,
  restore: m.dashboard_action_restore,
  purge: m.dashboard_action_purge,
  import: m.dashboard_action_import,
  publish: m.dashboard_action_publish,
  undo_publish: m.dashboard_action_undo_publish,
  unpublish: m.dashboard_action_unpublish,
  publish_blocked: m.dashboard_action_publish_blocked,
  plan: m.dashboard_action_plan,
  cancel_plan: m.dashboard_action_cancel_plan,
  draft_link: m.dashboard_action_draft_link,
  withdraw_draft_link: m.dashboard_action_withdraw_draft_link,
  upload: m.dashboard_action_upload,
  change: m.dashboard_action_edit,
  'move focus': m.dashboard_action_focus,
  cancel: m.dashboard_action_cancel,
  reinstate: m.dashboard_action_reinstate,
  postpone: m.dashboard_action_postpone,
  change_room: m.dashboard_action_room,
  stock: m.dashboard_action_stock,
  seat_plan: m.dashboard_action_seat_plan,
  switch_on: m.dashboard_action_switch_on,
  switch_off: m.dashboard_action_switch_off,
};

/** What the audit names besides the content types of the office. */
const types: Readonly<Record<string, () => string>> = {
  page: m.dashboard_type_page,
  media: m.dashboard_type_media,
  // An import of a season; the seasons of the office's list are rarely changed.
  season: m.dashboard_type_season,
  site: m.dashboard_type_site,
  shop: m.dashboard_type_shop,
  nav: m.admin_list_navigation,
  redirect: m.admin_list_redirects,
  user: m.admin_list_users,
  design_settings: m.admin_list_design,
  form_entry: m.admin_list_form_entries,
};

/** Label of an audit action, to stand within a sentence; one of an older version as it is stored. */
export function actionLabel(action: string): string {
  return Object.hasOwn(actions, action) ? actions[action as AuditAction]() : action;
}

/** Label of what the audit is about, as in the office's menu. */
export function typeLabel(type: string): string {
  if (Object.hasOwn(types, type)) return types[type]?.() ?? type;
  const resource = resourceOfType(type) ?? Object.values(siteResources).find((one) => one.type === type);
  return resource ? resourceLabels[resource.name]() : type;
}
