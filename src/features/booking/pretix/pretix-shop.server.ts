import { z } from 'zod';
import type { DatabaseHandle } from '../../../core/database/client.server.ts';
import type { Language } from '../../../core/languages.ts';
import { shopHref } from '../../../urls.ts';
import { ShopAway, ShopRefused } from '../adapters/shop-client.server.ts';
import { ticketsPerCart } from '../cart/cart-limit.ts';
import { heldUntil } from '../cart/hold-time.ts';
import { findMore, findParty, isCompanionPrice, type SoldEvent } from '../sale-rules.ts';
import type { Addition, Availability, CartHold, HeldCart, Order, Refusal, ShopGateway, ShopVisitor } from '../shop-gateway.ts';
import { isRefusal } from '../shop-gateway.ts';
import { admissionOf, groupNameOf, readSoldEvent, readSoldEvents } from '../stock/sold-events.read.server.ts';
import type { ShopChanges } from '../sync/shop-changes.shapes.ts';
import { hashOf } from '../tokens.server.ts';
import { readPretixAvailability } from './pretix-availability.server.ts';
import {
  addToStoredCart,
  changeStoredCart,
  findBegunCart,
  findStoredCart,
  type PretixCartItem,
  quantityOf,
  readHeldCart,
} from './pretix-carts.server.ts';
import { readPretixChanges } from './pretix-changes.server.ts';
import { placeOrder } from './pretix-checkout.server.ts';
import { PretixClient, type PretixSettings } from './pretix-client.server.ts';
import { readPretixHolders } from './pretix-holders.server.ts';
import { type Hold, holdTickets, releaseTickets } from './pretix-holds.server.ts';
import { findTickets, type PretixTicket, placeOf } from './pretix-offer.server.ts';
import { refusalOf } from './pretix-refusal.server.ts';

/**
 * pretix as the webshop: holds by its cart positions, sells by its orders and leaves payment to its pages
 * (docs/decisions/booking-and-shop/0022-pretix.md). No transaction is open during requests to pretix.
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

  addToCart(visitor: ShopVisitor, addition: Addition): Promise<CartHold | Refusal> {
    return this.#guarded(async () => {
      const found = await readSoldEvent(this.#db, addition.idJet);
      const party = findParty(found?.event, addition, { now: visitor.now });
      if (isRefusal(party) || !found) return isRefusal(party) ? party : { refused: 'not_for_sale' };
      const place = placeOf(addition.idJet, party.blockId);
      if (!place) return { refused: 'not_for_sale' };
      const stored = (await findStoredCart(this.#db, visitor)) ?? (await findBegunCart(this.#db, visitor));
      const key = addition.key ?? crypto.randomUUID();
      const [press, wish] = [hashOf(visitor.browser, key), hashOf(JSON.stringify({ ...addition, key: undefined }))];
      const repeated = stored?.outside.items.find((item) => item.press === press);
      if (stored && repeated)
        return repeated.wish === wish ? addToStoredCart(this.#db, visitor, stored.outside) : { refused: 'key_reused' };
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
      return addToStoredCart(this.#db, visitor, { slug: place.slug, cartId, otherCartIds: [], items, refusals: 0 });
    });
  }

  async getCart(visitor: ShopVisitor): Promise<HeldCart | null> {
    const stored = await findStoredCart(this.#db, visitor);
    return stored && readHeldCart(this.#db, stored.outside);
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
      const party = findMore(found?.event, item, more, { now: visitor.now });
      if (isRefusal(party)) return party;
      const { slug, cartId } = stored.outside;
      const place = { slug, subevent: item.subevent };
      const tickets = await findTickets(this.#client, place, party, visitor.now);
      if (isRefusal(tickets)) return tickets;
      const hold = { place, cartId, tickets, expires: new Date(item.expires), key: crypto.randomUUID() };
      const positions = await this.#hold(hold);
      if (isRefusal(positions)) return positions;
      return this.#keepHeld(visitor, { slug, ids: positions }, (items) =>
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
      const renewedIds = () => [...renewed.values()].flat();
      for (const item of items) {
        const tickets = item.positions.map(() => item.ticket);
        const hold = { place: { slug, subevent: item.subevent }, cartId, tickets, expires, key: crypto.randomUUID() };
        const positions = await this.#hold(hold).catch(async (error: unknown) => {
          await this.#release(slug, renewedIds());
          throw error;
        });
        if (isRefusal(positions)) {
          await this.#release(slug, renewedIds());
          return positions;
        }
        renewed.set(item.id, positions);
      }
      const changed = await this.#keepHeld(visitor, { slug, ids: renewedIds() }, (current) =>
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

  checkout(visitor: ShopVisitor, buyer: { name: string; email: string; total?: string | undefined }): Promise<Order | Refusal> {
    return this.#guarded(() => placeOrder(this.#db, this.#client, visitor, buyer), true);
  }

  /** pretix confirms on its own pages. */
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
    const item = stored?.outside.items.find((other) => other.id === id);
    const found = item && (await readSoldEvent(this.#db, item.idJet));
    const gone = [...positions];
    const changed = await changeStoredCart(this.#db, visitor, (items) => {
      const left = items.map((other) =>
        other.id === id ? { ...other, positions: other.positions.filter((position) => !positions.includes(position)) } : other,
      );
      const lone = found && item ? loneCompanions(left, item, found.event) : [];
      gone.push(...lone);
      return left
        .map((other) => ({ ...other, positions: other.positions.filter((position) => !lone.includes(position)) }))
        .filter((other) => other.positions.length > 0);
    });
    if (stored) await this.#release(stored.outside.slug, gone);
    return changed;
  }

  /** Stores what was held; what the cart does not have afterwards is released, since nobody could give it back any more. */
  async #keepHeld(
    visitor: ShopVisitor,
    held: { slug: string; ids: readonly number[] },
    change: (items: PretixCartItem[]) => PretixCartItem[],
  ): Promise<HeldCart | Refusal> {
    let stored = new Set<number>();
    try {
      return await changeStoredCart(this.#db, visitor, (items) => {
        const changed = change(items);
        stored = new Set(changed.flatMap(({ positions }) => positions));
        return changed;
      });
    } catch (error) {
      stored = new Set();
      throw error;
    } finally {
      const unused = held.ids.filter((id) => !stored.has(id));
      await this.#release(held.slug, unused);
    }
  }

  async #guarded<T extends object>(work: () => Promise<T | Refusal>, isOrder = false): Promise<T | Refusal> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ShopAway) && !(error instanceof ShopRefused)) throw error;
      this.#report(error);
      return { refused: refusalOf(error, isOrder) };
    }
  }
}

/** Cart positions of companions without another ticket of the same evening and seat group that they could come with (SHOP-66). */
function loneCompanions(items: readonly PretixCartItem[], { idJet, seatGroup, blockId }: PretixCartItem, event: SoldEvent): number[] {
  const beside = items.filter((item) => item.idJet === idJet && item.seatGroup === seatGroup && item.blockId === blockId);
  const positionsOf = (isCompanion: boolean) =>
    beside.filter(({ saleType }) => isCompanionPrice(event, saleType) === isCompanion).flatMap(({ positions }) => positions);
  return positionsOf(true).slice(positionsOf(false).length);
}
