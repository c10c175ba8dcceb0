import { z } from 'zod';
import type { Language } from '../../core/languages.ts';
import { refusalReasons, refusalText } from '../../features/booking/refusal-error.server.ts';
import { m } from '../../paraglide/messages.js';

const formErrors = { amount_invalid: m.shop_amount_invalid, nothing_chosen: m.shop_nothing_chosen, too_often: m.shop_too_often };
type FormError = keyof typeof formErrors;

/** Why a form was refused, as codes: the page that shows it may be in another language than the form. */
export const problemShape = z.object({
  why: z.enum([...refusalReasons, ...(Object.keys(formErrors) as FormError[])]),
  /** Tickets of the same form that were added before. */
  added: z.int().min(0).optional(),
});
export type Problem = z.infer<typeof problemShape>;

/** The text of a problem, for above the form. */
export function problemText({ why, added = 0 }: Problem, language: Language): string {
  const text = isFormError(why) ? formErrors[why]({}, { locale: language }) : refusalText(why, language);
  return added > 0 ? `${text} ${m.booking_partly({ tickets: m.tickets_count({ count: added }) })}` : text;
}

/** Status of a page that answers the form itself. */
export function problemStatus({ why }: Problem): number {
  return why === 'unavailable' ? 503 : why === 'too_often' ? 429 : 400;
}

const isFormError = (why: Problem['why']): why is FormError => why in formErrors;
