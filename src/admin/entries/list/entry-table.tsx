import { m } from '../../../paraglide/messages.js';
import { fieldLabel } from '../../forms/field-label.ts';
import { sortLabel } from './entry-filter.tsx';
import type { EntryListProps } from './entry-list-props.ts';
import { EntryRow } from './entry-row.tsx';
import { listHref, sortsOf } from './list-query.ts';

type TableProps = EntryListProps & { base: string };

/** Table with selectable rows and bulk actions; cards on phones. */
export function EntryTable(props: TableProps) {
  const { resource, entries, base, query, texts, sales } = props;
  const sorts = sortsOf(resource);
  const [title = '', dateField] = [resource.title.at(-1), sorts.find((name) => resource.fields[name]?.kind.startsWith('date'))];
  return (
    <form method="post" action={`${base}/many`} className="adm-chosen">
      <input type="hidden" name="back" value={listHref('', query, { page: query.page })} />
      <BulkActions {...props} />
      <div className="adm-table">
        <table className="bs-table">
          <thead>
            <tr>
              <td>
                <label className="bs-check">
                  <input type="checkbox" hidden data-choose="all" />
                  <span>{m.admin_choose_all()}</span>
                </label>
              </td>
              {dateField && <Head {...props} name={dateField} />}
              <Head {...props} name={title} />
              {resource.fields.statuses && <th scope="col">{fieldLabel(resource.fields, 'statuses')}</th>}
              {texts && <th scope="col">{m.admin_texts_in()}</th>}
              {resource.columns.is_online && <Head {...props} name="is_online" />}
              {sales && (
                <th scope="col" className="bs-num">
                  {m.admin_sold()}
                </th>
              )}
              <Head {...props} name="updated_at" />
              <td />
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <EntryRow key={entry.id} {...props} entry={entry} dateField={dateField} />
            ))}
          </tbody>
        </table>
      </div>
    </form>
  );
}

/** First in the form: Enter submits with the first button, and bulk actions ask for confirmation. */
function BulkActions({ resource, query }: TableProps) {
  const actions =
    query.state === 'trash'
      ? ([['restore', m.admin_restore()]] as const)
      : ([
          ...(resource.columns.is_online
            ? ([
                ['live', m.admin_go_live()],
                ['withdraw', m.admin_withdraw()],
              ] as const)
            : []),
          ['delete', m.admin_delete()],
        ] as const);
  return (
    <fieldset className="adm-many">
      <legend>{m.admin_chosen()}</legend>
      <output data-choose="count" />
      {actions.map(([action, text]) => (
        <button key={action} className={`bs-btn ${action === 'delete' ? 'danger' : ''}`} type="submit" name="operation" value={action}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}

function Head({ resource, base, query, name }: TableProps & { name: string }) {
  const sorted = query.sort ?? resource.order;
  const isSorted = sorted.replace(/^-/, '') === name;
  const isDown = sorted.startsWith('-');
  const label = sortLabel(resource, name);
  return (
    <th scope="col" aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}>
      <a href={listHref(base, query, { sort: isSorted && !isDown ? `-${name}` : name })}>
        {label}
        {isSorted && <span aria-hidden="true">{isDown ? ' ↓' : ' ↑'}</span>}
      </a>
    </th>
  );
}
