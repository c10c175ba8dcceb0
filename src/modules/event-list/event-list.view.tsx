import { useContext } from 'react';
import type { ViewProps } from '../../core/module/module.ts';
import { LevelAbove } from '../../core/module/module-context.ts';
import { titleTag } from '../../core/module/title-tag.ts';
import type { CalendarRow } from '../../features/programme/calendar/calendar-data.ts';
import { EventDays } from '../../features/programme/rows/event-days.tsx';
import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { href } from '../../urls.ts';
import { DayColumns } from './day-columns.tsx';
import type { eventList } from './event-list.module.ts';

interface LoadedFields {
  /** The local day of the site, 'YYYY-MM-DD'. */
  today: string;
  has_more: boolean;
  event_rows: CalendarRow[];
  /** Days 'YYYY-MM-DD' with events from today on, for columns that end at no day. */
  further_days: string[];
}

export function EventListView({ module, language }: ViewProps<typeof eventList, LoadedFields>) {
  const { design } = useCurrentPage();
  const title = titleTag(useContext(LevelAbove));
  const { extra_class, event_rows, today, has_more, tag, further_days } = module;
  const isEmpty = event_rows.length === 0;
  return (
    <div className="m-event-list">
      {isEmpty ? (
        <p className="lead">{m.module_events_none()}</p>
      ) : extra_class === 'columns' ? (
        <DayColumns
          rows={event_rows}
          today={today}
          title={title}
          language={language}
          furtherDays={further_days ?? []}
          // Without tickets in the calendar (EVT-29) the stop there would be one more on the way to them.
          isNamed={!design.quickBuy}
        />
      ) : (
        <EventDays
          rows={event_rows}
          today={today}
          language={language}
          eventStyle={design.eventStyle}
          currencySymbol={design.currencySymbol}
        />
      )}
      {(isEmpty || has_more) && (
        <a className="more" href={href('events', language, {}, { tag: isEmpty ? null : tag })}>
          {m.module_events_more()}
          <Icon name="right" />
        </a>
      )}
    </div>
  );
}
