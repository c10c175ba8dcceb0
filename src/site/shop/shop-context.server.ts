import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../../../brands/brands.server.ts';
import type { Reading, Viewer } from '../../core/database/reading.server.ts';
import type { RateLimit } from '../../core/http/rate-limit.server.ts';
import type { Language } from '../../core/languages.ts';
import type { Cart } from '../../features/booking/booking.contract.ts';
import { toCart } from '../../features/booking/cart/cart-answer.server.ts';
import { cartTokenOf, setCartCookies } from '../../features/booking/cart/cart-cookies.server.ts';
import { storeCart } from '../../features/booking/cart/held-cookie.server.ts';
import type { HeldCart, ShopGateway, ShopVisitor } from '../../features/booking/shop-gateway.ts';
import type { WaitingList } from '../../features/booking/waiting-list.server.ts';
import type { WaitingRooms } from '../../features/booking/waiting-room/waiting-rooms.server.ts';
import type { DesignSettings } from '../../features/site/design-settings.ts';
import type { Assets } from '../rendering/assets.server.ts';
import type { ShopPlace } from './shop-place.ts';

/** What the shop's pages need. */
export interface ShopOptions {
  shop: ShopGateway;
  assets: Assets;
  brand: Brand;
  openReading: () => Reading;
  /** Additions per visitor, the same that the calls count. */
  limit: RateLimit;
  /** Codes of a presale per visitor, the same. */
  codeLimit: RateLimit;
  /** Entries of the waiting list per visitor, because each sends a mail. */
  joinLimit: RateLimit;
  waitingRooms: WaitingRooms;
  /** Places in waiting rooms per address. */
  placeLimit: RateLimit;
  /** Null where the shop has none. */
  waitingList: WaitingList | null;
  viewerOf: (request: FastifyRequest) => Promise<Viewer>;
  /** The site's configured address, if any. */
  publicUrl: string | undefined;
  report: (message: string) => void;
}

/** One request of a shop page. */
export interface ShopContext {
  options: ShopOptions;
  request: FastifyRequest;
  reply: FastifyReply;
  reading: Reading;
  language: Language;
  design: DesignSettings;
  siteName: string;
  place: ShopPlace;
  /** Id of who is logged in. */
  account: number | null;
  /** The browser's CSRF token, one of its own from its first request on: without it all browsers would have one cart together (SHOP-04). */
  browser: string;
  query: URLSearchParams;
}

/** Whether this shop sells nothing: the pages say so (SHOP-03), and of one that sells they must not. */
export function isDemoShop({ options }: ShopContext): boolean {
  return options.shop.state().kind === 'sandbox';
}

/** The visitor as the gateway sees them. */
export function visitorOf({ request, language, reading, account, browser }: ShopContext): ShopVisitor {
  return {
    token: cartTokenOf(request),
    browser,
    language,
    now: reading.now,
    hasAccount: account !== null,
    account,
  };
}

/** Tickets in the cart and for how long they are held, for the header of pages that do not show the cart itself. */
export async function cartSummaryOf(context: ShopContext): Promise<{ quantity: number; seconds: number }> {
  const { tickets_quantity, expires_in } = showCart(context, await context.options.shop.getCart(visitorOf(context)));
  return { quantity: tickets_quantity, seconds: expires_in };
}

/** The current cart. Sets the cookies of the header to it, and stores what it holds for the page after its end. `held` is null without one, and once it has ended. */
export function showCart(context: ShopContext, held: HeldCart | null) {
  const { options, request, reply, language, reading, design } = context;
  const cart = toCart(held, language, options.shop.cartUrl(language, design.webshopPaths), reading.now);
  const { tickets_quantity: quantity, cart_url: url } = cart;
  if (cartTokenOf(request)) setCartCookies(request, reply, { quantity, url, expires: held?.expires ?? null }, reading.now);
  storeCart(request, reply, held, cart, language);
  return cart;
}

/** Ids of the events of a cart. */
export const eventsOf = ({ items }: Pick<Cart, 'items'>) => [...new Set(items.map(({ event_id }) => event_id))];
