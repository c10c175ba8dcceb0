import type { AnswerOf } from '../../core/contract/call.ts';
import { priceRange } from '../../core/text/prices.ts';
import type { listEvents } from '../programme/programme.contract.ts';

type EventItem = AnswerOf<typeof listEvents>['results'][number];

/** Statuses without tickets on sale (EVT-28). */
const blocking = new Set<string>(['canceled', 'sold_out', 'waiting_list', 'on_sale_soon', 'past', 'online_sale_ended', 'free_entrance']);

/** An event that the shop knows, that nothing blocks and that costs something (EVT-29). */
export function isBookable({ id_jet, statuses, prices, seat_groups }: EventItem): boolean {
  const paid = priceRange([...prices, ...seat_groups.flatMap((group) => group.prices)]);
  return id_jet !== null && paid !== null && !statuses.some((status) => blocking.has(status));
}
