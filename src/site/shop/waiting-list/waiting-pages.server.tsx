import { isLanguage } from '../../../core/languages.ts';
import { readSoldEvent } from '../../../features/booking/stock/sold-events.read.server.ts';
import { readEvent } from '../../../features/programme/reads/event-detail.read.server.ts';
import { m } from '../../../paraglide/messages.js';
import { waitingListHref } from '../../../urls.ts';
import { noticeAnswer } from '../notice-answer.server.tsx';
import { type Problem, problemShown, problemText } from '../problem.server.ts';
import type { ShopAnswer } from '../render-shop.server.tsx';
import { type Onward, switchedForm } from '../shop-actions.server.ts';
import { cartSummaryOf, type ShopContext } from '../shop-context.server.ts';
import type { RefusedForm } from '../stored-form.server.ts';
import { emptyWaitingForm, priceOf, readWaitingForm } from './waiting-form.ts';
import { WaitingFormView, waitingFormId } from './waiting-form-view.tsx';

/** The evening of the address with the others of its production; null where nobody can wait for it. */
async function readOffered({ options: { waitingList }, place, reading }: ShopContext) {
  const sold = place.page === 'waiting' && waitingList ? await readSoldEvent(reading.db, place.idJet) : undefined;
  const dates = sold && waitingList ? await waitingList.dates(sold.event.id) : [];
  const event = dates.find(({ id }) => id === sold?.event.id);
  return event && sold ? { event, dates, most: sold.event.waiting_tickets } : null;
}

/** The form to join the list of an evening (SHOP-77). */
export async function waitingFormPage(context: ShopContext, form?: URLSearchParams, problem: Problem | null = null): Promise<ShopAnswer> {
  const { language, query } = context;
  const offered = await readOffered(context);
  if (!offered) return notice(context, 404, m.waiting_none());
  const venue = (await readEvent(context.reading, offered.event.id, language))?.venue;
  if (query.has('sent')) return notice(context, 200, m.waiting_title(), m.waiting_sent());
  return {
    ...(await answerOf(context, 200, m.waiting_title())),
    form: waitingFormId,
    view: (
      <WaitingFormView
        {...offered}
        contact={{ phone: venue?.phone ?? '', email: venue?.email ?? '' }}
        form={form ? readWaitingForm(form, offered.dates, offered.most) : emptyWaitingForm(offered.event.id)}
        problem={problem && problemText(problem, context)}
        returned={problem}
        language={language}
      />
    ),
  };
}

/** Puts a party on the list; its first mail asks for a confirmation. */
export async function joinList(context: ShopContext, form: URLSearchParams): Promise<ShopAnswer | Onward | RefusedForm> {
  const { options, language, request } = context;
  const offered = await readOffered(context);
  if (!offered || !options.waitingList) return waitingFormPage(context);
  const other = form.get('switch');
  if (isLanguage(other)) {
    const switched = `${waitingListHref(other, { idJet: offered.event.idJet })}&again`;
    return { again: switched, form: switchedForm(form), problem: problemShown(form) };
  }
  const address = waitingListHref(language, { idJet: offered.event.idJet });
  const { size, highestPrice, email, dates, errors } = readWaitingForm(form, offered.dates, offered.most);
  const [firstError] = Object.keys(errors);
  if (firstError) return { again: `${address}&again#${firstError}`, form, problem: null };
  if ((await options.joinLimit.secondsToWait(request)) > 0) return { again: `${address}&again`, form, problem: { why: 'too_often' } };
  const account = (await options.viewerOf(request)).userId;
  await options.waitingList.join({ email, language, account, size: Number(size), highestPrice: priceOf(highestPrice), dates });
  return { to: `${address}&sent` };
}

export const notice = (context: ShopContext, status: number, title: string, text?: string) =>
  noticeAnswer(context, { status, title, text, step: null });

export async function answerOf(context: ShopContext, status: number, title: string) {
  return { status, title, step: null, ...(await cartSummaryOf(context)) };
}
