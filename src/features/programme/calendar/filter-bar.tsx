import { dayParts } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import { PopoverList } from '../../../ui/popover-list.tsx';
import { openModal, SidePanel } from '../../../ui/side-panel.tsx';
import { calendarHref } from './calendar-address.ts';
import type { CalendarData } from './calendar-data.ts';
import type { FilterChoices } from './filter-choices.ts';
import { MonthCalendar } from './month-calendar.tsx';

interface FilterBarProps {
  data: CalendarData;
  filters: readonly FilterChoices[];
}

/**
 * Five filters and the month calendar in one frame (EVT-03). On small screens only the month's button stays
 * of it; the same calendar then opens as a side panel instead of under its button (EVT-05).
 */
export function FilterBar({ data, filters }: FilterBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex row everywhere
    <div className="filters" role="group" aria-label={m.filter_bar_label()}>
      {filters.map(({ key, label, value, choices }) => (
        <PopoverList key={key} id={`filter-${key}`} label={label} value={value} choices={choices} />
      ))}
      <div className="picker end">
        <button type="button" className="month-button" popoverTarget="month-panel" aria-haspopup="dialog" onClick={openModal}>
          <Icon name="cal" />
          <span className="name">
            {m.calendar_title()}
            <span className="only-l">: </span>
          </span>
          <span className="only-l">{dayParts(data.month, data.language).month}</span>
        </button>
        <SidePanel id="month-panel" title={m.calendar_title()} closeLabel={m.calendar_close({ name: m.calendar_title() })}>
          <div className="month">
            <MonthCalendar key={calendarHref(data.language, data.filter)} data={data} />
            <p className="muted small only-s">{m.calendar_days_hint()}</p>
          </div>
        </SidePanel>
      </div>
    </div>
  );
}
