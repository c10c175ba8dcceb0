import { lastPageOf } from '../../../core/contract/page-of.server.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolIcon } from '../../../ui/backstage/tool-icon.tsx';
import { adminHref } from '../../../urls.ts';
import { newEntryLabel, resourceLabels } from '../../labels.ts';
import { ListView } from '../../lists/list-view.tsx';
import { EntryFilter } from './entry-filter.tsx';
import type { EntryListProps } from './entry-list-props.ts';
import { EntryTable } from './entry-table.tsx';
import { listHref } from './list-query.ts';

/** List of entries with filter, bulk actions and paging. */
export function EntryList(props: EntryListProps) {
  const { resource, language, query, count, done, at } = props;
  const base = adminHref(language, resource.name);
  const isEvents = resource.name === 'events';
  return (
    <ListView
      {...{ base, count }}
      done={at === null ? done : null}
      title={resourceLabels[resource.name]()}
      actions={
        <>
          {isEvents && (
            <a className="bs-btn" href={adminHref(language, 'import')}>
              <ToolIcon name="upload" />
              {m.admin_import()}
            </a>
          )}
          <a className="bs-btn" href={listHref(`${base}/export.csv`, query)} data-live="export" download="">
            <ToolIcon name="download" />
            {m.admin_export()}
          </a>
          <a className="bs-btn primary" href={`${base}/new`}>
            <ToolIcon name="plus" />
            {newEntryLabel(resource.name)}
          </a>
        </>
      }
      filter={<EntryFilter {...props} base={base} />}
      isNarrowed={listHref('', { ...query, isPastToo: false, sort: undefined }) !== ''}
      emptyLinks={
        isEvents &&
        !query.isPastToo && (
          <a className="bs-btn" href={listHref(base, query, { isPastToo: true })}>
            {m.admin_past()}
          </a>
        )
      }
      page={query.page}
      pages={lastPageOf(count, query.pageSize)}
      hrefOf={(page) => listHref(base, query, { page })}
    >
      <EntryTable {...props} base={base} />
    </ListView>
  );
}
