import {
  type CartHold,
  isRefusal,
  type Refusal,
  type ShopGateway,
  type ShopVisitor,
} from '../../../../src/features/booking/shop-gateway.ts';

/** What a shop may be able to do besides selling. The suite runs what belongs to each, or says by name that the shop does not have it. */
export const shopAbilities = [
  'presale',
  'seats',
  'fees',
  'codes',
  'holders',
  'orders',
  'order list',
  'sale state',
  'outage',
  'changes',
] as const;
export type ShopAbility = (typeof shopAbilities)[number];

/** How something goes wrong between the site and the shop. */
export type Outage = 'slow' | 'cut' | 'wrong' | 'html' | '500' | '503' | '429' | '409' | 'lost';

/** What a code takes off, and when it does: for whom, how often, when and for which event. */
export interface CodeTerms {
  percent?: number;
  /** Euros off the order. */
  amount?: number;
  /** Counts with an account only. */
  isForMembers?: true;
  maxUses?: number;
  validFrom?: Date;
  validUntil?: Date;
  /** Counts for another event than the one on sale. */
  isForOtherEvent?: true;
}

/** An adapter opened for one test, over the events of `seedShop` at its clock. */
export interface ShopUnderTest {
  gateway: ShopGateway;
  clock: { now(): Date; advance(ms: number): void };
  /** Tickets that can be had of the event on sale. */
  setStock(left: number): Promise<void>;
  /** The id of the event on sale in the ticket system: seat group 'Parkett', sale types 1 for 24.00 and 2 for 14.50. */
  idJet: string;
  /** Changes the event on sale as the office would. */
  changeEvent(values: {
    statuses?: 'canceled'[];
    sale_ends?: Date | null;
    sale_starts?: Date | null;
    date_end?: Date;
    presale_starts?: Date | null;
    presale_accounts?: boolean;
    presale_code?: string;
  }): Promise<void>;
  /** Changes the seat group on sale, closed with status '0', and the price of each of its tickets; a shop has the same prices. */
  changeGroup(values: { status?: '0' | '1'; price?: string }): Promise<void>;
  /** Only with the ability 'codes'; false where the shop has no codes of that kind. */
  addCode?(code: string, terms: CodeTerms): Promise<boolean>;
  /**
   * Only with the ability 'seats': a plan for the event on sale, `planOfRoom` of `seat-plans.ts` or one like it, and sale type 3 in
   * 'Parkett', the companion's price of 0.00.
   */
  givePlan?(): Promise<void>;
  /** Only with the ability 'order list': the id of an account of this site. */
  addAccount?(): Promise<number>;
  /** Only with the ability 'holders': the staff of the shop cancels an order. */
  cancelOrder?(number: string): Promise<void>;
  /** Only with the ability 'outage'. */
  outage?: {
    fail(how: Outage, times: number, retryAfterSeconds?: number): void;
    recover(): void;
    /** Requests the shop has got. */
    requests(): number;
    /** Moves the clock past the pause of the circuit breaker; it stands still otherwise, so that no pause ends by itself. */
    pauseOver(): void;
    /** Another adapter that waits so briefly that a test may wait for it. */
    impatient(): ShopGateway;
    /** Another adapter with credentials the shop refuses. */
    withWrongToken(): ShopGateway;
  };
  /** Only with the ability 'changes': what the shop's staff does. */
  staff?: {
    changeDate(values: { dateStart?: string; isOnSale?: boolean }): void;
    changePrice(price: string): void;
    addDate(dateStart: string): string;
  };
  close(): Promise<void>;
}

/** Defines a test of the contract. */
export type DefineTest = (title: string, body: () => Promise<void>) => unknown;

/** What an adapter's tests have to say to run the suite. */
export interface ShopAdapter {
  name: string;
  has: readonly ShopAbility[];
  open(): Promise<ShopUnderTest>;
}

/** A visitor at a gateway, who keeps the cookie as a browser does. */
export class GatewayVisitor {
  token: string | undefined;
  /** Id of who is logged in. */
  account: number | null = null;
  /** The code of a presale, as typed. */
  presaleCode: string | undefined;
  readonly browser: string = crypto.randomUUID();
  readonly #shop: ShopUnderTest;
  readonly #gateway: ShopGateway;

  constructor(shop: ShopUnderTest) {
    this.#shop = shop;
    this.#gateway = shop.gateway;
  }

  get at(): ShopVisitor {
    return {
      token: this.token,
      browser: this.browser,
      language: 'en',
      now: this.#shop.clock.now(),
      hasAccount: this.account !== null,
      account: this.account,
      presaleCode: this.presaleCode,
    };
  }

  /** The same browser, sent through another gateway to the same shop. */
  through(gateway: ShopGateway): GatewayVisitor {
    return Object.assign(new GatewayVisitor({ ...this.#shop, gateway }), { token: this.token, browser: this.browser });
  }

  async add(
    quantities: readonly number[],
    { key, saleTypes, seats }: { key?: string; saleTypes?: readonly number[]; seats?: readonly number[] } = {},
  ): Promise<CartHold | Refusal> {
    const held = await this.#gateway.addToCart(this.at, {
      ...{ idJet: this.#shop.idJet, seatGroup: 'Parkett', blockId: undefined, key, seats },
      lines: quantities.map((quantity, index) => ({ saleType: saleTypes?.[index] ?? index + 1, quantity })),
    });
    if (!isRefusal(held) && held.token) this.token = held.token;
    return held;
  }

  cart = () => this.#gateway.getCart(this.at);
  change = (item: number, quantity: number) => this.#gateway.changeQuantity(this.at, item, quantity);
  remove = (item: number) => this.#gateway.removeItem(this.at, item);
  extend = () => this.#gateway.extend(this.at);
  checkout = (total?: string) => this.#gateway.checkout(this.at, { name: 'Ada Berg', email: 'ada@example.org', total });
  check = (code: string) => this.#gateway.codes?.check(this.at, code, this.#shop.idJet);
  use = (code: string | null) => this.#gateway.codes?.use(this.at, code);
  order = () => this.#gateway.getOrder(this.at);

  /** Tickets in the cart; 0 without one. */
  async quantity(): Promise<number> {
    return (await this.cart())?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  }
}

/** Tickets that the shop says are left of the event on sale. */
export async function remainingOf({ gateway, clock }: ShopUnderTest): Promise<number | null | undefined> {
  return (await gateway.availability([1], clock.now())).get(1)?.remaining;
}
