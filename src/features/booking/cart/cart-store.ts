import { pageLanguage } from '../../../ui/page-language.ts';
import type { Cart, CartAnswer } from '../booking.contract.ts';

/** What the browser knows of the cart. */
export interface CartState {
  /** Tickets in it, as the cookie cartAmount says (NAV-08). */
  amount: number;
  /** Where it is shown; '' where the shop has not said. */
  url: string;
  /** End of the reservation on the clock of performance.now(); null while it is not known. */
  endsAt: number | null;
}

const empty: CartState = { amount: 0, url: '', endsAt: null };
let state: CartState = empty;
const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;
/** On it the visitor's tabs tell each other that the cart has changed, so that all show the same; start-cart.ts listens too. */
const tabs = () => (channel ??= new BroadcastChannel('foyer:cart'));

/** The cart of the visitor; it follows the cookies of the shop's answers (BOOK-25). */
export const readCart = (): CartState => state;

export function onCartChange(listener: () => void): void {
  listeners.add(listener);
}

/** Shows what an answer of the shop says, here and in the other tabs. */
export function showAnswer(answer: CartAnswer | Cart): void {
  set(stateOf(answer));
  tabs().postMessage('changed');
}

/** Reads the cookies again; where they hold a cart whose end is not known, or `isForced`, the shop is asked. */
export async function rereadCart(isForced = false): Promise<void> {
  const amount = Number(cookie('cartAmount')) || 0;
  if (!Number.isInteger(amount) || amount <= 0) return set(empty);
  const isKnown = state.endsAt !== null && state.amount === amount;
  set({ ...state, amount, url: cartUrl() });
  if (isKnown && !isForced) return;
  // While the shop does not answer, the cookies are all there is.
  const response = await fetch('/api/shop-cart/', { headers: inPageLanguage() }).catch(() => null);
  if (response?.ok) set(stateOf((await response.json()) as Cart));
}

/** The shop answers with the address of the cart in a language; it is that of the page, whatever the browser prefers. */
export const inPageLanguage = () => ({ 'accept-language': pageLanguage() });

/** Keeps the cart up to date while the page is open: other tabs, a tab that gets the focus again, another page. */
export function followCart(): void {
  const ask = () => void rereadCart(true);
  tabs().addEventListener('message', ask);
  addEventListener('focus', ask);
  addEventListener('pageshow', ask);
  document.addEventListener('foyer:page', () => void rereadCart());
  void rereadCart();
}

function stateOf({ tickets_quantity, cart_url, expires_in }: CartAnswer | Cart): CartState {
  return tickets_quantity > 0 ? { amount: tickets_quantity, url: cart_url, endsAt: performance.now() + expires_in * 1000 } : empty;
}

function set(next: CartState): void {
  state = next;
  for (const listener of listeners) listener();
}

function cookie(name: string): string {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    // Written by somebody else.
    return '';
  }
}

/** Where the cart is, as the cookie says; '' for what is no page: other hosts of the domain can write it too. */
function cartUrl(): string {
  const url = cookie('cartUrl');
  return URL.canParse(url, location.href) && /^https?:$/.test(new URL(url, location.href).protocol) ? url : '';
}
