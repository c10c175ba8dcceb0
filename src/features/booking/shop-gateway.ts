import type { Language, Translated } from '../../core/languages.ts';
import type { Discount, Fees } from './cart/price-sum.ts';
import type { SeatLabel } from './seat-plan/planned-seats.ts';
import type { SeatPlan } from './seat-plan/seat-plan.shapes.ts';
import type { ShopChanges } from './sync/shop-changes.shapes.ts';

/** The visitor of a request to the shop. */
export interface ShopVisitor {
  /** Value of the cart cookie, as received. */
  token: string | undefined;
  /** The browser's CSRF token, '' for none: additions of two tabs that have no cart yet belong together. */
  browser: string;
  language: Language;
  now: Date;
  /** Logged in. */
  hasAccount?: boolean;
  /** Id of that account; its orders are listed for it (SHOP-99). */
  account?: number | null;
  /** The code of a presale, as typed. */
  presaleCode?: string | undefined;
}

/** A party that wants to sit together: tickets of one event, seat group and timeslot (API-12). */
export interface Addition {
  /** Id of the event in the ticket system. */
  idJet: string;
  lines: readonly { saleType: number; quantity: number }[];
  /** Undefined for the event's own prices. */
  seatGroup: string | undefined;
  /** Undefined without timeslots. */
  blockId: number | undefined;
  /** Numbers of places in the seat plan: exactly these, or refused. Undefined for the best available. */
  seats?: readonly number[] | undefined;
  /** A repeated addition with the same key answers as the first and adds nothing. */
  key: string | undefined;
}

export interface CartItem {
  id: number;
  /** Ours, not the shop's. */
  eventId: number;
  event: Translated;
  /** As the catalogue says by now, not as it was at the addition (SHOP-293). */
  dateStart: Date;
  seatGroup: string;
  /** As visitors read it; '' for the event's own prices. */
  seatGroupName: Translated;
  /** Time of admission, 'HH:MM'; '' without timeslots. */
  admission: string;
  priceName: Translated;
  /** The price type in the ticket system; left out where the shop does not say. */
  saleType?: number;
  /** Of one ticket, as the shop gives it. */
  price: string;
  quantity: number;
  /** Its places; empty where the shop or the room has no seat plan. */
  places?: readonly SeatLabel[];
}

/** The items of a cart and until when they are held. */
export interface HeldCart {
  items: CartItem[];
  expires: Date;
  /** Left out where the shop does not say (SHOP-93). */
  fees?: Fees | undefined;
  /** Of the code that is used with it. */
  discount?: Discount | undefined;
  /** Why the code that was used does not count any more. */
  codeProblem?: RefusalReason | undefined;
}

/** The result of an addition. */
export interface CartHold {
  /** Tickets of the whole cart. */
  quantity: number;
  expires: Date;
  /** The new value of the cart cookie; undefined while the old one holds. */
  token?: string | undefined;
}

export interface Order {
  number: string;
  /** Where the visitor goes to pay, or reads that nothing is to be paid; null where this site confirms the order. */
  payUrl: string | null;
}

/** The order of the visitor's cart, for the confirmation. */
export interface PlacedOrder {
  number: string;
  orderedAt: Date;
  items: CartItem[];
  /** As they were when it was placed. */
  fees?: Fees | undefined;
  discount?: Discount | undefined;
  /** Ids of its events, each once. */
  events: number[];
}

/** Orders of an account, newest first; those that were canceled at the shop are left out. */
export interface AccountOrders {
  count: number;
  orders: (PlacedOrder & { total: string })[];
}

/** How the sale of an event stands (SHOP-101), for the office. */
export interface SaleState {
  places: {
    seatGroup: string;
    /** Time of admission, 'HH:MM'; null without timeslots. */
    time: string | null;
    capacity: number;
    sold: number;
    held: number;
    /** What can still be sold: less than the difference where a room is overfull. */
    free: number;
  }[];
  /** Of a seat plan; null without one. */
  wheelchair: { capacity: number; taken: number } | null;
  /** Carts that hold tickets, and offers of the waiting list; what ends first before the others, at most ten. */
  holds: { quantity: number; expires: Date; isOffer?: boolean }[];
  /** The newest, at most twenty. */
  orders: { number: string; orderedAt: Date; quantity: number; groups: string[] }[];
  orderCount: number;
  /** Why nothing is sold, whatever has gone on sale; null when it is. */
  notSold: RefusalReason | null;
  /** Nothing can be had at the moment: all is sold or held, or its seat groups are closed. */
  isSoldOut: boolean;
  saleStarts: Date | null;
  /** Who may buy before that; empty where nobody may. */
  presale: PresaleWay[];
}

/** How much of an event is sold, for the office's list (ADMIN-245). Held tickets are not. */
export interface Sales {
  sold: number;
  capacity: number;
}

/** Codes that make tickets cheaper (SHOP-95). */
export interface ShopCodes {
  /** What a code would take off tickets of an event, before any is in the cart. */
  check(visitor: ShopVisitor, code: string, idJet: string): Promise<Discount | Refusal>;
  /** Uses a code with the whole cart; null takes it back. */
  use(visitor: ShopVisitor, code: string | null): Promise<HeldCart | Refusal>;
}

/** How to buy in a presale: with an account, or with its code. */
export type PresaleWay = 'account' | 'code';

/** Live stock of a seat group; `isWheelchairOnly`: what is left of it are spaces for wheelchairs. */
type GroupStock = { seatGroup: string; status: string; isWheelchairOnly?: boolean; timeslots: { blockId: number; status: string }[] };

/** Live stock of one event. Groups and timeslots are those of its catalogue; status '0' takes them out of the choice. */
export interface Availability {
  /** Tickets that everybody can still have, spaces for wheelchairs left out (SHOP-150); null when it is unknown. */
  remaining: number | null;
  /** Spaces for wheelchairs can still be had beside them; left out where there are none. */
  hasWheelchairSpaces?: boolean;
  /** Tickets of this event per order at most. */
  maxPerOrder: number;
  /** When the first of its tickets goes on sale; null for always, or where the shop does not say. */
  saleStarts: Date | null;
  /** When the next of its seat groups and prices goes on sale (SHOP-41); null where none is still to come. */
  nextStart: Date | null;
  /** Who may buy before that at the moment (SHOP-43); left out where nobody may. */
  presale?: PresaleWay[];
  /** People can wait for tickets (SHOP-77); left out where they cannot. */
  hasWaitingList?: true;
  /** Its seats can be chosen in a plan (SHOP-61). */
  hasPlan?: boolean;
  /** Codes can be typed for it; left out where they cannot. */
  takesCodes?: true;
  /** What its tickets cost beside their price (SHOP-93); left out where the shop does not say. */
  fees?: Fees;
  groups: GroupStock[];
  /** The first moment at which time alone changes it: a hold ends or a timeslot begins; null when the shop does not say. */
  changesAt: Date | null;
}

/** The seat plan of an event with what is taken of it. */
export interface EventSeats {
  plan: SeatPlan;
  /** Numbers of places that are sold, held or not for sale. */
  taken: number[];
  /** Until when wheelchair and companion places are held back; null once they are released. */
  heldBackUntil: Date | 'always' | null;
}

/** Refusals with a code in the calls: those of the ticket system (SHOP-05), and added ones (SHOP-42, SHOP-43, SHOP-83, SHOP-272). */
export const refusalCodes = {
  no_seats: -214,
  seats_taken: -214,
  no_reservation: -204,
  sale_not_started: -220,
  presale_code_wrong: -221,
  waiting_room: -222,
  code_needs_login: -223,
} as const;

/** Why the shop refuses. `unavailable`: it does not answer, or not in time; nothing was added as far as we know. */
export type RefusalReason =
  | keyof typeof refusalCodes
  | 'companion_alone'
  | 'not_for_sale'
  | 'canceled'
  | 'past'
  | 'sale_ended'
  | 'code_unknown'
  | 'code_early'
  | 'code_expired'
  | 'code_used_up'
  | 'code_not_for_event'
  | 'price_changed'
  | 'email_refused'
  | 'voucher_refused'
  | 'order_refused'
  | 'too_many'
  | 'other_cart'
  | 'key_reused'
  | 'key_unreadable'
  | 'unknown_item'
  | 'offline'
  | 'too_many_places'
  | 'unavailable';

export interface Refusal {
  refused: RefusalReason;
}

export function isRefusal(outcome: object): outcome is Refusal {
  return 'refused' in outcome;
}

/** Called after a change of an event's stock, before the visitor is answered; never rejects. */
export type OnStockChange = (events: readonly number[]) => Promise<void>;

/** The interface to the ticket webshop (SHOP-01). One adapter per webshop, chosen by SHOP; none of them throws for what a visitor did. */
export interface ShopGateway {
  /** Sells before the sale starts to account holders or with a code (SHOP-43); where it does not, nobody is offered that. */
  readonly hasPresale: boolean;
  /** For how many events the stock may be requested every ten seconds without a visitor, besides what has changed. */
  readonly pollSize: number;
  /** Live stock by event; what the shop does not sell is missing. @throws when the shop does not answer. */
  availability(events: readonly number[], now: Date): Promise<Map<number, Availability>>;
  /** The seat plan of an event, null where it has none; left out by a shop in which nobody chooses seats (SHOP-61). */
  seats?(event: number, now: Date): Promise<EventSeats | null>;
  /** All of it or nothing. */
  addToCart(visitor: ShopVisitor, addition: Addition): Promise<CartHold | Refusal>;
  /** Null without a cart that holds something. */
  getCart(visitor: ShopVisitor): Promise<HeldCart | null>;
  /** Raising holds the whole item anew and renews the cart's time; lowering does not. */
  changeQuantity(visitor: ShopVisitor, item: number, quantity: number): Promise<HeldCart | Refusal>;
  removeItem(visitor: ShopVisitor, item: number): Promise<HeldCart | Refusal>;
  /** Renews the cart's time (SHOP-04). */
  extend(visitor: ShopVisitor): Promise<HeldCart | Refusal>;
  /** The cart's page, from which the purchase goes on. `paths` are the design's webshopPaths, for a shop whose pages are this site's. */
  cartUrl(language: Language, paths: readonly string[]): string;
  checkoutUrl(language: Language, paths: readonly string[]): string;
  /**
   * Turns the cart into an order; repeated, it answers the same order. `total` is the price the buyer has read, where the page says it:
   * nobody pays another one.
   */
  checkout(visitor: ShopVisitor, buyer: { name: string; email: string; total?: string | undefined }): Promise<Order | Refusal>;
  /**
   * The order the visitor's cart has become, or the one of a number that was placed with their account; null for others, and where the
   * shop confirms on its own pages.
   */
  getOrder(visitor: ShopVisitor, number?: string): Promise<PlacedOrder | null>;
  /** Left out by a shop whose codes are typed on its own pages. */
  codes?: ShopCodes;
  /** How the sale of an event stands; null for one that is not sold; left out by a shop that does not say. */
  saleState?(event: number, now: Date): Promise<SaleState | null>;
  /** Sums of it for the events of a list, in one go; what is not sold is missing. Left out with it. */
  sales?(events: readonly number[]): Promise<Map<number, Sales>>;
  /** Orders placed with an account, a page of them; left out by a shop that cannot list them. @throws when it does not answer. */
  orders?(account: number, page: number, size: number): Promise<AccountOrders>;
  /** Everybody with a ticket of an event, each once; null where the shop does not know who they are. @throws when it does not answer. */
  holders(event: number): Promise<{ email: string; language: Language }[] | null>;
  /**
   * What has changed since a cursor, of the events with these ids and of further dates that belong to them (SHOP-109); null asks for
   * everything. Left out by a shop whose catalogue is only ever changed here. @throws when it does not answer.
   */
  changes?(cursor: string | null, known: readonly string[]): Promise<ShopChanges>;
  /** @throws when the shop does not work, saying what is wrong. */
  health(): Promise<void>;
  /** For /readyz: which shop, and whether its circuit lets requests through ('closed') or not ('open'). */
  state(): { kind: string; circuit: 'closed' | 'open' | 'none' };
}
