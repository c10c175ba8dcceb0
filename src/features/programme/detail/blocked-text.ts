import { m } from '../../../paraglide/messages.js';
import { blockingStatuses, type EventStatus } from '../programme.codes.ts';
import type { EventDetail } from '../programme.shapes.ts';

/** Why no ticket of an event can be had; undefined while it is on sale or will be, and where nobody needs one. */
export function blockedText({ statuses, awaits_date }: Pick<EventDetail, 'statuses' | 'awaits_date'>): string | undefined {
  if (awaits_date) return m.event_blocked_awaits_date();
  const blocked = blockingStatuses.find((status) => statuses.includes(status));
  return blocked && sentences[blocked]?.();
}

const sentences: Partial<Record<EventStatus, () => string>> = {
  canceled: m.event_blocked_canceled,
  sold_out: m.event_blocked_sold_out,
  waiting_list: m.event_blocked_waiting_list,
  past: m.event_blocked_past,
  online_sale_ended: m.event_blocked_online_sale_ended,
};
