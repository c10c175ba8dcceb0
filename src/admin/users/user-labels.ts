import { m } from '../../paraglide/messages.js';

/** Labels of the account fields. */
export const userLabels: Readonly<Record<string, () => string>> = {
  username: m.admin_user_name,
  email: m.admin_user_email,
  first_name: m.admin_user_first_name,
  last_name: m.admin_user_last_name,
  language: m.admin_user_language,
  is_active: m.admin_user_is_active,
  is_editor: m.admin_user_is_editor,
  is_superuser: m.admin_user_is_superuser,
  has_dashboard_online_access: m.admin_user_has_dashboard_online_access,
  can_edit_html: m.admin_user_can_edit_html,
};
