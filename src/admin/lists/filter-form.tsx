import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';

interface FilterFormProps {
  base: string;
  search: string;
  searchLabel?: string;
  /** Values that stay while others are changed. */
  hidden?: Readonly<Record<string, string | undefined>>;
  /** Further controls beside the search. */
  children?: ReactNode;
  /** Controls below, behind a disclosure. */
  more?: ReactNode;
}

/** Filter of a list as a GET form, so that the address can be bookmarked and shared; with script the list follows while it is edited. */
export function FilterForm({ base, search, searchLabel = m.admin_search(), hidden = {}, children, more }: FilterFormProps) {
  return (
    <>
      <form className="adm-filter" action={base} data-live="filter">
        {Object.entries(hidden).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <div className="bs-field adm-filter-search">
          <label htmlFor="search">{searchLabel}</label>
          <input className="bs-input" type="search" id="search" name="search" defaultValue={search} maxLength={200} />
        </div>
        {children}
        <button className="bs-btn" type="submit">
          {m.admin_search()}
        </button>
        {more}
      </form>
      {/* Shown where the list cannot follow, or an action on its rows has failed. */}
      <p className="bs-note bad" role="alert" data-office-failed="" hidden>
        {m.office_failed()}
      </p>
    </>
  );
}

interface FilterSelectProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [code: string, text: string])[];
}

export function FilterSelect({ name, label, value, options }: FilterSelectProps) {
  return (
    <div className="bs-field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select className="bs-input" id={`filter-${name}`} name={name} defaultValue={value}>
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

export function FilterDay({ name, label, value }: Omit<FilterSelectProps, 'options'>) {
  return (
    <div className="bs-field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <input className="bs-input" type="date" id={`filter-${name}`} name={name} defaultValue={value} />
    </div>
  );
}

/** The search words of an address. */
export function searchIn(query: URLSearchParams): string {
  return (query.get('search') ?? '').replaceAll('\0', '').slice(0, 200);
}
