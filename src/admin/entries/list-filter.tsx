import type { Resource } from '../../features/admin/resources.server.ts';
import { m } from '../../paraglide/messages.js';
import { codeLabel, fieldLabel } from '../forms/field-label.ts';
import type { EntryListProps } from './entry-list-props.ts';
import { pageSizes, sortsOf } from './list-query.ts';

/** Filter and sorting of a list as a GET form, so that the address can be bookmarked and shared. */
export function ListFilter({ resource, base, query, choices }: EntryListProps & { base: string }) {
  const states: [string, string][] = [
    ['', m.admin_all()],
    ...(resource.columns.is_online
      ? ([
          ['online', m.admin_online()],
          ['offline', m.admin_offline()],
        ] satisfies [string, string][])
      : []),
    ['trash', m.admin_trash()],
  ];
  const sorts = sortsOf(resource).flatMap((name) => [
    [name, m.admin_sort_up({ name: sortLabel(resource, name) })],
    [`-${name}`, m.admin_sort_down({ name: sortLabel(resource, name) })],
  ]) as [string, string][];
  const isNarrowed = query.from || query.to || Object.keys(query.fields).length > 0 || query.sort || query.pageSize !== pageSizes[0];
  return (
    <form className="adm-filter" action={base} data-live="filter">
      <div className="bs-field">
        <label htmlFor="search">{m.admin_search()}</label>
        <input className="bs-input" type="search" id="search" name="search" defaultValue={query.search} maxLength={200} />
      </div>
      <Select name="state" label={m.admin_state()} value={query.state ?? ''} options={states} />
      <button className="bs-btn" type="submit">
        {m.admin_search()}
      </button>
      <details className="adm-more" open={Boolean(isNarrowed)}>
        <summary>{m.admin_filter_more()}</summary>
        <div className="adm-filter">
          {resource.filters.map((name) => (
            <Select
              key={name}
              name={name}
              label={fieldLabel(resource.fields, name)}
              value={query.fields[name] ?? ''}
              options={[['', m.admin_all()], ...optionsOf(resource.fields[name], choices)]}
            />
          ))}
          {resource.columns.date_start && (
            <>
              <Day name="from" label={m.admin_from()} value={query.from} />
              <Day name="to" label={m.admin_to()} value={query.to} />
            </>
          )}
          <Select name="sort" label={m.admin_sort()} value={query.sort ?? ''} options={[['', m.admin_sort_usual()], ...sorts]} />
          <Select
            name="size"
            label={m.admin_page_size()}
            value={String(query.pageSize)}
            options={pageSizes.map((size) => [String(size), String(size)] as const)}
          />
          {resource.columns.ends_at && (
            <label className="bs-check">
              <input type="checkbox" name="past" defaultChecked={query.isPastToo} />
              {m.admin_past()}
            </label>
          )}
        </div>
      </details>
    </form>
  );
}

/** Label of a sortable column. */
export function sortLabel({ fields }: Resource, name: string): string {
  if (name === 'updated_at') return m.admin_updated();
  if (name === 'is_online') return m.admin_state();
  return fieldLabel(fields, name);
}

function optionsOf(
  field: EntryListProps['resource']['fields'][string] | undefined,
  choices: EntryListProps['choices'],
): [string, string][] {
  if (field?.codes) return Object.keys(field.codes).map((code) => [code, codeLabel(field, code)]);
  return (choices.get(field?.target ?? '') ?? []).map(({ id, title }) => [String(id), title]);
}

interface SelectProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
}

function Select({ name, label, value, options }: SelectProps) {
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

function Day({ name, label, value }: Omit<SelectProps, 'options'>) {
  return (
    <div className="bs-field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <input className="bs-input" type="date" id={`filter-${name}`} name={name} defaultValue={value} />
    </div>
  );
}
