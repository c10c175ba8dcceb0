import { m } from '../../../paraglide/messages.js';
import { interfaceText } from '../../../ui/interface-text.ts';
import { type EventStatus, eventStatuses, statusLabels } from '../programme.codes.ts';
import type { EventItem } from '../programme.shapes.ts';

/** A status in the language of the page (EVT-28). */
export const statusText = (status: EventStatus): string => interfaceText(statusLabels[status]);

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
