import { type ReactNode, type RefObject, useState } from 'react';
import { dayParts } from '../../../core/text/dates.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { chosenFilters, type FilterChoices } from './filter-choices.ts';
import { FilterPanel } from './filter-panel.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import type { MonthData } from './use-month.ts';

interface FilteredListProps {
  /** Tells its parts from those of another list over the same page. */
  name: string;
  /** The answer on show; the first one is not announced. */
  answer: object;
  data: MonthData;
  /** What the bar of filters is called. */
  label: string;
  filters: readonly FilterChoices[];
  /** The list without any filter. */
  all: string;
  /** The list from a day 'YYYY-MM-DD' on; undefined is no day. */
  hrefOfDay(day: string | undefined): string;
  /** How much the filters find: '12 dates'. */
  count: string;
  /** What a screen reader hears while it loads and when it has loaded. */
  loading: string;
  found: string;
  isLoading: boolean;
  chips: RefObject<HTMLUListElement | null>;
  /** The list, or what stands in for it. */
  children: ReactNode;
}

/** Filters, month and chips above a list: the same for events and productions (EVT-01, PROD-01). */
export function FilteredList({
  name,
  answer,
  data,
  label,
  filters,
  all,
  hrefOfDay,
  count,
  loading,
  found,
  isLoading,
  chips,
  children,
}: FilteredListProps) {
  const [opened] = useState(answer);
  return (
    <>
      <div className="filter-row">
        <FilterBar name={name} label={label} filters={filters} month={dayParts(data.month, data.language).month}>
          <MonthCalendar key={hrefOfDay(data.filter.date)} name={name} data={data} hrefOf={hrefOfDay} />
        </FilterBar>
        <FilterPanel name={name} filters={filters} all={all} count={count} />
      </div>
      <FilterChips chosen={chosenFilters(filters, data, hrefOfDay(undefined))} all={all} list={chips} />
      {/* Silent when the page opens. */}
      <p className="vh" role="status">
        {isLoading ? loading : answer === opened ? '' : found}
      </p>
      <div aria-busy={isLoading}>{children}</div>
    </>
  );
}
