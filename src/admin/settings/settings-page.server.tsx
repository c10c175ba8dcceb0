import { EntryRefused } from '../../features/admin/check-values.server.ts';
import { readEntry } from '../../features/admin/entries.read.server.ts';
import { EntryConflict } from '../../features/admin/entries.write.server.ts';
import { siteResources } from '../../features/admin/resources.server.ts';
import { changeSettings, settingsId } from '../../features/admin/settings.write.server.ts';
import { siteSettingsFields } from '../../features/site/site.fields.ts';
import { presetSettings } from '../../features/site/site.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import type { AdminContext } from '../admin-context.server.ts';
import { changeRows } from '../forms/change-rows.ts';
import { type FormErrors, noFormErrors } from '../forms/form-errors.ts';
import type { FormState } from '../forms/form-state.ts';
import { fromForm, toForm } from '../forms/form-values.ts';
import { closeRows } from '../forms/row-inputs.ts';
import { kitOf, store, submittedForm } from '../forms/site-form.ts';
import type { AdminAnswer, AdminOutcome } from '../render-admin.server.tsx';
import { SettingsForm } from './settings-form.tsx';

const resource = siteResources.settings;

/** The site settings (ADMIN-06). */
export async function settingsPage(context: AdminContext): Promise<AdminAnswer> {
  const entry = await readEntry(context.reading.db, resource, settingsId);
  const form = toForm(resource.fields, entry?.values ?? { ...presetSettings });
  return page(context, form, entry?.version ?? 1, noFormErrors);
}

/** Stores the settings, merged with what others changed meanwhile (EDIT-19). */
export async function submitSettings(context: AdminContext): Promise<AdminOutcome> {
  const form = submittedForm(context);
  const version = Number(form.get('version')) || 1;
  const pressed = form.get('operation') ?? 'save';
  if (/^(add|drop):[a-z_.\d]+$/.test(pressed)) {
    const { focus, errors } = changeRows(resource.fields, form, pressed);
    return { ...page(context, form, version, { ...noFormErrors, errors, isUnsaved: true }, focus), status: 200 };
  }
  closeRows(form, 'html_footer_logos', siteSettingsFields.html_footer_logos.rowOptions.rows);
  const entry = await readEntry(context.reading.db, resource, settingsId);
  const all = fromForm(resource.fields, form, entry?.values ?? { ...presetSettings });
  const given = Object.fromEntries(Object.entries(all).filter(([name]) => form.get(`keep:${name}`) !== 'theirs'));
  try {
    await store(context, (transaction, actor) => changeSettings(transaction, given, version, actor));
    return { to: `${adminHref(context.language, 'settings')}?done=saved` };
  } catch (error) {
    if (error instanceof EntryRefused) return page(context, form, version, { errors: error.messages, theirs: null, isUnsaved: true });
    if (!(error instanceof EntryConflict)) throw error;
    const theirs = Object.fromEntries(
      error.fields.map((name) => [name, { mine: inWords(error.submitted[name]), theirs: inWords(error.current[name]), languages: [] }]),
    );
    return page(context, toForm(resource.fields, error.merged), error.entry.version, { errors: {}, theirs, isUnsaved: true });
  }
}

function page(
  { language, query }: AdminContext,
  form: FormState,
  version: number,
  formErrors: FormErrors,
  focus: string | null = null,
): AdminAnswer {
  const status = formErrors.theirs ? 409 : Object.keys(formErrors.errors).length > 0 ? 400 : 200;
  return {
    status,
    title: m.admin_list_settings(),
    current: 'settings',
    view: (
      <SettingsForm
        {...{ resource, version, formErrors }}
        kit={kitOf(form, language, formErrors.errors, focus)}
        formAction={adminHref(language, 'settings')}
        done={query.get('done') === 'saved' && status === 200 && !formErrors.isUnsaved ? m.admin_saved() : null}
      />
    ),
  };
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? m.admin_design_yes() : m.admin_design_no();
  if (Array.isArray(value)) return value.map(({ code }) => code).join(' · ') || m.admin_none();
  return String(value ?? '') || m.admin_none();
}
