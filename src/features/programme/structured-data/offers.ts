import type { Thing } from '../../../core/text/thing.ts';
import type { EventDetail } from '../programme.shapes.ts';

/** One offer per price, nothing where no ticket can be had any more. `validThrough` is when the sale ends. */
export function offersOf(event: EventDetail, url: string, validThrough: string): Thing[] | undefined {
  const { prices, seat_groups, statuses, ticket_url } = event;
  if (statuses.includes('canceled') || statuses.includes('past')) return undefined;
  const offer = { '@type': 'Offer', priceCurrency: 'EUR', url: ticket_url ?? url, availability: availabilityOf(statuses), validThrough };
  if (statuses.includes('free_entrance')) return [{ ...offer, price: '0' }];
  const all = [...prices, ...seat_groups.flatMap((group) => group.prices)];
  const different = new Map(all.map(({ name, price }) => [`${name} ${price}`, { name, price }]));
  return different.size === 0 ? undefined : [...different.values()].map((price) => ({ ...offer, ...price }));
}

function availabilityOf(statuses: EventDetail['statuses']): string {
  if (statuses.includes('sold_out') || statuses.includes('waiting_list')) return 'https://schema.org/SoldOut';
  // What is left is sold at the door.
  if (statuses.includes('online_sale_ended')) return 'https://schema.org/InStoreOnly';
  return `https://schema.org/${statuses.includes('remaining_tickets') ? 'LimitedAvailability' : 'InStock'}`;
}
