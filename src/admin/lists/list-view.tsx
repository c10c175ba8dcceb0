import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Head } from '../forms/page-elements.tsx';
import { EmptyList } from './empty-list.tsx';
import { Paging, type PagingProps } from './paging.tsx';

interface ListResultProps extends PagingProps {
  /** Address of the list without any filter. */
  base: string;
  /** Number of entries that match the filter. */
  count: number;
  countText?: string;
  /** True if a search or filter is active. */
  isNarrowed: boolean;
  /** Says that a list without any filter is empty. */
  emptyText?: string;
  /** Further links of an empty list. */
  emptyLinks?: ReactNode;
  children: ReactNode;
}

/** What a filter finds: number, entries and paging. The filter's form replaces it while somebody types. */
export function ListResult({ base, count, countText, isNarrowed, emptyText, emptyLinks, children, ...paging }: ListResultProps) {
  return (
    <div data-live="list">
      <p className="bs-meta" role="status">
        {countText ?? m.admin_count({ count })}
      </p>
      {count > 0 ? (
        children
      ) : (
        <EmptyList base={base} isNarrowed={isNarrowed} text={emptyText}>
          {emptyLinks}
        </EmptyList>
      )}
      <Paging {...paging} />
    </div>
  );
}

interface ListViewProps extends ListResultProps {
  title: string;
  /** Links beside the title. */
  actions?: ReactNode;
  done: string | null;
  filter: ReactNode;
}

/** Page of a list: title with actions, filter, what it finds. */
export function ListView({ title, actions, done, filter, ...result }: ListViewProps) {
  return (
    <>
      <Head title={title} done={done}>
        {actions}
      </Head>
      {filter}
      <ListResult {...result} />
    </>
  );
}
