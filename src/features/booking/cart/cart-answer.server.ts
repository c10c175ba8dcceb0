import { type Language, translate } from '../../../core/languages.ts';
import { toLocalIso } from '../../../core/text/wall-clock.ts';
import type { Cart } from '../booking.contract.ts';
import { refusalText } from '../refusal-error.server.ts';
import type { HeldCart } from '../shop-gateway.ts';
import { sumOf } from './price-sum.ts';

/** A cart as the calls and the shop's pages show it; null and a cart without items are an empty cart. */
export function toCart(held: HeldCart | null, language: Language, cartUrl: string, now: Date): Cart {
  const items = held?.items ?? [];
  const { total, tickets, saved, ticketFees, orderFee } = sumOf(items, held?.fees, held?.discount);
  return {
    items: items.map(
      ({ id, eventId, event, dateStart, seatGroup, seatGroupName, admission, priceName, saleType, price, quantity, places = [] }) => ({
        id,
        event_id: eventId,
        event: translate(event, language).text,
        date_start: toLocalIso(dateStart),
        seat_group: seatGroup,
        seat_group_name: translate(seatGroupName, language).text,
        admission,
        price_name: translate(priceName, language).text,
        sale_type_id: saleType ?? null,
        price,
        quantity,
        places: places.map(({ area, row, number, kind }) => ({ area: translate(area, language).text, row, number, kind })),
      }),
    ),
    total,
    sum: {
      ...{ tickets, saved, ticket_fees: ticketFees, order_fee: orderFee },
      code: held?.discount?.code ?? '',
      code_problem: held?.codeProblem ? refusalText(held.codeProblem, language) : '',
    },
    expires: held && items.length > 0 ? toLocalIso(held.expires) : '',
    expires_in: held && items.length > 0 ? secondsLeft(held.expires, now) : 0,
    tickets_quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    cart_url: cartUrl,
  };
}

/** Whole seconds until a moment, never below 0. */
export function secondsLeft(expires: Date, now: Date): number {
  return Math.max(0, Math.floor((expires.getTime() - now.getTime()) / 1000));
}
