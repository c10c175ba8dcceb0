import type { Field, Fields } from '../../core/fields/field.ts';
import type { Language } from '../../core/languages.ts';
import type { Entry } from '../../features/admin/entries.read.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import { formFields } from '../../features/forms/forms.fields.ts';
import { contributors } from '../../features/programme/contributors.fields.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { adminHref } from '../../urls.ts';
import { Control } from '../forms/controls.tsx';
import { fieldLabel } from '../forms/field-label.ts';
import type { Clashing, FormErrors } from '../forms/form-errors.ts';
import type { FormKit } from '../forms/form-fields.tsx';
import { LanguageTabs } from '../forms/language-tabs.tsx';
import { EntryActions } from './entry-action-links.tsx';

interface EntryFormProps {
  resource: Resource;
  /** Null for a new entry. */
  entry: Entry | null;
  title: string;
  version: number;
  kit: FormKit;
  formErrors: FormErrors;
  /** Number of form entries, for a form. */
  entries: number | null;
  /** The public page, '' where there is none. */
  url: string;
  back: string;
  language: Language;
  done: string | null;
  /** Names of the available actions. */
  actions: readonly string[];
}

/** Edit form of an entry, generated from the fields of its resource. */
export function EntryForm({
  resource,
  entry,
  title,
  version,
  kit,
  formErrors,
  entries,
  url,
  back,
  language,
  done,
  actions,
}: EntryFormProps) {
  const editHref = entry ? adminHref(language, resource.name, entry.id) : `${back}/new`;
  return (
    <>
      <p>
        <a href={back}>{m.admin_back_to()}</a>
      </p>
      <div className="adm-head">
        <h1>{title}</h1>
        {entry && entries !== null && (
          <a className="bs-btn" href={`${adminHref(language, 'form-entries')}?form=${entry.id}`}>
            {m.admin_form_entries({ count: entries })}
          </a>
        )}
        {url && (
          <a className="bs-btn" href={url}>
            {m.admin_preview()}
          </a>
        )}
      </div>
      {done && (
        <p className="bs-note ok" role="status">
          {done}
        </p>
      )}
      {entry && <EntryActions editHref={editHref} actions={actions} isInTrash={entry.deleted_at !== null} />}
      {!entry?.deleted_at && <EditForm {...{ resource, entry, version, kit, formErrors, editHref }} />}
    </>
  );
}

function EditForm({
  resource,
  entry,
  version,
  kit,
  formErrors,
  editHref,
}: Pick<EntryFormProps, 'resource' | 'entry' | 'version' | 'kit' | 'formErrors'> & { editHref: string }) {
  return (
    <>
      <FormErrorSummary fields={resource.fields} formErrors={formErrors} />
      <UnsavedWorkNote />
      <LanguageTabs fields={resource.fields} form={kit.form} />
      <form method="post" action={editHref} data-guarded="" data-unsaved={formErrors.isUnsaved ? '' : undefined} noValidate>
        {/* Default button: Enter submits with the first button of a form. */}
        <button className="bs-vh" type="submit" name="operation" value="save" tabIndex={-1} aria-hidden="true">
          {m.admin_save()}
        </button>
        <input type="hidden" name="version" value={version} />
        {sectionsOf(resource, !entry).map(({ label, names, isOpen }) => (
          <details
            key={label}
            className="adm-section"
            open={isOpen || names.some((name) => concerns(formErrors, name) || kit.firstError?.split('.')[0] === name) || !entry}
          >
            <summary>{label}</summary>
            <div className="adm-fields">
              {names.map((name) => {
                const field = resource.fields[name];
                return field ? (
                  <div key={name}>
                    <Control name={name} field={field} kit={kit} />
                    {formErrors.theirs?.[name] !== undefined && <Decision {...{ name, field }} clashing={formErrors.theirs[name]} />}
                  </div>
                ) : null;
              })}
            </div>
          </details>
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

/** Offer to restore unsaved input, shown by the script after a crash or a closed window. */
function UnsavedWorkNote() {
  return (
    <div className="bs-note" data-unsaved-work="" role="status" hidden>
      {m.admin_unsaved_input()}{' '}
      <button type="button" className="bs-btn" data-left-work="restore">
        {m.edit_left_restore()}
      </button>{' '}
      <button type="button" className="bs-btn" data-left-work="drop">
        {m.edit_left_drop()}
      </button>
    </div>
  );
}

function concerns({ errors, theirs }: FormErrors, name: string): boolean {
  return theirs?.[name] !== undefined || Object.keys(errors).some((path) => path === name || path.startsWith(`${name}.`));
}

export function FormErrorSummary({ fields, formErrors: { errors, theirs } }: { fields: Fields; formErrors: FormErrors }) {
  const paths = Object.keys(errors);
  if (theirs)
    return (
      <p className="bs-note warn" role="alert">
        {m.admin_conflict()}
      </p>
    );
  if (paths.length === 0) return null;
  return (
    <div className="bs-note bad" role="alert">
      <div>
        <p>{m.admin_errors()}</p>
        <ul>
          {paths.map((path) => (
            <li key={path}>
              <a href={`#${path}`}>{fieldLabel(fields, path.split('.')[0] ?? '')}</a>: {errors[path]?.join(' ')}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export function Decision({ name, field, clashing: { mine, theirs, languages } }: { name: string; field: Field; clashing: Clashing }) {
  return (
    <fieldset className="bs-note warn adm-clash">
      <legend className="bs-vh">{interfaceText(field.label)}</legend>
      <input type="hidden" name={`languages:${name}`} value={languages.join(' ')} />
      <div className="adm-both">
        <div>
          <label className="bs-check">
            <input type="radio" name={`keep:${name}`} value="mine" defaultChecked />
            {m.admin_conflict_mine()}
          </label>
          <p>{mine}</p>
        </div>
        <div>
          <label className="bs-check">
            <input type="radio" name={`keep:${name}`} value="theirs" />
            {m.admin_conflict_theirs()}
          </label>
          <p>{theirs}</p>
        </div>
      </div>
    </fieldset>
  );
}

interface Section {
  label: string;
  names: string[];
  isOpen: boolean;
}

/** Leading sections by resource; all other fields follow under 'more'. */
const leadingSections: Partial<Record<Resource['name'], readonly [() => string, readonly string[]][]>> = {
  events: [
    [m.admin_section_cast, ['contributors', 'cast_note', 'statuses', 'status_note', 'is_online']],
    [m.admin_section_date, ['date_start', 'date_end', 'production', 'room', 'series']],
    [m.admin_section_texts, ['name', 'preline', 'headline', 'subline', 'text', 'description', 'important_info']],
    [m.admin_section_sales, ['id_jet', 'ticket_url', 'sale_starts', 'sale_ends', 'prices', 'seat_groups']],
  ],
  productions: [
    [m.admin_section_texts, ['name', 'preline', 'headline', 'subline', 'text', 'description', 'is_online']],
    [() => interfaceText(contributors.label), ['contributors']],
  ],
  forms: [
    [m.admin_section_texts, ['title', 'intro', 'is_online']],
    [() => interfaceText(formFields.fields.label), ['fields']],
    [m.admin_section_sent, ['recipients', 'retention_days']],
  ],
};

/** A new performance starts with the date, an existing one with the cast. */
function sectionsOf({ name, fields }: Resource, isNew: boolean): Section[] {
  const usual = leadingSections[name] ?? [];
  const given = isNew && name === 'events' ? [...usual.slice(1), ...usual.slice(0, 1)] : usual;
  const rest = Object.keys(fields).filter((field) => !given.some(([, names]) => names.includes(field)));
  const sections = given.map(([label, names], index) => ({ label: label(), names: [...names], isOpen: index < 3 }));
  if (rest.length === 0) return sections;
  return [...sections, { label: given.length > 0 ? m.admin_more() : m.admin_general(), names: rest, isOpen: given.length === 0 }];
}
