import { Island } from '../../../../islands/island.tsx';
import { PopoverList } from '../../../../ui/popover/popover-list.tsx';
import MonthCalendar, { type MonthCalendarProps } from '../month/month-calendar.island.tsx';
import type { FilterChoices } from './filter-choices.ts';

interface FilterBarProps {
  /** Of the list, for ids. */
  name: string;
  label: string;
  filters: readonly FilterChoices[];
  month: MonthCalendarProps;
}

/** Filters and the month calendar in one bar (EVT-03); on small screens only the month's button (EVT-05). */
export function FilterBar({ name, label, filters, month }: FilterBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex row everywhere
    <div className="filters" role="group" aria-label={label}>
      {filters.map(({ key, ...filter }) => (
        <PopoverList key={key} id={`${name}-${key}`} {...filter} />
      ))}
      <Island of={MonthCalendar} when="intent" {...month} />
    </div>
  );
}
