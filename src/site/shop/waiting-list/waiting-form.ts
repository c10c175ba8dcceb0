import { z } from 'zod';
import { formatPrice } from '../../../core/text/prices.ts';
import { type OfferedDate, presetTickets } from '../../../features/booking/waiting-list/waiting-list.shapes.ts';
import { m } from '../../../paraglide/messages.js';

/** What a party wishes, as typed, with its field errors. */
export interface WishForm {
  size: string;
  highestPrice: string;
  dates: number[];
  errors: Partial<Record<'size' | 'price' | 'dates', string>>;
}

/** What was entered to wait for tickets, as typed, with its field errors. */
export interface WaitingForm extends WishForm {
  email: string;
  hasAgreed: boolean;
  errors: WishForm['errors'] & Partial<Record<'email' | 'agreed', string>>;
}

const email = z.email().max(254);
const size = z.coerce.number().int().min(1);
const price = z.string().regex(/^\d{1,5}([.,]\d{1,2})?$/);

/** '40,5' as the shop writes prices; null for an empty field. */
export function priceOf(text: string): string | null {
  return text === '' ? null : Number(text.replace(',', '.')).toFixed(2);
}

/** Reads a wish, and validates it unless it is a draft; only evenings that are offered count. */
export function readWishForm(form: URLSearchParams, offered: readonly OfferedDate[], most: number | null): WishForm {
  const typed = {
    size: (form.get('size') ?? '').trim().slice(0, 10),
    highestPrice: (form.get('price') ?? '').trim().slice(0, 10),
    dates: offered.map(({ id }) => id).filter((id) => form.getAll('date').includes(String(id))),
  };
  const errors: WishForm['errors'] = {};
  if (form.has('draft')) return { ...typed, errors };
  const limit = most ?? presetTickets;
  const parsed = size.safeParse(typed.size);
  if (!parsed.success || parsed.data > limit) errors.size = m.waiting_size_wrong({ count: limit });
  if (typed.highestPrice !== '' && !price.safeParse(typed.highestPrice).success) errors.price = m.waiting_price_wrong();
  const lowest = lowestPrice(offered.filter(({ id }) => typed.dates.includes(id)));
  const isTooLow = lowest !== null && !errors.price && Number(priceOf(typed.highestPrice) ?? lowest) < Number(lowest);
  if (isTooLow) errors.price = m.waiting_price_low({ price: formatPrice(lowest) });
  if (typed.dates.length === 0) errors.dates = m.waiting_dates_missing();
  return { ...typed, errors };
}

/** The same with the address and the agreement of who joins. */
export function readWaitingForm(form: URLSearchParams, offered: readonly OfferedDate[], most: number | null): WaitingForm {
  const wish = readWishForm(form, offered, most);
  const typed = { email: (form.get('email') ?? '').trim().slice(0, 300), hasAgreed: form.get('agreed') === '1' };
  const errors: WaitingForm['errors'] = { ...wish.errors };
  if (form.has('draft')) return { ...wish, ...typed, errors };
  if (!email.safeParse(typed.email).success) errors.email = m.shop_email_wrong();
  if (!typed.hasAgreed) errors.agreed = m.waiting_agreement_missing();
  return { ...wish, ...typed, errors };
}

/** What a ticket costs at least in these evenings; null where nothing is known. */
export function lowestPrice(dates: readonly OfferedDate[]): string | null {
  const prices = dates.flatMap(({ priceFrom }) => priceFrom ?? []);
  return prices.sort((one, other) => Number(one) - Number(other))[0] ?? null;
}

/** The form before anything was entered: two people for the evening from which they come. */
export function emptyWaitingForm(event: number): WaitingForm {
  return { size: '2', highestPrice: '', email: '', dates: [event], hasAgreed: false, errors: {} };
}
