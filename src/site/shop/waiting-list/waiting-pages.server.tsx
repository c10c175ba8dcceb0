import { secretAddress } from '../../../core/http/security-headers.ts';
import { isLanguage } from '../../../core/languages.ts';
import type { Cart } from '../../../features/booking/booking.contract.ts';
import { setCartCookies } from '../../../features/booking/cart/cart-cookies.server.ts';
import { type Fees, type PriceSum, pricedInCart, sumBeside } from '../../../features/booking/cart/price-sum.ts';
import { isRefusal } from '../../../features/booking/shop-gateway.ts';
import { readSoldEvent } from '../../../features/booking/stock/sold-events.read.server.ts';
import type { WaitingOffer } from '../../../features/booking/waiting-list/waiting-list.shapes.ts';
import { readEvent } from '../../../features/programme/reads/event-detail.read.server.ts';
import { m } from '../../../paraglide/messages.js';
import { shopHref, waitingListHref } from '../../../urls.ts';
import { noticeAnswer } from '../notice-answer.server.tsx';
import { type Problem, problemShown, problemText } from '../problem.server.ts';
import type { ShopAnswer } from '../render-shop.server.tsx';
import { type Onward, switchedForm } from '../shop-actions.server.ts';
import { cartSummaryOf, type ShopContext, showCart, visitorOf } from '../shop-context.server.ts';
import type { RefusedForm } from '../stored-form.server.ts';
import { PartyView } from './party-view.tsx';
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

/** The page of a party. */
export async function partyPage(context: ShopContext, problem: Problem | null = null): Promise<ShopAnswer> {
  const { options, language, query, design, reply } = context;
  reply.headers(secretAddress);
  const token = query.get('token') ?? '';
  const page = (await options.waitingList?.page(token)) ?? null;
  if (!page || !options.waitingList) return notice(context, 404, m.waiting_unknown());
  const cart = page.offer && showCart(context, await options.shop.getCart(visitorOf(context)));
  return {
    ...(await answerOf(context, 200, m.waiting_title())),
    view: (
      <PartyView
        page={page}
        sum={page.offer && cart && sumOfOffer(page.offer, cart, options.waitingList.fees)}
        token={token}
        paths={design.webshopPaths}
        problem={problem && problemText(problem, context)}
        language={language}
      />
    ),
  };
}

/** What an offer costs in full before it is taken (SHOP-94): a cart that holds something has its fee per order already. */
function sumOfOffer({ price, quantity, event }: WaitingOffer, cart: Cart, fees: Fees): PriceSum {
  const beside = { amount: cart.tickets_quantity, items: pricedInCart(cart) };
  return sumBeside(beside, [{ price, quantity, eventId: event.id }], fees, undefined);
}

/** Confirms, takes or declines an offer, or leaves the list; a form, so that no program that only opens the address does any of it. */
export async function answerParty(context: ShopContext, form: URLSearchParams): Promise<ShopAnswer | Onward | RefusedForm> {
  const { options, language, query, design, request, reply, reading } = context;
  const { waitingList, shop } = options;
  const token = query.get('token') ?? '';
  const address = waitingListHref(language, { token });
  if (!waitingList) return partyPage(context);
  const action = form.get('do');
  if (action === 'confirm') await waitingList.confirm(token);
  if (action === 'decline') await waitingList.decline(token);
  if (action === 'leave') {
    await waitingList.leave(token);
    return notice(context, 200, m.waiting_title(), m.waiting_left());
  }
  if (action !== 'accept') return { to: address };
  const outcome = await waitingList.accept(token, visitorOf(context));
  if (isRefusal(outcome)) return { again: `${address}&again`, form: new URLSearchParams(), problem: { why: outcome.refused } };
  setCartCookies(request, reply, { ...outcome, url: shop.cartUrl(language, design.webshopPaths) }, reading.now);
  return { to: shopHref(design.webshopPaths, 'cart', language) };
}

const notice = (context: ShopContext, status: number, title: string, text?: string) =>
  noticeAnswer(context, { status, title, text, step: null });

async function answerOf(context: ShopContext, status: number, title: string) {
  return { status, title, step: null, ...(await cartSummaryOf(context)) };
}
