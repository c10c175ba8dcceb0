import { randomUUID } from 'node:crypto';
import { pageIn } from '../../core/contract/page-of.server.ts';
import { toCart } from '../../features/booking/cart/cart-answer.server.ts';
import { ticketsPerCart } from '../../features/booking/cart/cart-limit.ts';
import { type Discount, pricedInCart, sumBeside } from '../../features/booking/cart/price-sum.ts';
import { isOnSale } from '../../features/booking/is-bookable.ts';
import { type OfferGroup, offerOf, openedCatalogue } from '../../features/booking/offer.ts';
import { otherDatesOf } from '../../features/booking/other-dates.ts';
import type { SoldEvent } from '../../features/booking/sale-rules.ts';
import { toSeats } from '../../features/booking/seat-plan/seats-answer.server.ts';
import { isRefusal, type PlacedOrder } from '../../features/booking/shop-gateway.ts';
import { readSoldEvent } from '../../features/booking/stock/sold-events.read.server.ts';
import { turnText } from '../../features/booking/waiting-room/room-texts.ts';
import { readEventItems } from '../../features/programme/event-rows.server.ts';
import type { EventItem } from '../../features/programme/programme.shapes.ts';
import { readEventPage } from '../../features/programme/reads/calendar.read.server.ts';
import { readEvent } from '../../features/programme/reads/event-detail.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { href, shopHref, waitingListHref, waitingRoomHref } from '../../urls.ts';
import { CartView } from './cart/cart-view.tsx';
import { type BuyerForm, CheckoutView, checkoutFormId } from './checkout-view.tsx';
import { HomeView } from './home-view.tsx';
import { liveStockOf } from './live-stock.server.ts';
import { NoticeView } from './notice-view.tsx';
import { ConfirmationView } from './order/confirmation-view.tsx';
import { readOrderChanges } from './order/order-changes.server.ts';
import { type Problem, problemText } from './problem.server.ts';
import type { ShopAnswer } from './render-shop.server.tsx';
import { cartSummaryOf, type ShopContext, showCart, visitorOf } from './shop-context.server.ts';
import { type Presale, TicketsView, ticketsFormId } from './tickets-view.tsx';
import { roomAwayPage, standingIn } from './waiting-room/room-away.server.tsx';
import { pricedOf, readWanted } from './wanted-tickets.ts';

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

/** The event of a ticket page, as the catalogue has it; null when it is not sold here. */
export async function readTicketEvent({ reading, language, place }: ShopContext) {
  const sold = place.page === 'tickets' ? await readSoldEvent(reading.db, place.idJet) : undefined;
  const [event] = sold ? await readEventItems(reading, [sold.event.id], language) : [];
  return event && sold ? { event, sold: sold.event } : null;
}

/** The seat plan of an event as it stands; null where nobody chooses seats, or the shop does not answer. */
export async function readSeats({ options, reading, language }: ShopContext, event: number) {
  const seats = await options.shop.seats?.(event, reading.now).catch(() => null);
  return seats ? toSeats(seats, language) : null;
}

/** The purchase page of an event; with submitted values and their problem when a form is shown again. */
export async function ticketsPage(
  context: ShopContext,
  values = new URLSearchParams(),
  returned: Problem | null = null,
): Promise<ShopAnswer> {
  const { language, design } = context;
  const found = await readTicketEvent(context);
  const cart = showCart(context, await context.options.shop.getCart(visitorOf(context)));
  const summary = { quantity: cart.tickets_quantity, seconds: cart.expires_in };
  if (!found) {
    const home = shopHref(design.webshopPaths, 'home', language);
    return {
      status: 404,
      title: m.shop_unknown_event(),
      step: 1,
      ...summary,
      view: (
        <NoticeView title={m.shop_unknown_event()}>
          <a className="btn" href={home}>
            {m.shop_all_events()}
          </a>
        </NoticeView>
      ),
    };
  }
  const { event, sold } = found;
  const live = await liveStockOf(context, event.id);
  const presale = event.is_presale && context.options.shop.hasPresale ? presaleFor(sold, context) : null;
  const offered = presale && presale.way !== 'login' ? asIfOnSale(event) : event;
  const isSoldOut = isSoldOutBy(live, event) || returned?.why === 'no_seats';
  const groups = offeredGroups(offered, live);
  const isBeforeSale = groups.length === 0 && event.sale_starts !== null && (await context.options.waitingRooms.takesPlaces(event.id));
  const standing = context.query.has('turn') ? await standingIn(context, event.id) : undefined;
  if (standing === null) return roomAwayPage(context);
  const turn = standing?.state === 'admitted' ? turnText(standing.seconds) : null;
  const further = isSoldOut ? ((await readEvent(context.reading, event.id, language))?.events ?? []) : [];
  const seats = live?.has_plan && groups.length > 0 ? await readSeats(context, event.id) : null;
  const fees = live?.fees && { perTicket: live.fees.per_ticket, perOrder: live.fees.per_order };
  const promotion = values.get('promotion')?.trim() ?? '';
  const wanted = context.query.has('sum') && !returned ? readWanted(values, groups, seats) : [];
  const chosen = typeof wanted === 'string' ? [] : pricedOf(wanted, event.id);
  const checked = promotion && chosen.length > 0 ? await checkedCode(context, promotion, sold.id_jet) : undefined;
  const discount = checked && !('why' in checked) ? checked : undefined;
  const problem = returned ?? (checked && 'why' in checked ? checked : null);
  const priced = problem ? [] : chosen;
  return {
    status: 200,
    title: turn ? `${m.room_turn_title()}: ${event.name}` : event.name,
    step: 1,
    ...summary,
    ...(groups.length > 0 && { form: ticketsFormId }),
    view: (
      <TicketsView
        event={event}
        groups={groups}
        seats={seats}
        fees={fees ?? null}
        takesCodes={context.options.shop.codes !== undefined}
        price={
          priced.length > 0
            ? {
                sum: sumBeside({ amount: summary.quantity, items: pricedInCart(cart) }, priced, fees, discount),
                code: discount?.code ?? '',
                tickets: priced.reduce((sum, { quantity }) => sum + quantity, 0),
              }
            : null
        }
        language={language}
        paths={design.webshopPaths}
        press={randomUUID()}
        limit={live?.max_per_order ?? ticketsPerCart}
        values={values}
        presale={presale}
        soldOut={isSoldOut ? otherDatesOf(further, language) : null}
        hasWheelchairSpaces={live?.has_wheelchair_spaces === true && groups.length > 0}
        waitingListUrl={context.options.waitingList && sold.has_waiting_list ? waitingListHref(language, { idJet: sold.id_jet }) : null}
        waitingRoomUrl={isBeforeSale ? waitingRoomHref(language, sold.id_jet) : null}
        turn={turn}
        problem={problem && problemText(problem, context)}
        returned={returned}
      />
    ),
  };
}

type LiveStock = Awaited<ReturnType<typeof liveStockOf>>;

/** What the shop says counts before what pages last knew of the stock. */
const isSoldOutBy = (live: LiveStock, { statuses }: EventItem) => (live ?? { statuses }).statuses.includes('sold_out');

/** What can be had of an event; nothing where it is not on sale or nothing is left. Of a sold-out one there may be spaces for wheelchairs. */
function offeredGroups(event: EventItem, live: LiveStock): OfferGroup[] {
  const statuses = live ? event.statuses.filter((status) => status !== 'sold_out') : event.statuses;
  const groups = isOnSale({ ...event, statuses }) ? offerOf(event, live) : [];
  return isSoldOutBy(live, event) ? groups.filter(({ isAvailable }) => isAvailable) : groups;
}

/** What a code takes off, or why not. Counted here, because the form comes from a cookie that anybody can write (SHOP-95). */
async function checkedCode(context: ShopContext, code: string, idJet: string): Promise<Discount | Problem | undefined> {
  const { codeLimit, shop } = context.options;
  if ((await codeLimit.secondsToWait(context.request)) > 0) return { why: 'too_often' };
  const found = await shop.codes?.check(visitorOf(context), code.slice(0, 100), idJet);
  if (found && isRefusal(found)) return { why: found.refused };
  await codeLimit.giveBack(context.request);
  return found;
}

/** How a visitor may buy before the sale starts (SHOP-43). */
function presaleFor({ presale_accounts, presale_code }: SoldEvent, { account, language, request }: ShopContext): Presale {
  const loginUrl = presale_accounts ? href('user', language, { page: 'login' }, { next: request.url.replace(/&again\b/, '') }) : null;
  if (presale_accounts && account !== null) return { way: 'account', loginUrl: null };
  return { way: presale_code === '' ? 'login' : 'code', loginUrl };
}

/** An event as if its sale had started. */
function asIfOnSale(event: EventItem): EventItem {
  return { ...openedCatalogue(event), statuses: event.statuses.filter((status) => status !== 'on_sale_soon') };
}

/** The cart; `added` of the query says how many tickets have just come into it. */
export async function cartPage(context: ShopContext, problem: Problem | null = null, code = ''): Promise<ShopAnswer> {
  const { options, language, design, query, reading } = context;
  const cart = showCart(context, await options.shop.getCart(visitorOf(context)));
  const added = Number(query.get('added'));
  const isAdded = Number.isInteger(added) && added > 0 && added <= cart.tickets_quantity;
  const addedText = isAdded ? m.shop_added({ count: added }) : null;
  const done = cart.items.length > 0 ? (extensionText(query) ?? codeText(query) ?? addedText) : query.has('ended') ? m.cart_ended() : null;
  const events = await readEventItems(reading, [...new Set(cart.items.map(({ event_id }) => event_id))], language);
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
        language={language}
        paths={design.webshopPaths}
        problem={problem && problemText(problem, context)}
        done={problem ? null : done}
        code={options.shop.codes ? code : null}
      />
    ),
  };
}

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

/** The checkout; once the cart is an order, its confirmation; without either, an empty cart. */
export async function checkoutPage(context: ShopContext, form?: BuyerForm, problem: Problem | null = null): Promise<ShopAnswer> {
  const { options, language, design, query } = context;
  const number = query.get('order');
  const order = number ? await options.shop.getOrder(visitorOf(context), number) : null;
  if (order && order.number === number) return confirmation(context, order);
  const cart = showCart(context, await options.shop.getCart(visitorOf(context)));
  if (cart.items.length === 0) return cartPage(context, problem);
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
        language={language}
        paths={design.webshopPaths}
        form={form ?? { name: '', email: '', errors: {} }}
        problem={problem && problemText(problem, context)}
        returned={problem}
        done={problem ? null : extensionText(query)}
      />
    ),
  };
}

async function confirmation(context: ShopContext, order: PlacedOrder): Promise<ShopAnswer> {
  const { language } = context;
  const cart = toCart({ ...order, expires: context.reading.now }, language, '', context.reading.now);
  const changes = (await readOrderChanges(context.reading.db, order.events, language))(order.orderedAt);
  return {
    status: 200,
    title: m.shop_done_title(),
    step: 3,
    ...(await cartSummaryOf(context)),
    view: <ConfirmationView number={order.number} cart={cart} events={order.events} {...{ changes, language }} />,
  };
}

/** While the shop is switched off (SHOP-06). */
export function offlinePage({ language }: ShopContext): ShopAnswer {
  return notice(503, m.shop_offline_title(), m.shop_offline_text(), href('events', language), m.shop_done_programme());
}

/** While the shop does not answer. */
export function downPage({ request }: ShopContext): ShopAnswer {
  return notice(503, m.shop_down_title(), m.shop_down_text(), request.url, m.shop_retry());
}

/** For a form from another site. */
export function forbiddenPage({ language, design }: ShopContext): ShopAnswer {
  return notice(403, m.shop_problem(), m.shop_forbidden(), shopHref(design.webshopPaths, 'cart', language), m.booking_to_cart());
}

function notice(status: number, title: string, text: string, url: string, linkText: string): ShopAnswer {
  return {
    status,
    title,
    step: null,
    quantity: 0,
    seconds: 0,
    view: (
      <NoticeView title={title} text={text}>
        <a className="btn" href={url}>
          {linkText}
        </a>
      </NoticeView>
    ),
  };
}
