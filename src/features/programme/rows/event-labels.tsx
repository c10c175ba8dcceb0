import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { interfaceText } from '../../../ui/interface-text.ts';
import { blockingStatuses, type EventStatus, eventStatuses, statusLabels } from '../programme.codes.ts';
import type { EventItem } from '../programme.shapes.ts';

/** A status in the language of the page (EVT-28). */
export const statusText = (status: EventStatus): string => interfaceText(statusLabels[status]);

/** What a label looks like; the others are plain. */
const looks: Partial<Record<EventStatus, string>> = {
  canceled: 'stop',
  on_sale_soon: 'free',
  sold_out: 'out',
  past: 'out',
  online_sale_ended: 'out',
  free_entrance: 'free',
  remaining_tickets: 'few',
};

/** Statuses that follow from the stock; live stock corrects them. */
export const stockStatuses: readonly EventStatus[] = ['sold_out', 'remaining_tickets'];

interface EventLabelsProps {
  event: Pick<EventItem, 'statuses' | 'is_premiere' | 'has_wheelchair_spaces'>;
  /** A `StockLabel` as last entry, where it has no other place. */
  children?: ReactNode;
}

/** Statuses in their order, then what is left of a sold-out event, then the premiere; at most three, so that a row stays a row (EVT-28). */
export function EventLabels({ event, children }: EventLabelsProps) {
  const statuses = eventStatuses.filter((status) => event.statuses.includes(status) && !stockStatuses.includes(status));
  const labels = [
    ...statuses.map((status) => ({ key: status, text: statusText(status), look: looks[status] })),
    ...(event.has_wheelchair_spaces ? [{ key: 'wheelchair', text: m.status_wheelchair_spaces(), look: undefined }] : []),
    ...(event.is_premiere ? [{ key: 'premiere', text: m.status_premiere(), look: 'first' }] : []),
  ].slice(0, 3);
  return (
    <ul className="labels">
      {labels.map(({ key, text, look }) => (
        <li
          key={key}
          className={look ? `label ${look}` : 'label'}
          data-soon={key === 'on_sale_soon' ? '' : undefined}
          data-spaces={key === 'wheelchair' ? '' : undefined}
        >
          {text}
        </li>
      ))}
      {children}
    </ul>
  );
}

interface StockLabelProps {
  event: { id: number; statuses: readonly EventStatus[]; isInShop: boolean };
  as: 'p' | 'li' | 'span';
}

/**
 * 'ausverkauft', 'Restkarten' or an empty place for them, which live stock fills (API-46). Nothing where tickets are not on sale for
 * another reason. Its surroundings reserve the space, so that nothing moves.
 */
export function StockLabel({ event: { id, statuses, isInShop }, as: Tag }: StockLabelProps) {
  if (!isInShop || statuses.some((status) => blockingStatuses.includes(status) && !stockStatuses.includes(status))) return null;
  const status = stockStatuses.find((candidate) => statuses.includes(candidate));
  return (
    <Tag className={status && `label ${looks[status]}`} data-stock={id}>
      {status && statusText(status)}
    </Tag>
  );
}
