import { z } from 'zod';
import { ShopAway, type ShopRefused, toJson } from '../adapters/shop-client.server.ts';
import type { RefusalReason } from '../shop-gateway.ts';

/** Errors of pretix by the name of a field; those of positions are a list with one such object for each. */
const errorsShape = z.record(z.string(), z.unknown());
const positionsShape = z.array(errorsShape);

/** Fields of a position whose errors say that this ticket is not to be had: a used up quota is an error of the item. */
const stockFields = ['item', 'variation', 'seat', 'subevent'];

/** Why pretix refuses tickets or an order, by the fields that its errors name: their texts are in the language of its account. */
export function refusalOf(error: ShopAway | ShopRefused, isOrder = false): RefusalReason {
  if (error instanceof ShopAway || error.status === 401) return 'unavailable';
  const errors = (error.status === 400 && errorsShape.safeParse(toJson(error.text)).data) || {};
  if ('email' in errors) return 'email_refused';
  if (error.status !== 400) return isOrder ? 'order_refused' : 'not_for_sale';
  const positions = positionsShape.safeParse(errors.positions).data ?? [];
  const fields = new Set([errors, ...positions].flatMap((one) => Object.keys(one)));
  if (fields.has('voucher')) return 'voucher_refused';
  if (stockFields.some((field) => fields.has(field))) return 'no_seats';
  // Anything else that is wrong with a request, such as a language pretix does not have, is not about what was chosen.
  return isOrder ? 'order_refused' : 'unavailable';
}
