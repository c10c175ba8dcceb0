import { CallError } from '../../core/contract/errors.server.ts';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { type Refusal, type RefusalReason, refusalCodes } from './shop-gateway.ts';

const codes: Partial<Record<RefusalReason, number>> = refusalCodes;
const statuses: Partial<Record<RefusalReason, number>> = { unknown_item: 404, too_many_places: 429, unavailable: 503 };

const texts: Record<RefusalReason, (inputs: Record<string, never>, options: { locale: Language }) => string> = {
  no_seats: m.shop_refused_no_seats,
  seats_taken: m.shop_refused_seats_taken,
  companion_alone: m.shop_refused_companion_alone,
  no_reservation: m.shop_refused_no_reservation,
  not_for_sale: m.shop_refused_not_for_sale,
  canceled: m.shop_refused_canceled,
  past: m.shop_refused_past,
  sale_not_started: m.shop_refused_sale_not_started,
  presale_code_wrong: m.shop_refused_presale_code_wrong,
  sale_ended: m.shop_refused_sale_ended,
  code_unknown: m.shop_refused_code_unknown,
  code_early: m.shop_refused_code_early,
  code_expired: m.shop_refused_code_expired,
  code_used_up: m.shop_refused_code_used_up,
  code_not_for_event: m.shop_refused_code_not_for_event,
  code_needs_login: m.shop_refused_code_needs_login,
  price_changed: m.shop_refused_price_changed,
  email_refused: m.shop_refused_email,
  voucher_refused: m.shop_refused_voucher,
  order_refused: m.shop_refused_order,
  too_many: m.shop_refused_too_many,
  other_cart: m.shop_refused_other_cart,
  key_reused: m.shop_refused_key_reused,
  key_unreadable: m.shop_refused_key_unreadable,
  unknown_item: m.shop_refused_unknown_item,
  offline: m.shop_refused_offline,
  waiting_room: m.shop_refused_waiting_room,
  too_many_places: m.shop_refused_too_many_places,
  unavailable: m.shop_refused_unavailable,
};

/** The error of a refusal for calls (API-12): code, if there is one, and text. */
export function refusalError({ refused }: Refusal, language: Language): CallError {
  const detail = refusalText(refused, language);
  const isOver = refused === 'canceled' || refused === 'sale_ended';
  return new CallError(statuses[refused] ?? 400, { response_code: codes[refused] ?? null, detail, ...(isOver && { is_over: true }) });
}

/** Every reason, for schemas. */
export const refusalReasons = Object.keys(texts) as RefusalReason[];

/** The text of a refusal. */
export function refusalText(refused: RefusalReason, language: Language): string {
  return texts[refused]({}, { locale: language });
}
