import type { AnswerOf } from '../../core/contract/call.ts';
import { priceRangeOf } from '../programme/prices.shapes.ts';
import type { listEvents } from '../programme/programme.contract.ts';

type EventItem = AnswerOf<typeof listEvents>['results'][number];

/** Statuses without tickets on sale (EVT-28). */
const blocking = new Set<string>(['canceled', 'sold_out', 'waiting_list', 'on_sale_soon', 'past', 'online_sale_ended', 'free_entrance']);

/** An event that the shop knows, that nothing blocks and that costs something (EVT-29). */
export function isBookable(event: EventItem): boolean {
  return event.id_jet !== null && priceRangeOf(event) !== null && !event.statuses.some((status) => blocking.has(status));
}
