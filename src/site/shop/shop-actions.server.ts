import { z } from 'zod';
import { entryId } from '../../core/fields/entry-id.ts';
import { isLanguage } from '../../core/languages.ts';
import { setCartCookies } from '../../features/booking/cart/cart-cookies.server.ts';
import { forgetHeld } from '../../features/booking/cart/held-cookie.server.ts';
import { isWholeHold } from '../../features/booking/cart/hold-time.ts';
import { offerOf, slotAt } from '../../features/booking/offer.ts';
import { isRefusal, type Refusal } from '../../features/booking/shop-gateway.ts';
import { roomVisitorOf, setRoomCookie } from '../../features/booking/waiting-room/room-visitor.server.ts';
import { readEventItems } from '../../features/programme/event-rows.server.ts';
import { m } from '../../paraglide/messages.js';
import { shopHref, waitingRoomHref } from '../../urls.ts';
import type { BuyerForm } from './checkout-view.tsx';
import { payPage } from './order/pay-page.server.tsx';
import { type Problem, problemShown } from './problem.server.ts';
import type { ShopAnswer } from './render-shop.server.tsx';
import { eventsOf, type ShopContext, showCart, visitorOf } from './shop-context.server.ts';
import { shownOrder } from './shown-order.server.ts';
import { storeCheckout } from './stored-checkout.server.ts';
import { type RefusedForm, storeForm } from './stored-form.server.ts';
import { choosesSeats, readAmount } from './tickets/seats-of-form.ts';
import { amountField } from './tickets/ticket-form.tsx';
import { readSeats, readTicketEvent, ticketsPage } from './tickets/tickets-page.server.tsx';
import { readWanted } from './tickets/wanted-tickets.ts';

/** The redirect after a form that succeeded. */
export interface Onward {
  to: string;
  /** A stored form is still to be shown there. */
  keepsForm?: true;
}

/** For how long what was chosen is remembered while its visitor waits. */
const waitingSeconds = 3600;

/** Puts the tickets of a purchase page into the cart: one addition per seat group, one after the other (BOOK-17). */
export async function addTickets(context: ShopContext, form: URLSearchParams): Promise<ShopAnswer | Onward | RefusedForm> {
  const event = (await readTicketEvent(context))?.event;
  if (!event) return ticketsPage(context);
  const { options, language, design, request, reply, reading } = context;
  const other = form.get('switch');
  if (isLanguage(other)) {
    const switched = `${shopHref(design.webshopPaths, 'tickets', other, event.id_jet ?? '')}&again`;
    const shown = ['sum', 'turn'].flatMap((part) => (form.has(`${part}-shown`) ? [`&${part}`] : []));
    return { again: [switched, ...shown].join(''), form, problem: problemShown(form) };
  }
  const again = `${shopHref(design.webshopPaths, 'tickets', language, event.id_jet ?? '')}&again`;
  const wanted = readWanted(form, offerOf(event), choosesSeats(form) ? await readSeats(context, event.id) : null);
  if (typeof wanted === 'string') return { again, form, problem: { why: wanted } };
  if (wanted.length === 0) return { again, form, problem: { why: 'nothing_chosen' } };
  const presaleCode = form.get('code')?.trim().slice(0, 100) || undefined;
  const promotion = form.get('promotion')?.trim().slice(0, 100) || undefined;
  // Prices in full before anything is reserved (SHOP-94); the page says them, and checks the code.
  if (form.has('sum')) return { again: `${again}&sum#price`, form, problem: null };
  const hasCode = Boolean(presaleCode || promotion);
  if (hasCode && (await options.codeLimit.secondsToWait(request)) > 0) return { again, form, problem: { why: 'too_often' } };
  const press = form.get('press') ?? '';
  let visitor = { ...visitorOf(context), presaleCode };
  let added = 0;
  for (const [index, { group, lines, seats }] of wanted.entries()) {
    const addition = {
      idJet: event.id_jet ?? '',
      lines,
      seatGroup: group.seatGroup || undefined,
      blockId: slotAt(group, form.get('time'))?.block_id,
      seats,
      key: /^[\w-]{8,64}$/.test(press) ? `${press}-${group.id}` : undefined,
    };
    const outcome = await options.waitingRooms.addToCart(visitor, addition, roomVisitorOf(request, options.placeLimit));
    if (isRefusal(outcome)) {
      // Tickets that are in the cart are removed from the form.
      for (const { group: done } of wanted.slice(0, index))
        for (const price of [done.full, ...done.discounts]) if (price) form.delete(amountField(done, price));
      if (hasCode && outcome.refused !== 'presale_code_wrong') await options.codeLimit.giveBack(request);
      if (outcome.refused !== 'waiting_room') return { again, form, problem: { why: outcome.refused, added } };
      setRoomCookie(request, reply);
      storeForm(context, { again, form, problem: null }, waitingSeconds);
      return { to: waitingRoomHref(language, event.id_jet ?? ''), keepsForm: true };
    }
    setCartCookies(request, reply, { ...outcome, url: options.shop.cartUrl(language, design.webshopPaths) }, reading.now);
    // The next group goes into the same cart.
    if (outcome.token) visitor = { ...visitor, token: outcome.token };
    added += lines.reduce((sum, { quantity }) => sum + quantity, 0);
  }
  const cartUrl = `${shopHref(design.webshopPaths, 'cart', language)}&added=${added}`;
  const used = promotion ? await options.shop.codes?.use(visitor, promotion) : undefined;
  // The tickets are in the cart; its page says why the code is not.
  if (promotion && used && isRefusal(used))
    return { again: `${cartUrl}&again`, form: new URLSearchParams({ code: promotion }), problem: { why: used.refused } };
  if (hasCode) await options.codeLimit.giveBack(request);
  return { to: cartUrl };
}

/** Changes an amount, takes an item out or renews the time. */
export async function changeCart(context: ShopContext, form: URLSearchParams): Promise<Onward | RefusedForm> {
  const { options, language, design, reading } = context;
  const cartUrl = shopHref(design.webshopPaths, 'cart', language);
  const again = `${cartUrl}&again`;
  // Tickets of a cart that has ended are offered again.
  const held = new URLSearchParams({ held: form.get('held') ?? '' });
  const refused = ({ refused }: Refusal) => ({ again, form: held, problem: { why: refused } });
  if (form.has('ended')) return { again, form: new URLSearchParams([...held, ['ended', '1']]), problem: null };
  if (form.has('extend')) {
    const before = await options.shop.getCart(visitorOf(context));
    const outcome = await options.shop.extend(visitorOf(context));
    if (isRefusal(outcome)) return refused(outcome);
    showCart(context, outcome);
    // An hour after the first ticket the hold is not extended (SHOP-04).
    const isLonger = isFullHold(outcome.expires, reading.now) || !before || outcome.expires.getTime() > before.expires.getTime() + 1000;
    return { to: `${cartUrl}&${isLonger ? 'extended' : 'kept'}` };
  }
  if (form.has('code') || form.has('code-remove')) return changeCode(context, form);
  const item = z.coerce.number().pipe(entryId).safeParse(form.get('item'));
  const { quantity, isWrong } = readAmount(form.get('quantity'));
  if (!item.success || isWrong) return { again, form: new URLSearchParams(), problem: { why: 'amount_invalid' } };
  const visitor = visitorOf(context);
  const outcome = await (quantity === 0
    ? options.shop.removeItem(visitor, item.data)
    : options.shop.changeQuantity(visitor, item.data, quantity));
  if (isRefusal(outcome)) return refused(outcome);
  showCart(context, outcome);
  return { to: cartUrl };
}

/** Uses a code with the cart or takes it back (SHOP-97). */
async function changeCode(context: ShopContext, form: URLSearchParams): Promise<Onward | RefusedForm> {
  const { options, language, design, request } = context;
  const cartUrl = shopHref(design.webshopPaths, 'cart', language);
  const code = form.has('code-remove') ? null : (form.get('code') ?? '').trim().slice(0, 100);
  const refused = (why: Problem['why']) => ({
    again: `${cartUrl}&again`,
    form: new URLSearchParams({ code: code ?? '' }),
    problem: { why },
  });
  if (code === '') return refused('code_missing');
  if (code !== null && (await options.codeLimit.secondsToWait(request)) > 0) return refused('too_often');
  const outcome = (await options.shop.codes?.use(visitorOf(context), code)) ?? { refused: 'code_unknown' as const };
  if (isRefusal(outcome)) return refused(outcome.refused);
  if (code !== null) await options.codeLimit.giveBack(request);
  return { to: `${cartUrl}&${code === null ? 'code-removed' : 'code-used'}` };
}

const isFullHold = (expires: Date, now: Date) => isWholeHold((expires.getTime() - now.getTime()) / 1000);

const email = z.email().max(254);

/** Turns the cart into an order; repeated, it answers the same order (SHOP-03). */
export async function buy(context: ShopContext, form: URLSearchParams): Promise<ShopAnswer | Onward | RefusedForm> {
  const outcome = await checkOut(context, form);
  // What was typed is there for the checkout of the same tickets, reserved again.
  if ('problem' in outcome && outcome.problem?.why === 'no_reservation') {
    const { name, email } = readBuyer(form);
    if (name || email) storeCheckout(context, { name, email });
    outcome.form.set('held', form.get('held') ?? '');
  }
  return outcome;
}

async function checkOut(context: ShopContext, form: URLSearchParams): Promise<ShopAnswer | Onward | RefusedForm> {
  const { options, language, design, request, reply, reading } = context;
  const again = `${shopHref(design.webshopPaths, 'checkout', language)}&again`;
  if (form.has('extend')) {
    const outcome = await changeCart(context, form);
    return 'problem' in outcome ? outcome : { again: `${again}&${outcome.to.split('&').at(-1)}`, form: draftOf(form), problem: null };
  }
  const other = form.get('switch');
  if (isLanguage(other)) {
    const switched = `${shopHref(design.webshopPaths, 'checkout', other)}&again`;
    return { again: switched, form: switchedForm(form), problem: problemShown(form) };
  }
  if (form.has('ended')) {
    // Another tab may have been given more time meanwhile.
    const isHeld = ((await options.shop.getCart(visitorOf(context)))?.items.length ?? 0) > 0;
    return { again, form: draftOf(form), problem: isHeld ? null : { why: 'no_reservation' } };
  }
  const buyer = readBuyer(form);
  const values = new URLSearchParams({ name: buyer.name, email: buyer.email });
  const [firstError] = Object.keys(buyer.errors);
  // The browser focuses the field that the hash names.
  if (firstError) return { again: `${again}#${firstError}`, form: values, problem: null };
  if (form.has('order') && (await hasChanged(context, form.get('order'))))
    return { again, form: values, problem: { why: 'order_changed' } };
  const outcome = await options.shop.checkout(visitorOf(context), {
    ...{ name: buyer.name, email: buyer.email },
    total: form.get('total') ?? undefined,
  });
  if (isRefusal(outcome)) return { again, form: values, problem: { why: outcome.refused } };
  setCartCookies(request, reply, { quantity: 0, url: '', expires: null }, reading.now);
  forgetHeld(request, reply);
  storeCheckout(context, outcome.payUrl ? {} : { order: outcome.number });
  if (outcome.payUrl) return payPage(context, outcome, outcome.payUrl);
  return { to: `${shopHref(design.webshopPaths, 'checkout', language)}&order=${outcome.number}` };
}

/** Whether the cart holds something else than the page of the form has said: changed in another tab, or by the venue (SHOP-280). */
async function hasChanged(context: ShopContext, shown: string | null): Promise<boolean> {
  const held = await context.options.shop.getCart(visitorOf(context));
  if (!held || held.items.length === 0) return false;
  const cart = showCart(context, held);
  const events = await readEventItems(context.reading, eventsOf(cart), context.language);
  return shownOrder(cart, events) !== shown;
}

/** The form in the other language: with field errors only where its page showed them. */
export function switchedForm(form: URLSearchParams): URLSearchParams {
  const switched = new URLSearchParams(form);
  if (!form.has('checked')) switched.set('draft', '');
  return switched;
}

/** What was typed so far, to be shown again without errors. */
function draftOf(form: URLSearchParams): URLSearchParams {
  return new URLSearchParams({ name: form.get('name') ?? '', email: form.get('email') ?? '', draft: '' });
}

/** Reads the data of the buyer, and validates it unless it is a draft. */
export function readBuyer(form: URLSearchParams): BuyerForm {
  const buyer: BuyerForm = {
    name: (form.get('name') ?? '').trim().slice(0, 200),
    email: (form.get('email') ?? '').trim().slice(0, 300),
    errors: {},
  };
  if (form.has('draft')) return buyer;
  if (!buyer.name) buyer.errors.name = m.shop_name_missing();
  if (!email.safeParse(buyer.email).success) buyer.errors.email = m.shop_email_wrong();
  return buyer;
}
