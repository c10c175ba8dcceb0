import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CallError } from '../../core/contract/errors.server.ts';
import { answer, type CallContext, type CallHandler } from '../../core/contract/register.server.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import { csrfTokenOf } from '../../core/http/csrf.server.ts';
import type { RateLimit } from '../../core/http/rate-limit.server.ts';
import type { Language } from '../../core/languages.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import { readSiteSettings } from '../site/site.read.server.ts';
import * as calls from './booking.contract.ts';
import { createAvailabilityCache } from './booking.read.server.ts';
import { secondsLeft, toCart } from './cart/cart-answer.server.ts';
import { cartTokenOf, setCartCookies } from './cart/cart-cookies.server.ts';
import { forgetHeld, storeCart } from './cart/held-cookie.server.ts';
import { checkCode } from './codes/codes.contract.ts';
import { refusalError, refusalText } from './refusal-error.server.ts';
import { createSeatsCache, toSeats } from './seat-plan/seats-answer.server.ts';
import { type HeldCart, isRefusal, type Refusal, type ShopGateway, type ShopVisitor } from './shop-gateway.ts';
import { roomVisitorOf, setRoomCookie } from './waiting-room/room-visitor.server.ts';
import { waitingRoomCalls } from './waiting-room/waiting-room.http.server.ts';
import type { WaitingRooms } from './waiting-room/waiting-rooms.server.ts';

interface BookingCallsOptions {
  shop: ShopGateway;
  /** Gets live stock as visitors see it, so that pages follow it. */
  onStockRead: Parameters<typeof createAvailabilityCache>[1];
  /** Additions, changes and orders per browser and address. */
  limit: RateLimit;
  waitingRooms: WaitingRooms;
  /** Places in waiting rooms per address. */
  placeLimit: RateLimit;
  /** Refused codes per browser and address, so that they cannot be guessed. */
  codeLimit: RateLimit;
  /** Below this many tickets an event gets the status 'remaining_tickets' (EVT-28). */
  remainingBelow(reading: Reading): Promise<number>;
  /** The design's addresses of the shop. */
  webshopPaths(reading: Reading): Promise<readonly string[]>;
}

type CartContext = Pick<CallContext, 'language' | 'reading' | 'request' | 'reply'>;

/** The shop's calls: contract to gateway, no logic. */
export function bookingCalls(options: BookingCallsOptions): CallHandler[] {
  const { shop, onStockRead, limit, waitingRooms, placeLimit, remainingBelow, webshopPaths } = options;
  const readAvailability = createAvailabilityCache(shop, onStockRead);
  const readSeats = createSeatsCache(shop);

  const answerCart = async (context: CartContext, outcome: HeldCart | Refusal | null) => {
    const { language, reading, request, reply } = context;
    if (outcome && isRefusal(outcome)) throw refuseCart(context, outcome);
    const cart = toCart(outcome, language, shop.cartUrl(language, await webshopPaths(reading)), reading.now);
    setCartCookies(request, reply, { quantity: cart.tickets_quantity, url: cart.cart_url, expires: outcome?.expires ?? null }, reading.now);
    storeCart(request, reply, outcome, cart, language);
    return cart;
  };

  return [
    ...waitingRoomCalls(waitingRooms, placeLimit),
    answer(calls.addToCart, (context) => addToCart(options, context)),
    answer(checkCode, (context) => checkCodeOfCall(options, context)),
    answer(calls.getCart, async (context) => {
      context.reply.header('cache-control', 'no-store');
      return answerCart(context, await shop.getCart(visitorOf(context.request, context.reading, context.language)));
    }),
    answer(calls.extendCart, async (context) => {
      await limit.take(context.request, context.reply, context.language);
      return answerCart(context, await shop.extend(visitorOf(context.request, context.reading, context.language)));
    }),
    answer(calls.changeCartItem, async (context) => {
      const { body, parameters, reading, request, reply, language } = context;
      await requireOnline(reading, language);
      await limit.take(request, reply, language);
      return answerCart(context, await shop.changeQuantity(visitorOf(request, reading, language), parameters.item_id, body.quantity));
    }),
    answer(calls.removeCartItem, async (context) => {
      const { parameters, reading, request, language } = context;
      return answerCart(context, await shop.removeItem(visitorOf(request, reading, language), parameters.item_id));
    }),
    answer(calls.checkOut, async (context) => {
      const { body, reading, request, reply, language } = context;
      await requireOnline(reading, language);
      await limit.take(request, reply, language);
      const outcome = await shop.checkout(visitorOf(request, reading, language), body);
      if (isRefusal(outcome)) throw refuseCart(context, outcome);
      setCartCookies(request, reply, { quantity: 0, url: '', expires: null }, reading.now);
      forgetHeld(request, reply);
      return { number: outcome.number, pay_url: outcome.payUrl };
    }),
    answer(calls.listAvailability, async ({ query, reading, reply, language }) => {
      reply.header('cache-control', 'public, max-age=10');
      const { is_shop_online } = await readSiteSettings(reading);
      if (!is_shop_online) return {};
      try {
        const stock = await readAvailability(reading, query.events, await remainingBelow(reading));
        const withRoom = await waitingRooms.among(query.events);
        for (const event of withRoom) if (stock[event]) stock[event].has_waiting_room = true;
        return stock;
      } catch (error) {
        reply.request.log.error(error);
        throw CallError.ofStatus(503, language);
      }
    }),
    answer(calls.listSeats, async ({ parameters, reading, reply, language }) => {
      const isOnline = (await readSiteSettings(reading)).is_shop_online;
      const seats = isOnline
        ? await readSeats(parameters.event_id, reading.now).catch((error: unknown) => {
            reply.request.log.error(error);
            throw CallError.ofStatus(503, language);
          })
        : null;
      if (!seats) throw CallError.ofStatus(404, language);
      reply.header('cache-control', 'public, max-age=2');
      return toSeats(seats, language);
    }),
  ];
}

/** The error for a refused change of the cart. Without a reservation also resets the cookies of the header. */
function refuseCart({ language, request, reply, reading }: CartContext, refusal: Refusal): CallError {
  if (refusal.refused === 'no_reservation') setCartCookies(request, reply, { quantity: 0, url: '', expires: null }, reading.now);
  return refusalError(refusal, language);
}

/** What a typed code gives; refused codes count against guessing. */
async function checkCodeOfCall(
  { shop, codeLimit }: BookingCallsOptions,
  { body, reading, request, reply, language: ofCall }: CallContext<typeof checkCode>,
) {
  const { language = ofCall } = body;
  await codeLimit.take(request, reply, language);
  if (!shop.codes) throw CallError.ofStatus(404, language);
  const found = await shop.codes.check(visitorOf(request, reading, language), body.code, body.event_jet_id);
  if (isRefusal(found)) throw refusalError(found, language);
  await codeLimit.giveBack(request);
  const { saleTypes, ...discount } = found;
  return { ...discount, sale_types: saleTypes };
}

/** Adds tickets, by way of the waiting room where there is one, and uses the code that came with them. */
async function addToCart(
  { shop, limit, codeLimit, waitingRooms, placeLimit, webshopPaths }: BookingCallsOptions,
  { body, reading, request, reply, language: ofCall }: CallContext<typeof calls.addToCart>,
) {
  const { language = ofCall } = body;
  await requireOnline(reading, language);
  await limit.take(request, reply, language);
  const hasCode = body.presale_code !== undefined || body.code !== undefined;
  if (hasCode) await codeLimit.take(request, reply, language);
  const key = idempotencyKeyOf(request, language);
  const buyer = { ...visitorOf(request, reading, language), presaleCode: body.presale_code };
  if (body.seats && !shop.seats) throw refusalError({ refused: 'no_seats' }, language);
  const addition = {
    idJet: body.event_jet_id,
    lines: body.sale_type_ids.map((saleType, index) => ({ saleType, quantity: body.quantities[index] ?? 0 })),
    seatGroup: body.seat_group,
    blockId: body.block_id,
    seats: body.seats,
    key,
  };
  const outcome = await waitingRooms.addToCart(buyer, addition, roomVisitorOf(request, placeLimit));
  if (isRefusal(outcome) && outcome.refused === 'waiting_room') setRoomCookie(request, reply);
  // Only refused codes count: who has one may buy as often as anybody.
  if (hasCode && isRefusal(outcome) && outcome.refused !== 'presale_code_wrong') await codeLimit.giveBack(request);
  if (isRefusal(outcome)) throw refusalError(outcome, language);
  const holder = { ...buyer, token: outcome.token ?? buyer.token };
  const used = body.code === undefined ? null : await useCodeOf(shop, holder, body.code);
  if (hasCode && !(used && isRefusal(used))) await codeLimit.giveBack(request);
  const url = shop.cartUrl(language, await webshopPaths(reading));
  setCartCookies(request, reply, { ...outcome, url }, reading.now);
  // Whoever opens no page of the shop until the reservation ends is offered the same tickets there as well.
  const held = used && !isRefusal(used) ? used : await shop.getCart(holder);
  storeCart(request, reply, held, toCart(held, language, url, reading.now), language);
  return {
    tickets_quantity: outcome.quantity,
    cart_url: url,
    expires: toLocalIso(outcome.expires),
    expires_in: secondsLeft(outcome.expires, reading.now),
    ...(used && isRefusal(used) && { code_problem: refusalText(used.refused, language) }),
  };
}

function visitorOf(request: FastifyRequest, { now, viewer }: Reading, language: Language): ShopVisitor {
  const account = viewer.userId;
  return { token: cartTokenOf(request), browser: csrfTokenOf(request) ?? '', language, now, hasAccount: account !== null, account };
}

/** Uses a code with a cart; unknown where codes are typed on the shop's own pages. */
async function useCodeOf({ codes }: ShopGateway, visitor: ShopVisitor, code: string): Promise<HeldCart | Refusal> {
  return codes ? codes.use(visitor, code) : { refused: 'code_unknown' };
}

/** Refuses additions and purchases while the shop is switched off (SHOP-06). */
async function requireOnline(reading: Reading, language: Language): Promise<void> {
  if (!(await readSiteSettings(reading)).is_shop_online) throw refusalError({ refused: 'offline' }, language);
}

const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,200}$/);

function idempotencyKeyOf(request: FastifyRequest, language: Language): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = idempotencyKey.safeParse(header);
  if (!key.success) throw refusalError({ refused: 'key_unreadable' }, language);
  return key.data;
}
