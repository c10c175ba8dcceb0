import { findPlaces } from '../allocation/find-places.ts';
import { placeKey } from '../allocation/stock-plan.ts';
import { ticketsPerCart } from '../cart/cart-limit.ts';
import { heldUntil } from '../cart/hold-time.ts';
import type { Party } from '../sale-rules.ts';
import type { CartHold, Refusal } from '../shop-gateway.ts';
import { hashOf, newToken } from '../tokens.server.ts';
import type { LockedCart, OpenCarts, OpenEvent } from './open-places.server.ts';
import type { Item, Writes } from './writes.server.ts';

/** Hashes of the visitor's cookies. */
export interface Buyer {
  token: string;
  browser: string;
}

/** Allocates seats to one party after the other while the event is locked; collects the changes in `writes`. */
export class Counter {
  readonly #open: OpenEvent;
  readonly #items: Item[];
  readonly #writes: Writes;
  readonly #now: Date;

  constructor(open: OpenEvent, items: Item[], writes: Writes, now: Date) {
    this.#open = open;
    this.#items = items;
    this.#writes = writes;
    this.#now = now;
  }

  /** Holds all places of the party or none. */
  hold(buyer: Buyer, party: Party): CartHold | Refusal {
    const places = this.#open.places.get(placeKey(party.seatGroup, party.blockId));
    if (!places) return { refused: 'not_for_sale' };
    const before = this.#quantityOf(this.cartOf(buyer));
    if (before + party.size > ticketsPerCart) return { refused: 'too_many' };
    const found = findPlaces(places, party, this.#open.isHeldBack);
    if ('refused' in found) return found;
    const { cart, token } = this.#openCart(buyer);
    places.take([...found.companions, ...found.others]);
    for (const { price, quantity } of party.lines) {
      const item = this.#itemOf(cart, places.stock, price);
      item.quantity += quantity;
      const seats = price.is_companion ? found.companions : found.others;
      for (const seat of seats.splice(0, quantity)) this.#writes.ticket(places.stock, seat, item.id, places.group?.byPlace.get(seat));
    }
    cart.expires_at = heldUntil(cart.first_held_at, this.#now);
    this.#writes.renew(cart);
    return { quantity: before + party.size, expires: cart.expires_at, token };
  }

  /** The cart of the cookie, else the one of this browser, before it has the cookie. */
  cartOf({ token, browser }: Buyer): LockedCart | undefined {
    const { byToken, byBrowser }: OpenCarts = this.#open.carts;
    return byToken.get(token) ?? byBrowser.get(browser);
  }

  /** A new token for a cart, where the browser has no valid one. */
  issueToken(buyer: Buyer, cart: LockedCart): string | undefined {
    if (this.#open.carts.byToken.get(buyer.token) === cart) return undefined;
    const token = newToken();
    this.#writes.key(hashOf(token), cart.id);
    return token;
  }

  #openCart(buyer: Buyer): { cart: LockedCart; token: string | undefined } {
    const cart = this.cartOf(buyer) ?? this.#writes.cart(buyer.browser, this.#now);
    this.#open.carts.byBrowser.set(buyer.browser, cart);
    return { cart, token: this.issueToken(buyer, cart) };
  }

  #itemOf(cart: LockedCart, stock: number, price: Party['lines'][number]['price']): Item {
    const known = this.#items.find(
      (item) => item.cart === cart.id && item.stock === stock && item.sale_type_id === price.sale_type_id && item.price === price.price,
    );
    if (known) return known;
    const item = this.#writes.item(cart.id, stock, price);
    this.#items.push(item);
    return item;
  }

  #quantityOf(cart: LockedCart | undefined): number {
    return this.#items.reduce((sum, item) => (item.cart === cart?.id ? sum + item.quantity : sum), 0);
  }
}
