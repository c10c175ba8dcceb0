import type { Language } from '../../core/languages.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import type { Form, StoredEntry } from '../../features/forms/forms.contract.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { FilterForm, FilterSelect } from '../lists/filter-form.tsx';
import { ListView } from '../lists/list-view.tsx';

interface EntriesListProps {
  language: Language;
  base: string;
  forms: readonly (Form & { isInTrash: boolean })[];
  /** Id of the filtered form. */
  form: number | null;
  search: string;
  page: number;
  pages: number;
  count: number;
  entries: readonly StoredEntry[];
  /** Entries nobody has opened. */
  unread: ReadonlySet<number>;
  done: string | null;
  isAdministrator: boolean;
}

/** Form entries, newest first. CSV is offered per form: its columns are the form's fields. */
export function EntriesList({
  language,
  base,
  forms,
  form,
  search,
  page,
  pages,
  count,
  entries,
  unread,
  done,
  isAdministrator,
}: EntriesListProps) {
  const filters = { ...(search && { search }), ...(form !== null && { form: String(form) }) };
  return (
    <ListView
      {...{ base, count, done, page, pages }}
      title={m.admin_list_form_entries()}
      actions={
        <>
          {isAdministrator && (
            <a className="bs-btn" href={`${base}/person`}>
              {m.admin_person_title()}
            </a>
          )}
          {forms.some(({ id }) => id === form) && (
            <a className="bs-btn" href={adminHref(language, 'forms', form ?? 0)}>
              {m.admin_form_edit()}
            </a>
          )}
          {form !== null && (
            <a className="bs-btn" href={`/${language}/api/forms/${form}/entries.csv`} download>
              {m.admin_entries_csv()}
            </a>
          )}
        </>
      }
      filter={
        <FilterForm base={base} search={search}>
          <FilterSelect
            name="form"
            label={m.admin_entries_form()}
            value={String(form ?? '')}
            options={[
              ['', m.admin_all()],
              ...forms.map(({ id, title, isInTrash }) => [String(id), isInTrash ? `${title} (${m.admin_trash()})` : title] as const),
            ]}
          />
        </FilterForm>
      }
      isNarrowed={search !== '' || form !== null}
      emptyLinks={
        <a className="bs-btn" href={adminHref(language, 'forms')}>
          {m.admin_list_forms()}
        </a>
      }
      hrefOf={(target) => `${base}?${new URLSearchParams({ ...filters, page: String(target) })}`}
    >
      {form === null && <p className="bs-hint adm-intro">{m.admin_entries_csv_hint()}</p>}
      <ul className="adm-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <div className="adm-what">
              <a href={`${base}/${entry.id}`}>{`${entry.form_title} ${entry.id}`}</a>
              <p className="bs-meta">{formatShortMoment(entry.created, language)}</p>
            </div>
            {unread.has(entry.id) && <span className="bs-badge accent">{m.admin_entry_new()}</span>}
            {entry.files.length > 0 && <span className="bs-badge">{m.admin_entries_files({ count: entry.files.length })}</span>}
            <a
              className="bs-btn danger"
              href={`${base}/${entry.id}/delete`}
              aria-label={`${m.admin_remove()}: ${entry.form_title} ${entry.id}`}
            >
              {m.admin_remove()}
            </a>
          </li>
        ))}
      </ul>
    </ListView>
  );
}
