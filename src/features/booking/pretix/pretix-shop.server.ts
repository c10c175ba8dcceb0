import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseHandle } from '../../../core/database/client.server.ts';
import type { Language } from '../../../core/languages.ts';
import { shopHref } from '../../../urls.ts';
import { shopCarts } from '../booking.tables.server.ts';
import { heldUntil } from '../cart/hold-time.ts';
import { findParty, ticketsPerCart, whyNotBought } from '../sale-rules.ts';
import type { Addition, Availability, Held, HeldCart, Order, Refusal, ShopChanges, ShopGateway, ShopVisitor } from '../shop-gateway.ts';
import { isRefusal } from '../shop-gateway.ts';
import { admissionOf, groupNameOf, readSoldEvent, readSoldEvents } from '../stock/sold-events.read.server.ts';
import { hashOf } from '../tokens.server.ts';
import { orderShape } from './pretix.shapes.ts';
import { readPretixAvailability } from './pretix-availability.server.ts';
import {
  createStoredCart,
  expiryOf,
  findStoredCart,
  findStoredOrder,
  type PretixCart,
  type PretixCartItem,
  quantityOf,
  toHeldCart,
  updateStoredCart,
} from './pretix-carts.server.ts';
import { readPretixChanges } from './pretix-changes.server.ts';
import { PretixAway, PretixClient, PretixRefused, type PretixSettings } from './pretix-client.server.ts';
import { readPretixHolders } from './pretix-holders.server.ts';
import { type Hold, holdTickets, releaseTickets } from './pretix-holds.server.ts';
import { findTickets, type PretixTicket, placeOf } from './pretix-offer.server.ts';

/**
 * pretix as the webshop: holds by its cart positions, sells by its orders and leaves payment to its pages
 * (docs/decisions/0022-pretix.md). No transaction is open during requests to pretix.
 */
export class PretixShop implements ShopGateway {
  /** It documents no sale before its presale_start. */
  readonly hasPresale = false;
  /** Each date takes a request, and pretix limits its callers. */
  readonly pollSize = 20;
  readonly #db;
  readonly #client: PretixClient;
  readonly #report: (error: unknown) => void;

  constructor({ db }: DatabaseHandle, settings: PretixSettings, report: (error: unknown) => void) {
    this.#db = db;
    this.#client = new PretixClient(settings);
    this.#report = report;
  }

  availability(ids: readonly number[], now: Date): Promise<Map<number, Availability>> {
    return readPretixAvailability(this.#db, this.#client, ids, now);
  }

  addToCart(visitor: ShopVisitor, addition: Addition): Promise<Held | Refusal> {
    return this.#guarded(async () => {
      const found = await readSoldEvent(this.#db, addition.idJet);
      const party = findParty(found?.event, addition, { now: visitor.now });
      if (isRefusal(party) || !found) return isRefusal(party) ? party : { refused: 'not_for_sale' };
      const place = placeOf(addition.idJet, party.blockId);
      if (!place) return { refused: 'not_for_sale' };
      const stored = await findStoredCart(this.#db, visitor);
      const key = addition.key ?? crypto.randomUUID();
      const [press, wish] = [hashOf(visitor.browser, key), hashOf(JSON.stringify({ ...addition, key: undefined }))];
      const repeated = stored?.outside.items.find((item) => item.press === press);
      if (stored && repeated)
        return repeated.wish === wish
          ? { quantity: quantityOf(stored.outside), expires: expiryOf(stored.outside) }
          : { refused: 'key_reused' };
      if (stored && stored.outside.slug !== place.slug) return { refused: 'other_cart' };
      if ((stored ? quantityOf(stored.outside) : 0) + party.size > ticketsPerCart) return { refused: 'too_many' };
      const tickets = await findTickets(this.#client, place, party, visitor.now);
      if (isRefusal(tickets)) return tickets;
      // A repeated request has the same cart id, so that pretix answers it like the first.
      const cartId = stored?.outside.cartId ?? `${press}@api`;
      const expires = heldUntil(stored?.firstHeldAt ?? visitor.now, visitor.now);
      const positions = await this.#hold({ place, cartId, tickets, expires, key: hashOf(press, wish) });
      if (isRefusal(positions)) return positions;
      const left = [...positions];
      const items = party.lines.map(
        ({ price, quantity }): PretixCartItem => ({
          id: left[0] ?? 0,
          eventId: found.event.id,
          event: found.event.name,
          dateStart: found.event.date_start.toISOString(),
          idJet: addition.idJet,
          seatGroup: party.seatGroup,
          seatGroupName: groupNameOf(found.event.seat_groups, party.seatGroup),
          admission: admissionOf(found.event.seat_groups, party.seatGroup, party.blockId),
          blockId: party.blockId,
          saleType: price.sale_type_id,
          priceName: price.name,
          price: price.price,
          ticket: tickets[positions.length - left.length] as PretixTicket,
          subevent: place.subevent,
          positions: left.splice(0, quantity),
          expires: expires.toISOString(),
          ...{ press, wish },
        }),
      );
      return this.#addToStoredCart(visitor, { slug: place.slug, cartId, items });
    });
  }

  async getCart(visitor: ShopVisitor): Promise<HeldCart | null> {
    const stored = await findStoredCart(this.#db, visitor);
    return stored && toHeldCart(stored.outside);
  }

  changeQuantity(visitor: ShopVisitor, id: number, quantity: number): Promise<HeldCart | Refusal> {
    return this.#guarded(async () => {
      const stored = await findStoredCart(this.#db, visitor);
      const item = stored?.outside.items.find((other) => other.id === id);
      if (!stored || !item) return { refused: stored ? 'unknown_item' : 'no_reservation' };
      const more = quantity - item.positions.length;
      if (more <= 0) return this.#releasePositions(visitor, id, item.positions.slice(quantity));
      if (quantityOf(stored.outside) + more > ticketsPerCart) return { refused: 'too_many' };
      const found = await readSoldEvent(this.#db, item.idJet);
      const addition = { idJet: item.idJet, seatGroup: item.seatGroup || undefined, blockId: item.blockId || undefined, key: undefined };
      const party = findParty(found?.event, { ...addition, lines: [{ saleType: item.saleType, quantity: more }] }, { now: visitor.now });
      if (isRefusal(party)) return party;
      const place = { slug: stored.outside.slug, subevent: item.subevent };
      const tickets = await findTickets(this.#client, place, party, visitor.now);
      if (isRefusal(tickets)) return tickets;
      const hold = { place, cartId: stored.outside.cartId, tickets, expires: new Date(item.expires), key: crypto.randomUUID() };
      const positions = await this.#hold(hold);
      if (isRefusal(positions)) return positions;
      return this.#change(visitor, (items) =>
        items.map((other) => (other.id === id ? { ...other, positions: [...other.positions, ...positions] } : other)),
      );
    });
  }

  removeItem(visitor: ShopVisitor, id: number): Promise<HeldCart | Refusal> {
    return this.#guarded(async () => {
      const stored = await findStoredCart(this.#db, visitor);
      const item = stored?.outside.items.find((other) => other.id === id);
      if (!item) return { refused: stored ? 'unknown_item' : 'no_reservation' };
      return this.#releasePositions(visitor, id, item.positions);
    });
  }

  /** pretix cannot extend a hold: holds all tickets again, then releases the old holds. */
  extend(visitor: ShopVisitor): Promise<HeldCart | Refusal> {
    return this.#guarded(async () => {
      const stored = await findStoredCart(this.#db, visitor);
      if (!stored) return { refused: 'no_reservation' };
      const { slug, cartId, items } = stored.outside;
      const expires = heldUntil(stored.firstHeldAt, visitor.now);
      const renewed = new Map<number, number[]>();
      for (const item of items) {
        const tickets = item.positions.map(() => item.ticket);
        const hold = { place: { slug, subevent: item.subevent }, cartId, tickets, expires, key: crypto.randomUUID() };
        const positions = await this.#hold(hold);
        if (isRefusal(positions)) {
          for (const ids of renewed.values()) await this.#release(slug, ids);
          return positions;
        }
        renewed.set(item.id, positions);
      }
      const changed = await this.#change(visitor, (current) =>
        current.map((item) => {
          const positions = renewed.get(item.id);
          return positions ? { ...item, positions, expires: expires.toISOString() } : item;
        }),
      );
      for (const item of items) await this.#release(slug, item.positions);
      return changed;
    });
  }

  cartUrl(language: Language, paths: readonly string[]): string {
    return shopHref(paths, 'cart', language);
  }

  checkoutUrl(language: Language, paths: readonly string[]): string {
    return shopHref(paths, 'checkout', language);
  }

  checkout(visitor: ShopVisitor, { name, email }: { name: string; email: string }): Promise<Order | Refusal> {
    return this.#guarded(async () => {
      const stored = await findStoredCart(this.#db, visitor);
      if (!stored) return (await findStoredOrder(this.#db, visitor)) ?? { refused: 'no_reservation' };
      const { slug, cartId, items } = stored.outside;
      const reason = whyNotBought(await readSoldEvents(this.#db, eventsOf(items)), eventsOf(items).length, visitor.now);
      if (reason) return { refused: reason };
      const body = {
        email,
        locale: visitor.language,
        sales_channel: 'web',
        send_email: true,
        consume_carts: [cartId],
        positions: items.flatMap(({ ticket, subevent, positions }) =>
          positions.map(() => ({ ...ticket, subevent, attendee_name_parts: { full_name: name } })),
        ),
      };
      // The key is derived from the cart, so that a repeated request does not create a second order.
      const key = hashOf('order', cartId, String(quantityOf(stored.outside)));
      const placed = await this.#client.request({ method: 'POST', path: `/events/${slug}/orders/`, body, answer: orderShape, key });
      const order = { number: placed.code, payUrl: placed.status === 'p' ? null : `${placed.url.replace(/\/?$/, '/')}pay/change` };
      const outside = { ...stored.outside, order };
      await this.#db.update(shopCarts).set({ order_number: order.number, outside }).where(eq(shopCarts.id, stored.id));
      return order;
    });
  }

  /** pretix confirms on the page where it takes the payment. */
  async getOrder(): Promise<null> {
    return null;
  }

  async holders(event: number): Promise<{ email: string; language: Language }[]> {
    const [found] = await readSoldEvents(this.#db, [event]);
    return found ? readPretixHolders(this.#client, found.event) : [];
  }

  changes(cursor: string | null, known: readonly string[]): Promise<ShopChanges> {
    return readPretixChanges(this.#client, cursor, known);
  }

  async health(): Promise<void> {
    await this.#client.request({ path: '/', answer: z.object({ slug: z.string() }) });
  }

  state() {
    return { kind: 'pretix', circuit: this.#client.isOpen ? ('open' as const) : ('closed' as const) };
  }

  #hold(hold: Hold): Promise<number[] | Refusal> {
    return holdTickets(this.#client, hold, this.#report);
  }

  #release(slug: string, ids: readonly number[]): Promise<void> {
    return releaseTickets(this.#client, { slug, ids }, this.#report);
  }

  async #releasePositions(visitor: ShopVisitor, id: number, positions: readonly number[]): Promise<HeldCart | Refusal> {
    const stored = await findStoredCart(this.#db, visitor);
    const changed = await this.#change(visitor, (items) =>
      items
        .map((item) => (item.id === id ? { ...item, positions: item.positions.filter((position) => !positions.includes(position)) } : item))
        .filter((item) => item.positions.length > 0),
    );
    if (stored) await this.#release(stored.outside.slug, positions);
    return changed;
  }

  /** Adds held tickets to the visitor's cart; those of a repeated request are there already. */
  async #addToStoredCart(visitor: ShopVisitor, held: PretixCart): Promise<Held> {
    return this.#db.transaction(async (transaction) => {
      const stored = await findStoredCart(transaction, visitor, true);
      if (!stored)
        return {
          quantity: quantityOf(held),
          expires: toHeldCart(held).expires,
          token: await createStoredCart(transaction, held, visitor.now),
        };
      const known = new Set(stored.outside.items.flatMap(({ positions }) => positions));
      const added = held.items.filter(({ positions }) => !positions.some((position) => known.has(position)));
      const outside = { ...stored.outside, items: [...stored.outside.items, ...added] };
      await updateStoredCart(transaction, stored.id, outside);
      return { quantity: quantityOf(outside), expires: toHeldCart(outside).expires };
    });
  }

  #change(visitor: ShopVisitor, change: (items: PretixCartItem[]) => PretixCartItem[]): Promise<HeldCart | Refusal> {
    return this.#db.transaction(async (transaction) => {
      const stored = await findStoredCart(transaction, visitor, true);
      if (!stored) return { refused: 'no_reservation' };
      const outside = { ...stored.outside, items: change(stored.outside.items) };
      await updateStoredCart(transaction, stored.id, outside);
      return toHeldCart(outside);
    });
  }

  async #guarded<T extends object>(work: () => Promise<T | Refusal>): Promise<T | Refusal> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PretixAway) && !(error instanceof PretixRefused)) throw error;
      this.#report(error);
      return { refused: error instanceof PretixAway ? 'unavailable' : error.status === 400 ? 'no_seats' : 'not_for_sale' };
    }
  }
}

const eventsOf = (items: readonly PretixCartItem[]) => [...new Set(items.map(({ eventId }) => eventId))];
