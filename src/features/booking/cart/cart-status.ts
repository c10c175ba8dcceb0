import { shopCountText, shopNotes, shopText } from '../shop-text.ts';
import { followCart, onCartChange, readCart, rereadCart } from './cart-store.ts';
import { extend } from './extend-cart.ts';

/** Before the end, when the visitor is warned (SHOP-04). */
const warnedAtSeconds = 120;

let isStarted = false;
/** The end that was known last. */
let endedAt: number | null = null;
/** Whether the reservation has run out while the page was open; a note says so until the visitor closes it. */
let isOver = false;
/** What became of the last press of an extension key. */
let note = '';
let timer = 0;

/**
 * Keeps number and link of the cart in the header (NAV-08), how long it is held, the warning two minutes before the end and the way to
 * have it longer (SHOP-04). The places are markup of the server: cart-left.tsx and shop-notes.tsx. Called again it does nothing.
 */
export function showCart(): void {
  if (isStarted) return;
  isStarted = true;
  onCartChange(change);
  document.addEventListener('foyer:page', write);
  document.addEventListener('click', press);
  followCart();
}

function change(): void {
  const { endsAt } = readCart();
  if (endsAt !== null) isOver = false;
  // Emptied or bought before its time, a cart has not run out.
  else if (endedAt !== null && performance.now() > endedAt - 1500) isOver = true;
  endedAt = endsAt;
  clearInterval(timer);
  if (endsAt !== null) timer = window.setInterval(tick, 1000);
  write();
}

function tick(): void {
  write();
  const { endsAt } = readCart();
  if (endsAt !== null && endsAt <= performance.now()) void rereadCart(true);
}

async function press({ target }: MouseEvent): Promise<void> {
  const key = target instanceof Element ? target.closest('[data-cart-extend], [data-cart-close]') : null;
  if (!key) return;
  if (key.matches('[data-cart-close]')) isOver = false;
  else {
    const outcome = await extend(secondsLeft() ?? 0);
    note = outcome.text;
    // The key in the warning goes with it: the focus stays with the cart.
    if (outcome.isLonger && key.closest('#shop-notes') && hasNoFocus()) document.querySelector<HTMLElement>('#cart-left summary')?.focus();
  }
  write();
}

/** Whether the focus is where nobody can see it. */
function hasNoFocus(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || shopNotes()?.contains(activeElement) === true;
}

/** Null without a cart whose end is known. */
function secondsLeft(): number | null {
  const { endsAt } = readCart();
  return endsAt === null ? null : Math.max(0, Math.round((endsAt - performance.now()) / 1000));
}

function write(): void {
  const { amount, url } = readCart();
  const { classList, style } = document.documentElement;
  classList.toggle('has-cart', amount > 0);
  if (amount > 0) style.setProperty('--cart-count', `"${amount}"`);
  else style.removeProperty('--cart-count');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.head-all a.cart-link')) {
    link.href = amount > 0 && url ? url : shopText('webshop');
    link.ariaLabel = amount > 0 ? shopCountText('cart', amount) : shopText('cart');
  }
  const left = secondsLeft();
  writeLeft(left, url);
  writeNotes(left);
}

function writeLeft(left: number | null, url: string): void {
  const details = document.getElementById('cart-left');
  const summary = details?.querySelector('summary');
  const [text, answer] = details?.querySelectorAll('p') ?? [];
  if (!details || !summary || !text || !answer) return;
  details.toggleAttribute('data-shown', left !== null);
  const time = left === null ? '' : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  summary.textContent = time || '15:00';
  summary.ariaLabel = text.textContent = time && shopText('left', { time });
  answer.textContent = note;
  details.querySelector('a')?.setAttribute('href', url);
}

function writeNotes(left: number | null): void {
  const box = shopNotes();
  const status = box?.querySelector('p');
  if (!box || !status) return;
  const isWarned = left !== null && left <= warnedAtSeconds && left > 0;
  box.className = isWarned || isOver ? 'cart-warning' : 'vh';
  const warning = isWarned ? shopCountText('warning', Math.ceil(left / 60)) : '';
  const text = [warning, isOver ? shopText('ended') : note].filter(Boolean).join(' ');
  // Written again, it would be read out again.
  if (status.textContent !== text) status.textContent = text;
  for (const [key, isShown] of [
    ['extend', isWarned],
    ['close', isOver],
  ] as const)
    box.querySelector(`[data-cart-${key}]`)?.toggleAttribute('hidden', !isShown);
}
