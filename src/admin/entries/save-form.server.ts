import { isTranslated } from '../../core/fields/field.ts';
import { EntryRefused } from '../../features/admin/check-values.server.ts';
import { type Entry, readEntry } from '../../features/admin/entries.read.server.ts';
import { changeEntry, createEntry, EntryConflict } from '../../features/admin/entries.write.server.ts';
import type { Values } from '../../features/admin/entry-values.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import { m } from '../../paraglide/messages.js';
import { type AdminContext, formOf, store } from '../admin-context.server.ts';
import { noticePage } from '../admin-notes.tsx';
import { entryPage } from '../admin-pages.server.tsx';
import { changeRows, rowAction } from '../forms/change-rows.ts';
import { readChoices } from '../forms/choices.server.ts';
import { describeValue } from '../forms/describe-value.ts';
import { atControls, type FormErrors, noFormErrors } from '../forms/form-errors.ts';
import { fromForm, toForm } from '../forms/form-values.ts';
import { closeRows } from '../forms/row-inputs.ts';
import { withSaleTypes } from '../forms/sale-types.ts';
import type { OfficeAnswer, OfficeOutcome } from '../office-answers.server.ts';
import { entryHref } from './entry-href.ts';

/** Stores the form of an entry; an invalid one is shown again with its input and errors. */
export async function saveForm(context: AdminContext, resource: Resource, id: number | null): Promise<OfficeOutcome> {
  if (Number.isNaN(id)) return noticePage(m.admin_nothing(), 404);
  const { reading, language } = context;
  const form = formOf(context);
  const pressed = form.get('operation') ?? 'save';
  const version = Number(form.get('version')) || 0;
  const entry = id === null ? null : await readEntry(reading.db, resource, id);
  if (id !== null && (!entry || entry.deleted_at)) return noticePage(m.admin_nothing(), 404);
  if (rowAction.test(pressed)) {
    const { focus, errors } = changeRows(resource.fields, form, pressed);
    const formErrors = { ...noFormErrors, errors, isUnsaved: true };
    return { ...(await entryPage(context, resource, id, { form, version, focus, formErrors })), status: 200 };
  }
  for (const [name, { rowOptions }] of Object.entries(resource.fields)) if (rowOptions) closeRows(form, name, rowOptions.rows);
  const given = withoutTheirs(withSaleTypes(fromForm(resource.fields, form, entry?.values ?? {})), form);
  try {
    const saved = await store(context, async (transaction, by) => {
      if (id === null) return createEntry(transaction, resource, given, by);
      return (await changeEntry(transaction, resource, { id, version, given }, by)) ? id : null;
    });
    return saved === null ? noticePage(m.admin_nothing(), 404) : { to: `${entryHref(language, resource, saved)}?done=saved` };
  } catch (error) {
    if (error instanceof EntryRefused)
      return entryPage(context, resource, id, {
        form,
        version,
        formErrors: { ...noFormErrors, errors: atControls(error.messages, form), isUnsaved: true },
      });
    if (!(error instanceof EntryConflict)) throw error;
    return conflictPage(context, resource, error);
  }
}

/** Shows both versions of each conflicting field; the form holds the submitted values (EDIT-19). */
async function conflictPage(context: AdminContext, resource: Resource, conflict: EntryConflict): Promise<OfficeAnswer> {
  const { reading, language } = context;
  const { entry, merged, fields, current, submitted } = conflict;
  const targets = fields.flatMap((name) => (name === 'contributors' ? ['person'] : (resource.fields[name]?.target ?? [])));
  const choices = await readChoices(reading, targets, language);
  const inWords = (values: Values) => (name: string) => describeValue(name, resource.fields[name], values[name], choices, language);
  const theirs = Object.fromEntries(
    fields.map((name) => [
      name,
      { theirs: inWords(current)(name), mine: inWords(submitted)(name), languages: clashing(conflict, resource, name) },
    ]),
  );
  const formErrors: FormErrors = { errors: {}, theirs, isUnsaved: true };
  return entryPage(context, resource, (entry as Entry).id, { form: toForm(resource.fields, merged), version: entry.version, formErrors });
}

/** Conflicting languages of a translated text; others are merged. */
function clashing({ base, current, submitted }: EntryConflict, { fields }: Resource, name: string): string[] {
  const field = fields[name];
  if (!field || !isTranslated(field)) return [];
  const [then, now, mine] = [base, current, submitted].map((values) => (values[name] ?? {}) as Record<string, string>);
  return Object.keys(mine ?? {}).filter((one) => (mine?.[one] ?? '') !== (now?.[one] ?? '') && (then?.[one] ?? '') !== (now?.[one] ?? ''));
}

/** Drops values for which the other version was chosen. */
function withoutTheirs(given: Values, form: ReadonlyMap<string, string>): Values {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      if (form.get(`keep:${name}`) !== 'theirs') return [[name, value]];
      const languages = (form.get(`languages:${name}`) ?? '').split(' ').filter(Boolean);
      if (languages.length === 0) return [];
      return [[name, Object.fromEntries(Object.entries(value as object).filter(([language]) => !languages.includes(language)))]];
    }),
  );
}
