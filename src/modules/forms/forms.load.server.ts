import { parseId } from '../../core/text/parse-id.ts';
import { readForm } from '../../features/forms/form.read.server.ts';
import type { ModuleLoad } from '../../features/pages/resolve-modules.server.ts';

/** The form of the product with this number (MOD-17); null for a form elsewhere and for one that is gone or offline. */
export const load: ModuleLoad = async ({ hubspot_id }, reading, language) => {
  const id = parseId(hubspot_id);
  const found = id === null ? null : await readForm(reading, id, language);
  return { form_obj: found && { ...found.form, intro_html: found.introHtml, url: found.urls[language] } };
};
