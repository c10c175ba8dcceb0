import { dayParts } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import { PopoverList } from '../../../ui/popover-list.tsx';
import { calendarHref } from './calendar-address.ts';
import type { CalendarData } from './calendar-data.ts';
import { filterChoices } from './filter-choices.ts';
import { MonthCalendar } from './month-calendar.tsx';

/** Five filters and the month calendar in one frame, for wide screens (EVT-03). */
export function FilterBar({ data }: { data: CalendarData }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex row everywhere
    <div className="filters" role="group" aria-label={m.filter_bar_label()}>
      {filterChoices(data).map(({ key, label, value, choices }) => (
        <PopoverList key={key} id={`filter-${key}`} label={label} value={value} choices={choices} />
      ))}
      <div className="picker end">
        <button type="button" className="month-button" popoverTarget="month-popover" aria-haspopup="dialog">
          <Icon name="cal" />
          <span className="vh">{m.calendar_title()}: </span>
          {dayParts(data.month, data.language).month}
        </button>
        <div id="month-popover" popover="auto" role="dialog" aria-label={m.calendar_title()} className="month">
          <MonthCalendar key={calendarHref(data.language, data.filter)} data={data} id="bar" />
        </div>
      </div>
    </div>
  );
}
