import type { ReactNode } from 'react';
import { pageIn } from '../../core/contract/page-of.server.ts';
import { readAccount } from '../../features/accounts/accounts.read.server.ts';
import type { Cart } from '../../features/booking/booking.contract.ts';
import { toCart } from '../../features/booking/cart/cart-answer.server.ts';
import { endedHeld } from '../../features/booking/cart/held-cookie.server.ts';
import type { PlacedOrder } from '../../features/booking/shop-gateway.ts';
import { readEventItems } from '../../features/programme/event-rows.server.ts';
import { readEventPage } from '../../features/programme/reads/calendar.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { href, shopHref } from '../../urls.ts';
import { unsavedFormOf } from '../errors/unsaved-form.server.ts';
import { UnsavedFormView } from '../errors/unsaved-form.tsx';
import { CartView } from './cart/cart-view.tsx';
import { endedTickets } from './cart/ended-cart.server.ts';
import { CheckoutView, checkoutFormId } from './checkout-view.tsx';
import { HomeView } from './home-view.tsx';
import { readMissingSeats } from './missing-seats.server.ts';
import { NoticeView } from './notice-view.tsx';
import { ConfirmationView } from './order/confirmation-view.tsx';
import { readOrderChanges } from './order/order-changes.server.ts';
import { loginUrlOf, type Problem, problemText } from './problem.server.ts';
import type { ShopAnswer } from './render-shop.server.tsx';
import { readBuyer } from './shop-actions.server.ts';
import { cartSummaryOf, eventsOf, isDemoShop, type ShopContext, showCart, visitorOf } from './shop-context.server.ts';
import { storedCheckout } from './stored-checkout.server.ts';

const eventsPerPage = 20;

/** The shop's home: a page of the coming events, of which it shows those that can be bought. */
export async function homePage(context: ShopContext): Promise<ShopAnswer> {
  const { reading, language, design, query } = context;
  const page = Math.min(pageIn(query), 500);
  const { ids, count } = await readEventPage(reading, {}, page, eventsPerPage);
  const events = await readEventItems(reading, ids, language);
  const hasNext = page * eventsPerPage < count;
  return {
    status: 200,
    title: m.shop_home_title(),
    step: 1,
    ...(await cartSummaryOf(context)),
    view: <HomeView events={events} language={language} paths={design.webshopPaths} page={page} hasNext={hasNext} />,
  };
}

/** The cart; `added` of the query says how many tickets have just come into it. */
export async function cartPage(context: ShopContext, problem: Problem | null = null, form = new URLSearchParams()): Promise<ShopAnswer> {
  const { options, language, design, query, reading } = context;
  const cart = showCart(context, await options.shop.getCart(visitorOf(context)));
  const added = Number(query.get('added'));
  const isAdded = Number.isInteger(added) && added > 0 && added <= cart.tickets_quantity;
  const addedText = isAdded ? m.shop_added({ count: added }) : null;
  const isEmpty = cart.items.length === 0;
  // Without the page's script nothing has sent its form at the end (SHOP-297).
  const endedBefore = isEmpty ? endedHeld(context.request, reading.now) : null;
  const hasEnded = form.has('ended') || endedBefore !== null;
  const done = isEmpty ? (hasEnded ? m.cart_ended() : null) : (extensionText(query) ?? codeText(query) ?? addedText);
  const events = await readEventItems(reading, eventsOf(cart), language);
  const stored = isEmpty ? storedCheckout(context) : {};
  const order = stored.order === undefined ? null : await options.shop.getOrder(visitorOf(context), stored.order);
  return {
    status: 200,
    title: m.shop_cart_title(),
    step: 2,
    quantity: cart.tickets_quantity,
    seconds: 0,
    view: (
      <CartView
        cart={cart}
        events={events}
        missing={await missingOf(context, cart)}
        language={language}
        paths={design.webshopPaths}
        problem={problem && problemText(problem, context)}
        loginUrl={loginUrlOf(problem, context)}
        done={problem ? null : done}
        code={options.shop.codes ? (form.get('code') ?? '') : null}
        ended={isEmpty ? await endedTickets(context, form.get('held') || endedBefore) : []}
        order={order?.number ?? null}
        hasBuyer={Boolean(stored.name || stored.email)}
      />
    ),
  };
}

const missingOf = ({ reading, language }: ShopContext, { items }: Pick<Cart, 'items'>) =>
  readMissingSeats(reading.db, items, language, reading.now);

/** What became of the visitor's request for more time (SHOP-04); null without one. */
function extensionText(query: URLSearchParams): string | null {
  if (query.has('extended')) return m.cart_extended();
  return query.has('kept') ? m.cart_extend_failed() : null;
}

/** What became of a code; null without one. */
function codeText(query: URLSearchParams): string | null {
  if (query.has('code-used')) return m.shop_code_used();
  return query.has('code-removed') ? m.shop_code_removed() : null;
}

/** The confirmation of the order that the address names; null where it names none of this visitor. Without selling anything it is there while the shop is switched off (SHOP-292). */
export async function orderPage(context: ShopContext): Promise<ShopAnswer | null> {
  const number = context.place.page === 'checkout' ? context.query.get('order') : null;
  const order = number ? await context.options.shop.getOrder(visitorOf(context), number) : null;
  return order && order.number === number ? confirmation(context, order) : null;
}

/** The checkout; once the cart is an order, its confirmation; without either, an empty cart. */
export async function checkoutPage(context: ShopContext, form?: URLSearchParams, problem: Problem | null = null): Promise<ShopAnswer> {
  const { options, language, design, query } = context;
  const ordered = await orderPage(context);
  if (ordered) return ordered;
  const cart = showCart(context, await options.shop.getCart(visitorOf(context)));
  if (cart.items.length === 0) return cartPage(context, problem, form);
  const { name = '', email = '' } = { ...(await accountHolder(context)), ...storedCheckout(context) };
  return {
    status: 200,
    title: m.shop_checkout_title(),
    step: 3,
    quantity: cart.tickets_quantity,
    seconds: 0,
    form: checkoutFormId,
    view: (
      <CheckoutView
        cart={cart}
        events={await readEventItems(context.reading, eventsOf(cart), language)}
        missing={await missingOf(context, cart)}
        language={language}
        paths={design.webshopPaths}
        form={form ? readBuyer(form) : { name, email, errors: {} }}
        problem={problem && problemText(problem, context)}
        returned={problem}
        done={problem ? null : extensionText(query)}
        isDemo={isDemoShop(context)}
      />
    ),
  };
}

/** Name and address of who is logged in, so that they are not typed again; nobody's without a login. */
async function accountHolder({ reading, account }: ShopContext): Promise<{ name?: string; email?: string }> {
  const user = account === null ? null : await readAccount(reading.db, account);
  return user ? { name: `${user.first_name} ${user.last_name}`.trim(), email: user.email } : {};
}

async function confirmation(context: ShopContext, order: PlacedOrder): Promise<ShopAnswer> {
  const { language } = context;
  const cart = toCart({ ...order, expires: context.reading.now }, language, '', context.reading.now);
  const events = await readEventItems(context.reading, order.events, language);
  const changes = (await readOrderChanges(context.reading.db, order.events, language))(order.orderedAt);
  return {
    status: 200,
    title: m.shop_done_title(),
    step: 3,
    ...(await cartSummaryOf(context)),
    view: (
      <ConfirmationView
        number={order.number}
        missing={await missingOf(context, cart)}
        isDemo={isDemoShop(context)}
        {...{ cart, events, changes, language }}
      />
    ),
  };
}

/** While the shop is switched off (SHOP-06). */
export function offlinePage({ language }: ShopContext): ShopAnswer {
  return notice(503, m.shop_offline_title(), m.shop_offline_text(), href('events', language), m.shop_done_programme());
}

/** While the shop does not answer; with the form it was sent (OPS-290), which an external shop may have taken in all the same. */
export async function downPage(context: ShopContext): Promise<ShopAnswer> {
  const { request, options } = context;
  const unsaved = await unsavedFormOf(request, options.publicUrl);
  if (!unsaved) return notice(503, m.shop_down_title(), m.shop_down_text(), request.url, m.shop_retry());
  const isMaybeSaved = unsaved.isMaybeSaved || !isDemoShop(context);
  return noticeWith(503, m.shop_down_title(), m.shop_down_text(), <UnsavedFormView form={{ ...unsaved, isMaybeSaved }} />);
}

/** For a form from another site. */
export function forbiddenPage({ language, design }: ShopContext): ShopAnswer {
  return notice(403, m.shop_problem(), m.shop_forbidden(), shopHref(design.webshopPaths, 'cart', language), m.booking_to_cart());
}

function notice(status: number, title: string, text: string, url: string, linkText: string): ShopAnswer {
  const link = (
    <a className="btn" href={url}>
      {linkText}
    </a>
  );
  return noticeWith(status, title, text, link);
}

function noticeWith(status: number, title: string, text: string, wayOn: ReactNode): ShopAnswer {
  return {
    ...{ status, title },
    step: null,
    quantity: 0,
    seconds: 0,
    view: (
      <NoticeView title={title} text={text}>
        {wayOn}
      </NoticeView>
    ),
  };
}
