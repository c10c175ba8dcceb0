import { randomUUID } from 'node:crypto';
import { ticketsPerCart } from '../../../features/booking/cart/cart-limit.ts';
import { besideOf, type Discount, sumBeside } from '../../../features/booking/cart/price-sum.ts';
import { furtherDatesOf } from '../../../features/booking/further-dates.ts';
import { isOnSale } from '../../../features/booking/is-bookable.ts';
import { type OfferGroup, offerOf, openedCatalogue } from '../../../features/booking/offer.ts';
import { type SoldEvent, whyNotSold } from '../../../features/booking/sale-rules.ts';
import { seatsInCart } from '../../../features/booking/seat-plan/chosen-seats.ts';
import { toSeats } from '../../../features/booking/seat-plan/seats-answer.server.ts';
import { isRefusal } from '../../../features/booking/shop-gateway.ts';
import { readSoldEvent } from '../../../features/booking/stock/sold-events.read.server.ts';
import { turnText } from '../../../features/booking/waiting-room/room-texts.ts';
import { blockedText } from '../../../features/programme/detail/blocked-text.ts';
import { readEventItems } from '../../../features/programme/event-rows.server.ts';
import type { EventItem } from '../../../features/programme/programme.shapes.ts';
import { readEvent } from '../../../features/programme/reads/event-detail.read.server.ts';
import { awaitedStart, isSaleNear } from '../../../features/programme/sale-start.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { href, shopHref, waitingListHref, waitingRoomHref } from '../../../urls.ts';
import { liveStockOf } from '../live-stock.server.ts';
import { NoticeView } from '../notice-view.tsx';
import { loginUrlOf, type Problem, problemText } from '../problem.server.ts';
import type { ShopAnswer } from '../render-shop.server.tsx';
import { type ShopContext, showCart, visitorOf } from '../shop-context.server.ts';
import { roomAwayPage, standingIn } from '../waiting-room/room-away.server.tsx';
import { type Presale, ticketsFormId } from './ticket-form.tsx';
import { TicketsView } from './tickets-view.tsx';
import { pricedOf, readWanted } from './wanted-tickets.ts';

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
  const held = await context.options.shop.getCart(visitorOf(context));
  const cart = showCart(context, held);
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
  const saleStarts = awaitedStart(event);
  const presale = saleStarts && event.is_presale && context.options.shop.hasPresale ? presaleFor(sold, context) : null;
  const offered = presale && presale.way !== 'login' ? asIfOnSale(event) : event;
  const isSoldOut = isSoldOutBy(live, event) || returned?.why === 'no_seats';
  const groups = offeredGroups(offered, live);
  const isBeforeSale = groups.length === 0 && saleStarts !== null && (await context.options.waitingRooms.takesPlaces(event.id));
  const standing = context.query.has('turn') ? await standingIn(context, event.id) : undefined;
  if (standing === null) return roomAwayPage(context);
  const turn = standing?.state === 'admitted' ? turnText(standing.seconds) : null;
  const isClosed = groups.length === 0 && saleStarts === null;
  const detail = isSoldOut || isClosed ? await readEvent(context.reading, event.id, language) : null;
  const seats = live?.has_plan && groups.length > 0 ? await readSeats(context, event.id) : null;
  const fees = live?.fees && { perTicket: live.fees.per_ticket, perOrder: live.fees.per_order };
  const promotion = values.get('promotion')?.trim() ?? '';
  const wanted = context.query.has('sum') && !returned ? readWanted(values, groups, seats) : [];
  const chosen = typeof wanted === 'string' ? [] : pricedOf(wanted, event.id);
  const checked = promotion && chosen.length > 0 ? await checkedCode(context, promotion, sold.id_jet) : undefined;
  const discount = checked && !('why' in checked) ? checked : held?.discount;
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
        own={seatsInCart(cart, event.id)}
        fees={fees ?? null}
        takesCodes={context.options.shop.codes !== undefined}
        price={
          priced.length > 0
            ? {
                sum: sumBeside(besideOf(cart), priced, fees, discount),
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
        saleStarts={saleStarts}
        startsIn={saleStarts && groups.length === 0 ? secondsUntil(saleStarts, context.reading.now) : null}
        blocked={(detail && blockedText(detail)) ?? (isSoldOut ? m.event_blocked_sold_out() : null)}
        further={detail && furtherDatesOf(detail.events, language)}
        hasWheelchairSpaces={live?.has_wheelchair_spaces === true && groups.length > 0}
        waitingListUrl={
          isSoldOut && context.options.waitingList && sold.has_waiting_list && !whyNotSold(sold, context.reading.now)
            ? waitingListHref(language, { idJet: sold.id_jet })
            : null
        }
        waitingRoomUrl={isBeforeSale ? waitingRoomHref(language, sold.id_jet) : null}
        turn={turn}
        problem={problem && problemText(problem, context)}
        loginUrl={loginUrlOf(problem, context)}
        returned={returned}
      />
    ),
  };
}

/** How long a page that is open waits for the sale; null where it starts later than that (SHOP-40). */
function secondsUntil(saleStarts: string, now: Date): number | null {
  return isSaleNear(saleStarts, now) ? Math.max(1, Math.ceil((Date.parse(saleStarts) - now.getTime()) / 1000)) : null;
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
