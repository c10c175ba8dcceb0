import type { Resource } from '../../../features/admin/resources.server.ts';
import { stateWords } from '../../../features/pages/state-badge.tsx';
import { m } from '../../../paraglide/messages.js';
import { codeLabel, fieldLabel } from '../../forms/field-label.ts';
import { FilterDay, FilterForm, FilterSelect } from '../../lists/filter-form.tsx';
import type { EntryListProps } from './entry-list-props.ts';
import { pageSizes, sortsOf, statesIn } from './list-query.ts';

/** Filter and sorting of a list of entries. */
export function EntryFilter({ resource, base, query, choices }: EntryListProps & { base: string }) {
  const states: [string, string][] = [
    ['', m.admin_all()],
    ...statesIn(resource).map((state): [string, string] => [state, stateWords[state]()]),
    ['trash', m.admin_trash()],
  ];
  const sorts = sortsOf(resource).flatMap((name) => [
    [name, m.admin_sort_up({ name: sortLabel(resource, name) })],
    [`-${name}`, m.admin_sort_down({ name: sortLabel(resource, name) })],
  ]) as [string, string][];
  const isNarrowed = query.from || query.to || Object.keys(query.fields).length > 0 || query.sort || query.pageSize !== pageSizes[0];
  return (
    <FilterForm
      base={base}
      search={query.search}
      more={
        <details className="fold adm-more" open={Boolean(isNarrowed)}>
          <summary>{m.admin_filter_more()}</summary>
          <div className="adm-filter">
            {resource.filters.map((name) => (
              <FilterSelect
                key={name}
                name={name}
                label={fieldLabel(resource.fields, name)}
                value={query.fields[name] ?? ''}
                options={[['', m.admin_all()], ...optionsOf(resource.fields[name], choices)]}
              />
            ))}
            {resource.columns.date_start && (
              <>
                <FilterDay name="from" label={m.admin_from()} value={query.from} />
                <FilterDay name="to" label={m.admin_to()} value={query.to} />
              </>
            )}
            <FilterSelect name="sort" label={m.admin_sort()} value={query.sort ?? ''} options={[['', m.admin_sort_usual()], ...sorts]} />
            <FilterSelect
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
      }
    >
      <FilterSelect name="state" label={m.admin_state()} value={query.state ?? ''} options={states} />
    </FilterForm>
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
