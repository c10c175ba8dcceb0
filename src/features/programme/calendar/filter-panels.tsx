import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import { closePanel, SidePanel, SidePanelButton } from '../../../ui/side-panel.tsx';
import { useReplace } from '../../../ui/use-replace.ts';
import { calendarHref } from './calendar-address.ts';
import type { CalendarData } from './calendar-data.ts';
import { countChosen, type FilterChoices, filterChoices } from './filter-choices.ts';
import { MonthCalendar } from './month-calendar.tsx';

/** The two buttons of small screens, each with its side panel (EVT-05). */
export function FilterPanels({ data }: { data: CalendarData }) {
  const chosen = countChosen(data.filter);
  const address = calendarHref(data.language, data.filter);
  return (
    <div className="filter-s">
      <SidePanelButton panel="month-panel">
        <Icon name="cal" />
        {m.calendar_title()}
      </SidePanelButton>
      <SidePanelButton panel="filter-panel">
        <Icon name="filter" />
        {chosen > 0 ? `${m.filter_title()} (${chosen})` : m.filter_title()}
      </SidePanelButton>
      <SidePanel id="month-panel" title={m.calendar_title()} closeLabel={m.calendar_close({ name: m.calendar_title() })}>
        <div className="month">
          <MonthCalendar key={address} data={data} id="panel" />
          <p className="muted small">{m.calendar_days_hint()}</p>
        </div>
      </SidePanel>
      <SidePanel
        id="filter-panel"
        title={m.filter_title()}
        closeLabel={m.calendar_close({ name: m.filter_title() })}
        footer={<PanelFoot data={data} />}
      >
        <ul className="acc">
          {filterChoices(data).map((choices) => (
            <Accordion key={choices.key} filter={choices} />
          ))}
        </ul>
      </SidePanel>
    </div>
  );
}

function Accordion({ filter: { label, value, choices } }: { filter: FilterChoices }) {
  const replace = useReplace();
  return (
    <li>
      <details name="filter-panel">
        <summary>
          <span>{label}</span>
          <span className="cur">{value ?? m.filter_all()}</span>
          <Icon name="down" />
        </summary>
        <ul className="opts" aria-label={label}>
          {choices.map((choice) => (
            <li key={choice.id}>
              <a href={choice.to} rel="nofollow" aria-current={choice.isChosen ? 'true' : undefined} onClick={replace}>
                {choice.name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function PanelFoot({ data: { language, count } }: { data: CalendarData }) {
  return (
    <>
      <Link className="btn quiet" to={calendarHref(language, {})} replace>
        {m.filter_reset_short()}
      </Link>
      <button type="button" className="btn" popoverTarget="filter-panel" popoverTargetAction="hide" onClick={closePanel} aria-live="polite">
        {m.calendar_count({ count })}
      </button>
    </>
  );
}
