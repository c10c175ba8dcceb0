import { m } from '../../../paraglide/messages.js';
import { type EventStatus, eventStatuses } from '../programme.codes.ts';
import type { EventItem } from '../programme.shapes.ts';

const texts: Record<EventStatus, () => string> = {
  canceled: m.status_canceled,
  postponed: m.status_postponed,
  sold_out: m.status_sold_out,
  waiting_list: m.status_waiting_list,
  past: m.status_past,
  online_sale_ended: m.status_online_sale_ended,
  free_entrance: m.status_free_entrance,
  remaining_tickets: m.status_remaining_tickets,
};

/** A status in the language of the page (EVT-28). */
export const statusText = (status: EventStatus): string => texts[status]();

/** What a label looks like; the others are plain. */
const looks: Partial<Record<EventStatus, string>> = {
  canceled: 'stop',
  sold_out: 'out',
  past: 'out',
  online_sale_ended: 'out',
  free_entrance: 'free',
  remaining_tickets: 'few',
};

/** Statuses in their order, then the premiere; at most three, so that a row stays a row (EVT-28). The last place is for live stock (API-46). */
export function EventLabels({ event }: { event: Pick<EventItem, 'id' | 'statuses' | 'is_premiere'> }) {
  const statuses = eventStatuses.filter((status) => event.statuses.includes(status));
  const labels = [
    ...statuses.map((status) => ({ key: status, text: statusText(status), look: looks[status] })),
    ...(event.is_premiere ? [{ key: 'premiere', text: m.status_premiere(), look: 'first' }] : []),
  ].slice(0, 3);
  return (
    <ul className="labels">
      {labels.map(({ key, text, look }) => (
        <li key={key} className={look ? `label ${look}` : 'label'}>
          {text}
        </li>
      ))}
      <li data-stock={event.id} />
    </ul>
  );
}
