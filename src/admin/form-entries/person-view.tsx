import type { Language } from '../../core/languages.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import type { StoredEntry } from '../../features/forms/forms.contract.ts';
import { m } from '../../paraglide/messages.js';
import { Head } from '../forms/page-elements.tsx';

interface PersonViewProps {
  language: Language;
  base: string;
  email: string;
  /** Null before the first search. */
  entries: readonly StoredEntry[] | null;
}

/** Entries of one person, with export and erasure. */
export function PersonView({ language, base, email, entries }: PersonViewProps) {
  const personHref = `${base}/person`;
  return (
    <>
      <Head back={base} title={m.admin_person_title()} />
      <form method="post" action={personHref} className="adm-filter">
        <div className="bs-field">
          <label htmlFor="email">{m.admin_person_email()}</label>
          <input
            className="bs-input"
            type="email"
            id="email"
            name="email"
            required
            defaultValue={email}
            maxLength={320}
            autoComplete="off"
            aria-describedby="email-hint"
          />
          <p className="bs-hint" id="email-hint">
            {m.admin_person_hint()}
          </p>
        </div>
        <button className="bs-btn" type="submit">
          {m.admin_search()}
        </button>
      </form>
      {entries && (
        <p className="bs-meta" role="status">
          {entries.length > 0 ? m.admin_count({ count: entries.length }) : m.admin_nothing()}
        </p>
      )}
      {entries && entries.length > 0 && (
        <>
          <ul className="adm-list">
            {entries.map(({ id, form_title, created, files }) => (
              <li key={id}>
                <div className="adm-what">
                  <a href={`${base}/${id}`}>{`${form_title} ${id}`}</a>
                  <p className="bs-meta">{formatShortMoment(created, language)}</p>
                </div>
                {files.length > 0 && <span className="bs-badge">{m.admin_entries_files({ count: files.length })}</span>}
              </li>
            ))}
          </ul>
          <form method="post" action={`${personHref}/export`} className="bs-row wrap adm-after">
            <input type="hidden" name="email" value={email} />
            <button className="bs-btn" type="submit">
              {m.admin_entries_csv()}
            </button>
            <button className="bs-btn danger" type="submit" formAction={`${personHref}/erase`}>
              {m.admin_person_erase()}
            </button>
          </form>
        </>
      )}
    </>
  );
}

/** Confirmation before all entries of a person are erased. */
export function EraseQuestion({ title, email, personHref }: { title: string; email: string; personHref: string }) {
  return (
    <form method="post" action={`${personHref}/erase`} className="adm-section">
      <h1>{title}</h1>
      <p>{m.admin_entry_remove_text()}</p>
      <input type="hidden" name="email" value={email} />
      <div className="bs-row wrap">
        <a className="bs-btn" href={personHref}>
          {m.admin_delete_keep()}
        </a>
        <button type="submit" className="bs-btn danger solid" name="sure" value="yes">
          {m.admin_remove()}
        </button>
      </div>
    </form>
  );
}
