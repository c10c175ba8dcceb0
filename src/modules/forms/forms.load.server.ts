import { readForm } from '../../features/forms/form.read.server.ts';
import type { ModuleLoad } from '../../features/pages/resolve-modules.server.ts';

/** The form of the product with this number (MOD-17); null for a form elsewhere and for one that is gone or offline. */
export const load: ModuleLoad = async ({ hubspot_id }, reading, language) => {
  const id = /^[1-9]\d{0,8}$/.test(String(hubspot_id)) ? Number(hubspot_id) : null;
  const found = id === null ? null : await readForm(reading, id, language);
  return { form_obj: found && { ...found.form, url: found.urls[language] } };
};
