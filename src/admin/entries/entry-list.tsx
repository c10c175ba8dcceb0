import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { EmptyList } from '../empty-list.tsx';
import { resourceLabels } from '../labels.ts';
import type { EntryListProps } from './entry-list-props.ts';
import { EntryTable } from './entry-table.tsx';
import { ListFilter } from './list-filter.tsx';
import { listHref } from './list-query.ts';

/** List of entries with filter, bulk actions and paging. */
export function EntryList(props: EntryListProps) {
  const { resource, entries, language, query, count, done } = props;
  const base = adminHref(language, resource.name);
  return (
    <>
      <div className="adm-head">
        <h1>{resourceLabels[resource.name]()}</h1>
        {resource.name === 'events' && (
          <a className="bs-btn" href={adminHref(language, 'import')}>
            {m.admin_import()}
          </a>
        )}
        <a className="bs-btn" href={listHref(`${base}/export.csv`, query)} data-live="export" download="">
          {m.admin_export()}
        </a>
        <a className="bs-btn primary" href={`${base}/new`}>
          {m.admin_new()}
        </a>
      </div>
      {done && (
        <p className="bs-note ok" role="status">
          {done}
        </p>
      )}
      <ListFilter {...props} base={base} />
      <div data-live="list">
        <p className="bs-meta" role="status">
          {m.admin_count({ count })}
        </p>
        {entries.length > 0 && <EntryTable {...props} base={base} />}
        {entries.length === 0 && (
          <EmptyList base={base} isNarrowed={listHref('', { ...query, isPastToo: false, sort: undefined }) !== ''}>
            {resource.name === 'events' && !query.isPastToo && (
              <a className="bs-btn" href={listHref(base, query, { isPastToo: true })}>
                {m.admin_past()}
              </a>
            )}
          </EmptyList>
        )}
        <Paging {...props} base={base} />
      </div>
    </>
  );
}

function Paging({ base, query, count }: EntryListProps & { base: string }) {
  const { page, pageSize } = query;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  if (pages === 1) return null;
  return (
    <nav className="bs-row wrap adm-paging" aria-label={m.admin_pages()}>
      {page > 1 && (
        <a className="bs-btn" href={listHref(base, query, { page: page - 1 })} rel="prev">
          {m.admin_previous()}
        </a>
      )}
      <span className="bs-meta">{m.admin_page({ page, pages })}</span>
      {page < pages && (
        <a className="bs-btn" href={listHref(base, query, { page: page + 1 })} rel="next">
          {m.admin_next()}
        </a>
      )}
    </nav>
  );
}
