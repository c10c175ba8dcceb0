import { z } from 'zod';
import type { Language } from '../../core/languages.ts';
import { refusalReasons, refusalText } from '../../features/booking/refusal-error.server.ts';
import { m } from '../../paraglide/messages.js';

const own = { amount_invalid: m.shop_amount_invalid, nothing_chosen: m.shop_nothing_chosen, too_often: m.shop_too_often };
type Own = keyof typeof own;

/** What went wrong with a form, without words: the page that shows it may be in another language than the form was. */
export const problemShape = z.object({
  why: z.enum([...refusalReasons, ...(Object.keys(own) as Own[])]),
  /** Tickets of the same form that were added before. */
  added: z.int().min(0).optional(),
});
export type Problem = z.infer<typeof problemShape>;

/** The problem in words, to be shown above the form. */
export function problemText({ why, added = 0 }: Problem, language: Language): string {
  const text = isOwn(why) ? own[why]({}, { locale: language }) : refusalText(why, language);
  return added > 0 ? `${text} ${m.booking_partly({ tickets: m.tickets_count({ count: added }) })}` : text;
}

/** Of a page that is the answer to the form itself. */
export function problemStatus({ why }: Problem): number {
  return why === 'unavailable' ? 503 : why === 'too_often' ? 429 : 400;
}

const isOwn = (why: Problem['why']): why is Own => why in own;
