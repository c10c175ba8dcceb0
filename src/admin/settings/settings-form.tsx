import type { Resource } from '../../features/admin/resources.server.ts';
import { m } from '../../paraglide/messages.js';
import { Decision, FormErrorSummary } from '../entries/entry-form.tsx';
import { Control } from '../forms/controls.tsx';
import type { FormErrors } from '../forms/form-errors.ts';
import type { FormKit } from '../forms/form-fields.tsx';
import { Done, EnterSaves, Head } from '../forms/page-elements.tsx';

interface SettingsFormProps {
  resource: Resource;
  version: number;
  formErrors: FormErrors;
  kit: FormKit;
  formAction: string;
  done: string | null;
}

const sections = [
  [m.admin_settings_general, m.admin_settings_off_hint, ['site_name', 'is_site_online', 'is_shop_online', 'is_indexing_enabled']],
  [m.admin_settings_html, m.admin_settings_html_hint, ['html_header', 'html_footer_top', 'html_footer_bottom', 'html_footer_logos']],
] as const;

/** Form of the site settings, generated from their fields. */
export function SettingsForm({ resource, version, formErrors, kit, formAction, done }: SettingsFormProps) {
  return (
    <>
      <Head title={m.admin_list_settings()} />
      <Done text={done} />
      <FormErrorSummary fields={resource.fields} formErrors={formErrors} />
      <form method="post" action={formAction} data-guarded="" data-unsaved={formErrors.isUnsaved ? '' : undefined} noValidate>
        <EnterSaves />
        <input type="hidden" name="version" value={version} />
        {sections.map(([label, hint, names]) => (
          <section key={names[0]} className="adm-section">
            <h2>{label()}</h2>
            <p className="bs-hint">{hint()}</p>
            {names.map((name) => {
              const field = resource.fields[name];
              return field ? (
                <div key={name}>
                  <Control name={name} field={field} kit={kit} />
                  {formErrors.theirs?.[name] !== undefined && <Decision {...{ name, field }} clashing={formErrors.theirs[name]} />}
                </div>
              ) : null;
            })}
          </section>
        ))}
        <div className="adm-foot">
          <button className="bs-btn primary" type="submit" name="operation" value="save">
            {m.admin_save()}
          </button>
        </div>
      </form>
    </>
  );
}
