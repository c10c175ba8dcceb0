import type { Language } from '../../core/languages.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import type { Form, StoredEntry } from '../../features/forms/forms.contract.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { EmptyList } from '../empty-list.tsx';
import { Done, Head } from '../forms/page-elements.tsx';

interface EntriesListProps {
  language: Language;
  base: string;
  forms: readonly Form[];
  /** Id of the filtered form. */
  form: number | null;
  search: string;
  page: number;
  pages: number;
  count: number;
  entries: readonly StoredEntry[];
  done: string | null;
  isAdministrator: boolean;
}

/** Form entries, newest first. CSV is offered per form: its columns are the form's fields. */
export function EntriesList({ language, base, forms, form, search, page, pages, count, entries, done, isAdministrator }: EntriesListProps) {
  const to = (target: number) =>
    `${base}?${new URLSearchParams({ ...(search && { search }), ...(form !== null && { form: String(form) }), page: String(target) })}`;
  return (
    <>
      <Head title={m.admin_list_form_entries()}>
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
      </Head>
      <Done text={done} />
      <form className="adm-filter" action={base}>
        <div className="bs-field">
          <label htmlFor="search">{m.admin_search()}</label>
          <input className="bs-input" type="search" id="search" name="search" defaultValue={search} maxLength={200} />
        </div>
        <div className="bs-field">
          <label htmlFor="form">{m.admin_entries_form()}</label>
          <select className="bs-input" id="form" name="form" defaultValue={form ?? ''}>
            <option value="">{m.admin_all()}</option>
            {forms.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <button className="bs-btn" type="submit">
          {m.admin_search()}
        </button>
      </form>
      {form === null && entries.length > 0 && <p className="bs-hint adm-intro">{m.admin_entries_csv_hint()}</p>}
      {entries.length === 0 && (
        <EmptyList base={base} isNarrowed={search !== '' || form !== null}>
          <a className="bs-btn" href={adminHref(language, 'forms')}>
            {m.admin_list_forms()}
          </a>
        </EmptyList>
      )}
      {entries.length > 0 && (
        <ul className="adm-list">
          {entries.map((entry) => (
            <li key={entry.id}>
              <div className="adm-what">
                <a href={`${base}/${entry.id}`}>{`${entry.form_title} ${entry.id}`}</a>
                <p className="bs-meta">{formatShortMoment(entry.created, language)}</p>
              </div>
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
      )}
      {pages > 1 && (
        <p className="bs-row">
          {page > 1 && (
            <a className="bs-btn" href={to(page - 1)} rel="prev">
              {m.admin_previous()}
            </a>
          )}
          {page < pages && (
            <a className="bs-btn" href={to(page + 1)} rel="next">
              {m.admin_next()}
            </a>
          )}
        </p>
      )}
      {count > 0 && <p className="bs-meta">{m.admin_count({ count })}</p>}
    </>
  );
}
