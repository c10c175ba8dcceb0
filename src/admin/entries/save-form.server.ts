import { EntryRefused } from '../../features/admin/check-values.server.ts';
import { type EditedEntry, readEdited } from '../../features/admin/drafts/entry-draft.read.server.ts';
import { changeEntry, createEntry } from '../../features/admin/entries.write.server.ts';
import { EntryConflict } from '../../features/admin/entry-conflict.ts';
import type { Values } from '../../features/admin/entry-values.server.ts';
import { showReinstated } from '../../features/admin/event-alerts.write.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import { moveEntry } from '../../features/admin/trash.write.server.ts';
import { alerts } from '../../features/site/site.tables.server.ts';
import { m } from '../../paraglide/messages.js';
import { type AdminContext, formOf, store } from '../admin-context.server.ts';
import { nothingPage } from '../admin-notes.tsx';
import { entryPage } from '../admin-pages.server.tsx';
import { makeOnce } from '../form-key.tsx';
import { changeRows, rowAction } from '../forms/change-rows.ts';
import { atControls, noFormErrors } from '../forms/form-errors.ts';
import type { FormState } from '../forms/form-state.ts';
import { fromForm } from '../forms/form-values.ts';
import { closeRows } from '../forms/row-inputs.ts';
import { withCatalogue } from '../forms/sale-types.ts';
import type { OfficeOutcome } from '../office-answers.server.ts';
import { entryHref, restoreTyped, takeProduction } from './entry-href.ts';
import { conflictPage, withChosen } from './publishing/conflicts.server.ts';
import { parseVersion } from './publishing/edited-version.ts';
import { pressedIn } from './publishing/notice-question.server.ts';
import { submitDraft } from './publishing/submit-draft.server.ts';
import { trashedPage } from './publishing/trashed-page.server.ts';
import { takenPage } from './take-production.server.ts';

/** Stores the form of an entry, as a draft where its content has drafts; an invalid one is shown again with its input and errors. */
export async function saveForm(context: AdminContext, resource: Resource, id: number | null): Promise<OfficeOutcome> {
  if (Number.isNaN(id)) return nothingPage(context);
  const { reading } = context;
  const form = formOf(context);
  const pressed = pressedIn(form);
  const version = parseVersion(form.get('version'));
  const entry = id === null ? null : await readEdited(reading.db, resource, id);
  if (id !== null && !entry) return nothingPage(context);
  if (id !== null && entry?.deleted_at) {
    if (pressed !== restoreTyped) return trashedPage(context, resource, id);
    await store(context, (transaction, actor) => moveEntry(transaction, resource, id, 'back', actor));
  }
  if (pressed === restoreTyped) {
    const formErrors = { ...noFormErrors, isUnsaved: true };
    return entryPage(context, resource, id, { form, version, formErrors, done: m.admin_restored_typed() });
  }
  if (id === null && resource.name === 'events' && pressed === takeProduction) {
    return takenPage(context, form, version, true);
  }
  if (rowAction.test(pressed)) {
    const { focus, errors } = changeRows(resource.fields, form, pressed);
    const formErrors = { ...noFormErrors, errors, isUnsaved: true };
    return { ...(await entryPage(context, resource, id, { form, version, focus, formErrors })), status: 200 };
  }
  const given = valuesIn(resource, form, entry);
  try {
    if (resource.hasDrafts) return await submitDraft(context, resource, { id, based: version, given, pressed, form });
    return await saveNow(context, resource, { id, version: version.live, given });
  } catch (error) {
    if (error instanceof EntryRefused)
      return entryPage(context, resource, id, {
        form,
        version,
        formErrors: { ...noFormErrors, errors: atControls(error.messages, form), isUnsaved: true },
      });
    if (!(error instanceof EntryConflict)) throw error;
    return conflictPage(context, resource, { conflict: error, form });
  }
}

function valuesIn(resource: Resource, form: FormState, entry: EditedEntry | null): Values {
  for (const [name, { rowOptions }] of Object.entries(resource.fields)) if (rowOptions) closeRows(form, name, rowOptions.rows);
  return withChosen(resource, withCatalogue(fromForm(resource.fields, form, entry?.values ?? {})), { form, live: entry?.live ?? {} });
}

/** Content without drafts: visitors see it at once. */
async function saveNow(
  context: AdminContext,
  resource: Resource,
  { id, version, given }: { id: number | null; version: number; given: Values },
): Promise<OfficeOutcome> {
  const saved = await store(context, async (transaction, by) => {
    if (id === null) return makeOnce(context, resource.type, [transaction, by], () => createEntry(transaction, resource, given, by));
    if (resource.table === alerts && given.is_online === true) await showReinstated(transaction, [id]);
    return (await changeEntry(transaction, resource, { id, version, given }, by)) ? id : null;
  });
  return saved === null ? trashedPage(context, resource, id) : { to: `${entryHref(context.language, resource, saved)}?done=saved` };
}
