import type { ReactNode } from 'react';
import type { MonthCalendarProps } from '../month/month-calendar.island.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { chosenFilters, type FilterChoices } from './filter-choices.ts';
import { FilterPanel } from './filter-panel.tsx';

interface FilteredListProps {
  /** The month beside the filters, and which list this is. */
  month: MonthCalendarProps;
  /** What the bar of filters is called. */
  label: string;
  filters: readonly FilterChoices[];
  /** The list without any filter. */
  all: string;
  /** The list without its day. */
  withoutDate: string;
  /** How much the filters find: '12 dates'. */
  count: string;
  /** Status for screen readers while a filter loads, and after that. */
  loading: string;
  found: string;
  children: ReactNode;
}

/** Filters, month and chips above a list: the same for events and productions (EVT-01, PROD-01). */
export function FilteredList({ month, label, filters, all, withoutDate, count, loading, found, children }: FilteredListProps) {
  const { name } = month;
  return (
    <filtered-list when="load" data-name={name} data-path={all}>
      <div className="filter-row">
        <FilterBar name={name} label={label} filters={filters} month={month} />
        <FilterPanel name={name} filters={filters} all={all} count={count} />
      </div>
      <FilterChips chosen={chosenFilters(filters, month, withoutDate)} all={all} />
      {/* Silent when the page opens. */}
      <p className="vh" role="status" data-loading={loading} data-found={found} />
      <div className="answer" aria-busy={false}>
        {children}
      </div>
    </filtered-list>
  );
}
