import { csvLine, csvMark } from '../../core/text/csv.ts';
import { readFormsOfEntries } from '../../features/forms/entries/entries.read.server.ts';
import { answersOf } from '../../features/forms/entry-text.ts';
import type { Form, StoredEntry } from '../../features/forms/forms.contract.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf } from '../admin-context.server.ts';
import { administratorsPage } from '../admin-notes.tsx';
import type { OfficeAnswer, OfficeOutcome } from '../office-answers.server.ts';
import { EraseQuestion, PersonView } from './person-view.tsx';

const current = 'form-entries';

/** Page to find, export or erase all entries of a person (ADMIN-05). */
export function personPage(context: AdminContext): OfficeAnswer {
  return isAllowed(context) ? shown(context, '', null) : administratorsPage(context);
}

/** Result as page or file, or the erasure after confirmation. The e-mail address is posted, never part of a URL. */
export async function submitPerson(context: AdminContext, action: string): Promise<OfficeOutcome> {
  if (!isAllowed(context)) return administratorsPage(context);
  const { reading, language, options } = context;
  const form = formOf(context);
  const email = (form.get('email') ?? '').replaceAll('\0', '').trim().slice(0, 320);
  const entries = email ? await options.formEntries.ofPerson(reading.db, language, email) : [];
  if (action === 'export' && entries.length > 0) {
    const body = csvOf(entries, await readFormsOfEntries(reading.db, language));
    return { file: { name: 'person.csv', type: 'text/csv; charset=utf-8', body } };
  }
  if (action !== 'erase' || entries.length === 0) return shown(context, email, entries);
  const base = adminHref(language, current);
  if (form.get('sure') !== 'yes') {
    const title = m.admin_person_question({ email, count: entries.length });
    return { status: 200, title, current, view: <EraseQuestion title={title} email={email} personHref={`${base}/person`} /> };
  }
  await options.formEntries.erasePerson({ userId: reading.viewer.userId, now: reading.now }, email);
  return { to: `${base}?done=removed` };
}

const isAllowed = ({ reading }: AdminContext) => reading.viewer.isAdministrator;

function shown({ language }: AdminContext, email: string, entries: readonly StoredEntry[] | null): OfficeAnswer {
  const view = <PersonView base={adminHref(language, current)} {...{ language, email, entries }} />;
  return { status: 200, title: m.admin_person_title(), current, view };
}

/** One line per answer, readable without the form. */
function csvOf(entries: readonly StoredEntry[], forms: readonly Form[]): string {
  const head = [m.admin_entries_form(), m.admin_person_created(), m.admin_person_field(), m.admin_person_answer()];
  const lines = entries.flatMap((entry) => {
    const fields = forms.find(({ id }) => id === entry.form)?.fields ?? [];
    return answersOf(fields, entry, m.form_yes()).map(({ label, text }) => csvLine([entry.form_title, entry.created, label, text]));
  });
  return `${csvMark}${csvLine(head)}${lines.join('')}`;
}
