import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import { PopoverList } from '../../../ui/popover-list.tsx';
import { openModal, SidePanel } from '../../../ui/side-panel.tsx';
import type { FilterChoices } from './filter-choices.ts';

interface FilterBarProps {
  /** Of the list, for ids. */
  name: string;
  label: string;
  filters: readonly FilterChoices[];
  /** Name of the month the calendar opens with. */
  month: string;
  /** The month calendar. */
  children: ReactNode;
}

/**
 * Filters and the month calendar in one frame (EVT-03). On small screens only the month's button stays of it; the
 * same calendar then opens as a side panel instead of under its button (EVT-05).
 */
export function FilterBar({ name, label, filters, month, children }: FilterBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex row everywhere
    <div className="filters" role="group" aria-label={label}>
      {filters.map(({ key, ...filter }) => (
        <PopoverList key={key} id={`${name}-${key}`} {...filter} />
      ))}
      <div className="picker end">
        <button type="button" className="month-button" popoverTarget={`${name}-month`} aria-haspopup="dialog" onClick={openModal}>
          <Icon name="cal" />
          <span className="name">
            {m.calendar_title()}
            <span className="only-l">: </span>
          </span>
          <span className="only-l">{month}</span>
        </button>
        <SidePanel id={`${name}-month`} title={m.calendar_title()} closeLabel={m.calendar_close({ name: m.calendar_title() })}>
          <div className="month">
            {children}
            <p className="muted small only-s">{m.calendar_days_hint()}</p>
          </div>
        </SidePanel>
      </div>
    </div>
  );
}
