import type { Language } from '../../../core/languages.ts';
import type { Thing } from '../../../core/text/schema-org.ts';
import { ticketHref } from '../../../urls.ts';
import type { EventDetail } from '../programme.shapes.ts';

interface OfferSite {
  language: Language;
  /** ISO 4217. */
  currency: string;
}

/**
 * One offer per price, nothing where no ticket can be had any more. `validThrough` is when the sale ends. A price is sold out with the
 * event or with all seat groups that have it; where there are seat groups, only their prices are sold. What companions pay is no offer: nobody comes for it alone, and the cheapest offer is shown.
 */
export function offersOf(event: EventDetail, url: string, validThrough: string, { language, currency }: OfferSite): Thing[] | undefined {
  const { prices, seat_groups, statuses, ticket_url, awaits_date } = event;
  if (statuses.includes('canceled') || statuses.includes('past') || awaits_date) return undefined;
  const address = new URL(ticket_url ? ticketHref(ticket_url, language) : url, url).href;
  const offer = { '@type': 'Offer', priceCurrency: currency, url: address, availability: availabilityOf(statuses), validThrough };
  if (statuses.includes('free_entrance')) return [{ ...offer, price: '0' }];
  const groups = seat_groups.length > 0 ? seat_groups : [{ status: '1', prices }];
  const all = groups.flatMap((group) =>
    group.prices
      .filter(({ is_companion }) => !is_companion)
      .map(({ name, price, sale_starts }) => ({ name, price, starts: sale_starts, isGone: group.status === '0' })),
  );
  if (all.length === 0) return undefined;
  return [...Map.groupBy(all, ({ name, price }) => `${name} ${price}`).values()].map((same) => ({
    ...offer,
    ...whenSold(
      same.map(({ starts }) => starts),
      offer.availability,
    ),
    ...{ name: same[0]?.name, price: same[0]?.price },
    ...(same.every(({ isGone }) => isGone) && { availability: 'https://schema.org/SoldOut' }),
  }));
}

/** Before a price goes on sale, when that is; in several seat groups the first one counts (SHOP-41). */
function whenSold(starts: readonly (string | null)[], availability: string): Partial<Thing> {
  const ahead = starts.filter((start) => start !== null).sort((one, other) => Date.parse(one) - Date.parse(other));
  if (ahead.length < starts.length) return {};
  const isOver = availability.endsWith('SoldOut');
  return { validFrom: ahead[0], ...(!isOver && { availability: 'https://schema.org/PreOrder' }) };
}

function availabilityOf(statuses: EventDetail['statuses']): string {
  if (statuses.includes('sold_out') || statuses.includes('waiting_list')) return 'https://schema.org/SoldOut';
  // What is left is sold at the door.
  if (statuses.includes('online_sale_ended')) return 'https://schema.org/InStoreOnly';
  return `https://schema.org/${statuses.includes('remaining_tickets') ? 'LimitedAvailability' : 'InStock'}`;
}
