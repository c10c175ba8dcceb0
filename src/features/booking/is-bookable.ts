import type { AnswerOf } from '../../core/contract/call.ts';
import type { listEvents } from '../programme/programme.contract.ts';

/** An event as lists answer it. */
export type EventItem = AnswerOf<typeof listEvents>['results'][number];

/** Statuses without tickets on sale (EVT-28). */
const blocking = new Set<string>(['canceled', 'sold_out', 'waiting_list', 'on_sale_soon', 'past', 'online_sale_ended', 'free_entrance']);

/** An event that the shop knows, that nothing blocks and that has prices, also of 0 € (SHOP-151). */
export function isOnSale({ id_jet, prices, seat_groups, statuses }: EventItem): boolean {
  const hasPrices = prices.length > 0 || seat_groups.some((group) => group.prices.length > 0);
  return id_jet !== null && hasPrices && !statuses.some((status) => blocking.has(status));
}

/** An event that takes place and for which nobody needs a ticket. */
export function isFreeEntrance({ statuses }: Pick<EventItem, 'statuses'>): boolean {
  return statuses.includes('free_entrance') && !statuses.some((status) => status !== 'free_entrance' && blocking.has(status));
}
