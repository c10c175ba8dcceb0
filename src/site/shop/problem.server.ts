import { z } from 'zod';
import { refusalReasons, refusalText } from '../../features/booking/refusal-error.server.ts';
import type { RefusalReason } from '../../features/booking/shop-gateway.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import type { ShopContext } from './shop-context.server.ts';

const formErrors = {
  amount_invalid: m.shop_amount_invalid,
  nothing_chosen: m.shop_nothing_chosen,
  seats_differ: m.seat_amount_differs,
  too_often: m.shop_too_often,
  code_missing: m.presale_code_missing,
  offer_open: m.waiting_change_offered,
  order_changed: m.shop_checkout_order_changed,
};
type FormError = keyof typeof formErrors;

/** Why a form was refused, as codes: the page that shows it may be in another language than the form. */
export const problemShape = z.object({
  why: z.enum([...refusalReasons, ...(Object.keys(formErrors) as FormError[])]),
  /** Tickets of the same form that were added before. */
  added: z.int().min(0).optional(),
});
export type Problem = z.infer<typeof problemShape>;

/** The text of a problem, for above the form. At the checkout it says what became of the order, too. */
export function problemText({ why, added = 0 }: Problem, { language, place }: Pick<ShopContext, 'language' | 'place'>): string {
  const inLanguage = { locale: language };
  if (isFormError(why)) return formErrors[why]({}, inLanguage);
  const atCheckout = place.page === 'checkout' ? checkoutTexts[why] : undefined;
  const text = atCheckout?.({}, inLanguage) ?? refusalText(why, language);
  return added > 0 ? `${text} ${m.booking_partly({ count: added })}` : text;
}

/** The login that leads back to the page, where only that is missing (SHOP-272). */
export function loginUrlOf(problem: Problem | null, { language, request }: Pick<ShopContext, 'language' | 'request'>): string | null {
  return problem?.why === 'code_needs_login' ? href('user', language, { page: 'login' }, { next: request.url }) : null;
}

const checkoutTexts: Partial<Record<RefusalReason, typeof m.shop_checkout_ended>> = {
  no_reservation: m.shop_checkout_ended,
  no_seats: m.shop_checkout_no_seats,
  not_for_sale: m.shop_checkout_not_for_sale,
  canceled: m.shop_checkout_not_for_sale,
  past: m.shop_checkout_not_for_sale,
  sale_ended: m.shop_checkout_not_for_sale,
  price_changed: m.shop_checkout_price_changed,
  unavailable: m.shop_checkout_unavailable,
};

/** The problem that the page of a submitted form showed (`ProblemFields`), for the same page in the other language (SHOP-185). */
export function problemShown(form: URLSearchParams): Problem | null {
  const { data } = problemShape.safeParse({ why: form.get('why'), added: form.has('added') ? Number(form.get('added')) : undefined });
  return data ?? null;
}

/** Status of a page that answers the form itself. */
export function problemStatus({ why }: Problem): number {
  return why === 'unavailable' ? 503 : why === 'too_often' ? 429 : 400;
}

const isFormError = (why: Problem['why']): why is FormError => why in formErrors;
