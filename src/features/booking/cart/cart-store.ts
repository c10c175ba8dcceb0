import { accept } from '../../../core/contract/accept.ts';
import { pageLanguage } from '../../../ui/page-language.ts';
import type { Cart, CartAnswer } from '../booking.contract.ts';
import { cartAmount, readCookie } from './cart-amount.ts';

/** The cart's state in the browser. */
export interface CartState {
  /** Tickets in it, as the cookie cartAmount says (NAV-08). */
  amount: number;
  /** Where it is shown; '' where it is unknown. */
  url: string;
  /** End of the reservation on the clock of performance.now(); null while it is not known. */
  endsAt: number | null;
  /** The same on the clock of Date.now(): the other one may stand still while a computer sleeps. */
  endsOn: number;
}

const empty: CartState = { amount: 0, url: '', endsAt: null, endsOn: 0 };
let state: CartState = empty;
const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();
/** The cart with its items, as long as nothing has changed it since it was requested. */
let whole: Promise<Cart | null> | null = null;
let channel: BroadcastChannel | null = null;
/** Notifies the other tabs of a change of the cart; start-cart.ts listens too. */
const tabs = () => (channel ??= new BroadcastChannel('foyer:cart'));

/** The cart of the visitor; it follows the cookies of the shop's answers (BOOK-25). */
export const readCart = (): CartState => state;

/** @returns what ends the listening */
export function onCartChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back before the listeners of changes where a reservation has run out while the page was open. @returns what ends the listening */
export function onHoldEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Updates the state from an answer of the shop and notifies the other tabs. */
export function showAnswer(answer: CartAnswer | Cart): void {
  whole = null;
  set(stateOf(answer));
  tabs().postMessage('changed');
}

/** Reads the cookies again; fetches the cart where its end is unknown, or with `isForced`. */
export async function rereadCart(isForced = false): Promise<void> {
  const amount = cartAmount();
  if (amount === 0) return set(empty);
  const isKnown = state.endsAt !== null && state.amount === amount;
  set({ ...state, amount, url: cartUrl() });
  if (isKnown && !isForced) return;
  whole = null;
  // If the shop does not answer, the state of the cookies stays.
  const cart = await fetchCart();
  if (cart) set(stateOf(cart));
}

/** What the cart holds, requested once for all who ask (header, booking widget); null where the shop does not answer, or not to the end. */
export function fetchCart(): Promise<Cart | null> {
  if (whole) return whole;
  const request = requestCart();
  whole = request;
  void request.then((cart) => {
    if (!cart && whole === request) whole = null;
  });
  return request;
}

async function requestCart(): Promise<Cart | null> {
  const response = await fetch('/api/shop-cart/', { headers: { accept, ...inPageLanguage() } }).catch(() => null);
  return response?.ok ? ((await response.json().catch(() => null)) as Cart | null) : null;
}

/** Requests the answer in the page's language, whatever the browser prefers: it contains the address of the cart. */
export const inPageLanguage = () => ({ 'accept-language': pageLanguage() });

/** Updates the cart on messages of other tabs, on focus and after navigation. */
export function followCart(): void {
  const refresh = () => void rereadCart(true);
  tabs().addEventListener('message', refresh);
  addEventListener('focus', refresh);
  addEventListener('pageshow', refresh);
  document.addEventListener('foyer:page', () => void rereadCart());
  void rereadCart();
}

function stateOf({ tickets_quantity, cart_url, expires_in }: CartAnswer | Cart): CartState {
  if (tickets_quantity === 0) return empty;
  const leftMs = expires_in * 1000;
  return { amount: tickets_quantity, url: cart_url, endsAt: performance.now() + leftMs, endsOn: Date.now() + leftMs };
}

/** Milliseconds before the end from which on an empty cart counts as run out: seconds are whole ones. */
const toleranceMs = 1500;

/** Emptied or bought before its time, a cart has not run out. */
function hasRunOut({ endsAt, endsOn }: CartState): boolean {
  return endsAt !== null && (performance.now() > endsAt - toleranceMs || Date.now() > endsOn - toleranceMs);
}

function set(next: CartState): void {
  const isEnd = next.endsAt === null && hasRunOut(state);
  state = next;
  if (isEnd) for (const listener of endListeners) listener();
  for (const listener of listeners) listener();
}

/** Where the cart is, as the cookie says; '' for anything but http(s), because other hosts of the domain can set it. */
function cartUrl(): string {
  const url = readCookie('cartUrl');
  return URL.canParse(url, location.href) && /^https?:$/.test(new URL(url, location.href).protocol) ? url : '';
}
