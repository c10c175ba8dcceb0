import { pageIn, readWithinPages } from '../../core/contract/page-of.server.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { readFormsOfEntries } from '../../features/forms/entries/entries.read.server.ts';
import type { StoredEntry } from '../../features/forms/forms.contract.ts';
import { markRead } from '../../features/forms/mark-read.write.server.ts';
import { readUnreadAmong } from '../../features/forms/unread.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import type { AdminContext } from '../admin-context.server.ts';
import { nothingPage } from '../admin-notes.tsx';
import { doneText } from '../done-text.ts';
import { Removal } from '../forms/page-elements.tsx';
import { searchIn } from '../lists/filter-form.tsx';
import type { OfficeOutcome } from '../office-answers.server.ts';
import { EntriesList } from './entries-list.tsx';
import { FormEntryView } from './form-entry-view.tsx';
import { personPage, submitPerson } from './person-page.server.tsx';

const current = 'form-entries';
const perPage = 25;

/** Form entries (ADMIN-05): list, one entry, or the confirmation of its deletion. */
export async function entriesPage(context: AdminContext, id: string, action: string): Promise<OfficeOutcome> {
  const { reading, language, query, options } = context;
  const base = adminHref(language, current);
  if (id === 'person') return action === '' ? personPage(context) : nothingPage(context);
  if (id === '') {
    const search = searchIn(query);
    const form = parseId(query.get('form'));
    const forms = await readFormsOfEntries(reading.db, language);
    const wanted = { form: form ?? undefined, search: search || undefined, pageSize: perPage };
    const { found, page, pages } = await readWithinPages(pageIn(query), perPage, (one) =>
      options.formEntries.list(reading.db, language, { ...wanted, page: one }),
    );
    const done = doneText(query);
    const view = (
      <EntriesList
        {...{ language, base, forms, form, search, page, pages, done }}
        count={found.count}
        entries={found.results}
        unread={
          await readUnreadAmong(
            reading.db,
            found.results.map(({ id: each }) => each),
          )
        }
        isAdministrator={reading.viewer.isAdministrator}
      />
    );
    return { status: 200, title: m.admin_list_form_entries(), current, view };
  }
  const entry = await find(context, id);
  if (!entry || !['', 'delete'].includes(action)) return nothingPage(context);
  const title = `${entry.form_title} ${entry.id}`;
  if (action === 'delete') {
    const view = <Removal title={title} text={m.admin_entry_remove_text()} editHref={`${base}/${entry.id}`} />;
    return { status: 200, title, current, view };
  }
  await markRead(reading.db, entry.id, reading.now);
  const form = (await readFormsOfEntries(reading.db, language)).find((one) => one.id === entry.form);
  return { status: 200, title, current, view: <FormEntryView {...{ entry, title, base, language }} fields={form?.fields ?? []} /> };
}

/** Deletes an entry with its files, or exports or erases a person's entries. */
export async function submitEntries(context: AdminContext, id: string, action: string): Promise<OfficeOutcome> {
  if (id === 'person') return submitPerson(context, action);
  const entry = action === 'delete' ? await find(context, id) : null;
  if (!entry) return nothingPage(context);
  const { viewer, now } = context.reading;
  const isDeleted = await context.options.formEntries.remove({ userId: viewer.userId, now }, entry.id);
  if (!isDeleted) return nothingPage(context);
  return { to: `${adminHref(context.language, current)}?done=removed` };
}

async function find({ reading, language, options }: AdminContext, id: string): Promise<StoredEntry | null> {
  const number = parseId(id);
  return number === null ? null : options.formEntries.read(reading.db, language, number);
}
