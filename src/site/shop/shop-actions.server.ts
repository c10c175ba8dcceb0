import { z } from 'zod';
import { isLanguage } from '../../core/languages.ts';
import { setCartCookies } from '../../features/booking/cart/cart-cookies.server.ts';
import { isWholeHold } from '../../features/booking/cart/hold-time.ts';
import { offerOf, slotAt } from '../../features/booking/offer.ts';
import { ticketsPerCart } from '../../features/booking/sale-rules.ts';
import { isRefusal, type Refusal } from '../../features/booking/shop-gateway.ts';
import { roomVisitorOf, setRoomCookie } from '../../features/booking/waiting-room/room-visitor.server.ts';
import { m } from '../../paraglide/messages.js';
import { shopHref, waitingRoomHref } from '../../urls.ts';
import type { BuyerForm } from './checkout-view.tsx';
import type { ShopAnswer } from './render-shop.server.tsx';
import { checkedSeats, linesOfSeats } from './seats-of-form.ts';
import { type ShopContext, showCart, visitorOf } from './shop-context.server.ts';
import { readSeats, readTicketEvent, ticketsPage } from './shop-pages.server.tsx';
import { type RefusedForm, storeForm } from './stored-form.server.ts';
import { amountField } from './tickets-view.tsx';

/** The redirect after a form that succeeded. */
export interface Onward {
  to: string;
  /** A stored form is still to be shown there. */
  keepsForm?: true;
}

/** For how long what was chosen is remembered while its visitor waits. */
const waitingSeconds = 3600;

const amount = z.coerce.number().int().min(0).max(ticketsPerCart);

/** Puts the tickets of a purchase page into the cart: one addition per seat group, one after the other (BOOK-17). */
export async function addTickets(context: ShopContext, form: URLSearchParams): Promise<ShopAnswer | Onward | RefusedForm> {
  const event = (await readTicketEvent(context))?.event;
  if (!event) return ticketsPage(context);
  const { options, language, design, request, reply, reading } = context;
  const again = `${shopHref(design.webshopPaths, 'tickets', language, event.id_jet ?? '')}&again`;
  const wanted = [];
  const groups = offerOf(event);
  const checked = checkedSeats(form, form.has('seat') ? await readSeats(context, event.id) : null, groups);
  for (const group of groups) {
    const prices = [group.full, ...group.discounts].filter((price) => price !== null);
    const lines = prices.map((price) => ({ saleType: price.sale_type_id, ...readAmount(form.get(amountField(group, price))) }));
    if (lines.some(({ isWrong }) => isWrong)) return { again, form, problem: { why: 'amount_invalid' } };
    const chosen = lines.filter(({ quantity }) => quantity > 0);
    const seats = checked.get(group.seatGroup);
    const typed = chosen.map(({ saleType, quantity }) => ({ saleType, quantity }));
    const tickets = seats && typed.length === 0 ? linesOfSeats(seats) : typed;
    const count = tickets.reduce((sum, { quantity }) => sum + quantity, 0);
    if (seats && seats.length !== count) return { again, form, problem: { why: 'seats_differ' } };
    if (tickets.length > 0) wanted.push({ group, lines: tickets, seats: seats?.map(({ place }) => place) });
  }
  if (wanted.length === 0) return { again, form, problem: { why: 'nothing_chosen' } };
  const presaleCode = form.get('code')?.trim().slice(0, 100) || undefined;
  if (presaleCode && (await options.codeLimit.secondsToWait(request)) > 0) return { again, form, problem: { why: 'too_often' } };
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
      if (outcome.refused !== 'waiting_room') return { again, form, problem: { why: outcome.refused, added } };
      setRoomCookie(request, reply);
      storeForm(context, { again, form, problem: null }, waitingSeconds);
      return { to: waitingRoomHref(language, event.id_jet ?? ''), keepsForm: true };
    }
    setCartCookies(request, reply, { ...outcome, url: options.shop.cartUrl(language) }, reading.now);
    // The next group goes into the same cart.
    if (outcome.token) visitor = { ...visitor, token: outcome.token };
    added += lines.reduce((sum, { quantity }) => sum + quantity, 0);
  }
  return { to: `${shopHref(design.webshopPaths, 'cart', language)}&added=${added}` };
}

/** Changes an amount, takes an item out or renews the time. */
export async function changeCart(context: ShopContext, form: URLSearchParams): Promise<Onward | RefusedForm> {
  const { options, language, design, reading } = context;
  const cartUrl = shopHref(design.webshopPaths, 'cart', language);
  const again = `${cartUrl}&again`;
  const refused = ({ refused }: Refusal) => ({ again, form: new URLSearchParams(), problem: { why: refused } });
  if (form.has('extend')) {
    const before = await options.shop.getCart(visitorOf(context));
    const outcome = await options.shop.extend(visitorOf(context));
    if (isRefusal(outcome)) return refused(outcome);
    showCart(context, outcome);
    // An hour after the first ticket the hold is not extended (SHOP-04).
    const isLonger = isFullHold(outcome.expires, reading.now) || !before || outcome.expires.getTime() > before.expires.getTime() + 1000;
    return { to: `${cartUrl}&${isLonger ? 'extended' : 'kept'}` };
  }
  const item = z.coerce.number().int().positive().safeParse(form.get('item'));
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

const isFullHold = (expires: Date, now: Date) => isWholeHold((expires.getTime() - now.getTime()) / 1000);

const email = z.email().max(254);

/** Turns the cart into an order; repeated, it answers the same order (SHOP-03). */
export async function buy(context: ShopContext, form: URLSearchParams): Promise<Onward | RefusedForm> {
  const { options, language, design, request, reply, reading } = context;
  const again = `${shopHref(design.webshopPaths, 'checkout', language)}&again`;
  if (form.has('extend')) {
    const outcome = await changeCart(context, form);
    return 'problem' in outcome ? outcome : { again: `${again}&${outcome.to.split('&').at(-1)}`, form: draftOf(form), problem: null };
  }
  const other = form.get('switch');
  if (isLanguage(other)) return { again: `${shopHref(design.webshopPaths, 'checkout', other)}&again`, form: draftOf(form), problem: null };
  const buyer = readBuyer(form);
  const values = new URLSearchParams({ name: buyer.name, email: buyer.email });
  const [firstError] = Object.keys(buyer.errors);
  // The browser focuses the field that the hash names.
  if (firstError) return { again: `${again}#${firstError}`, form: values, problem: null };
  const outcome = await options.shop.checkout(visitorOf(context), { name: buyer.name, email: buyer.email });
  if (isRefusal(outcome)) return { again, form: values, problem: { why: outcome.refused } };
  setCartCookies(request, reply, { quantity: 0, url: '', expires: null }, reading.now);
  return { to: outcome.payUrl ?? `${shopHref(design.webshopPaths, 'checkout', language)}&order=${outcome.number}` };
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

/** The amount in a field; 0 for an empty one. */
function readAmount(text: string | null): { quantity: number; isWrong: boolean } {
  const parsed = amount.safeParse(text?.trim() || '0');
  return { quantity: parsed.data ?? 0, isWrong: !parsed.success };
}
