import { dayParts } from '../../../../core/text/dates.ts';
import { m } from '../../../../paraglide/messages.js';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { SidePanel } from '../../../../ui/side-panel/side-panel.tsx';
import type { MonthOfList } from './month-address.ts';
import { MonthDays } from './month-days.tsx';

export type MonthCalendarProps = MonthOfList;

/**
 * The calendar of available dates under its button (EVT-03); on small screens in a side panel (EVT-05). The button belongs to the
 * island, so that it is hydrated when somebody is about to open it. With another filter it begins anew.
 */
export default function MonthCalendar(props: MonthCalendarProps) {
  const { name, month, language } = props;
  const id = `${name}-month`;
  return (
    <div className="picker end">
      <button type="button" className="month-button" popoverTarget={id} aria-haspopup="dialog" data-control="">
        <Icon name="cal" />
        <span className="name">
          {m.calendar_title()}
          <span className="only-l">: </span>
        </span>
        <span className="only-l">{dayParts(month, language).month}</span>
      </button>
      <SidePanel id={id} title={m.calendar_title()} closeLabel={m.calendar_close({ name: m.calendar_title() })}>
        <div className="month">
          <MonthDays key={JSON.stringify([month, props.filter])} {...props} />
          <p className="muted small only-s">{m.calendar_days_hint()}</p>
        </div>
      </SidePanel>
    </div>
  );
}
