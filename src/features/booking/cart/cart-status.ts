import { clockTime } from '../../../core/text/clock-time.ts';
import '../../../ui/document-locale.ts';
import { m } from '../../../paraglide/messages.js';
import { shopNotes, shopText } from '../shop-text.ts';
import { followCart, onCartChange, onHoldEnd, readCart, rereadCart } from './cart-store.ts';
import { extend } from './extend-cart.ts';

/** Before the end, when the visitor is warned (SHOP-04). */
const warnedAtSeconds = 120;

let isStarted = false;
/** Whether the reservation has run out while the page was open; a note is shown until the visitor closes it. */
let isOver = false;
/** Message about the last extension, until the next warning or the end. */
let note = '';
let wasWarned = false;
let timer = 0;

/**
 * Renders the cart's state into the page: number and link in the header (NAV-08), time left, the warning two minutes before the end and
 * the buttons to extend (SHOP-04). The elements are server-rendered: cart-left.tsx and shop-notes.tsx. Called again it does nothing.
 */
export function showCart(): void {
  if (isStarted) return;
  isStarted = true;
  onHoldEnd(() => {
    isOver = true;
    note = '';
  });
  onCartChange(updateCart);
  document.addEventListener('foyer:page', render);
  document.addEventListener('click', handleClick);
  followCart();
}

function updateCart(): void {
  const { endsAt } = readCart();
  if (endsAt !== null) isOver = false;
  clearInterval(timer);
  if (endsAt !== null) timer = window.setInterval(tick, 1000);
  render();
}

function tick(): void {
  render();
  const { endsAt } = readCart();
  if (endsAt !== null && endsAt <= performance.now()) void rereadCart(true);
}

async function handleClick({ target }: MouseEvent): Promise<void> {
  const button = target instanceof Element ? target.closest('[data-cart-extend], [data-cart-close]') : null;
  if (!button) return;
  if (button.matches('[data-cart-close]')) isOver = false;
  else {
    const outcome = await extend(secondsLeft() ?? 0);
    note = outcome.text;
    // The button is hidden with the warning: the focus moves to the cart.
    if (outcome.isLonger && button.closest('#shop-notes') && hasNoFocus())
      document.querySelector<HTMLElement>('#cart-left summary')?.focus();
  }
  render();
}

/** Whether the focus is on no visible control. */
function hasNoFocus(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || shopNotes()?.contains(activeElement) === true;
}

/** Null without a cart whose end is known. */
function secondsLeft(): number | null {
  const { endsAt } = readCart();
  return endsAt === null ? null : Math.max(0, Math.round((endsAt - performance.now()) / 1000));
}

function render(): void {
  const { amount, url } = readCart();
  const { classList, style } = document.documentElement;
  classList.toggle('has-cart', amount > 0);
  if (amount > 0) style.setProperty('--cart-count', `"${amount}"`);
  else style.removeProperty('--cart-count');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.head-all a.cart-link')) {
    link.href = amount > 0 && url ? url : shopText('webshop');
    link.ariaLabel = amount > 0 ? m.cart_with({ tickets: m.tickets_count({ count: amount }) }) : m.cart();
  }
  const left = secondsLeft();
  renderNotes(left);
  renderTimeLeft(left, url);
}

function renderTimeLeft(left: number | null, url: string): void {
  const details = document.getElementById('cart-left');
  const summary = details?.querySelector('summary');
  const [text, answer] = details?.querySelectorAll('p') ?? [];
  if (!details || !summary || !text || !answer) return;
  details.toggleAttribute('data-shown', left !== null);
  const time = left === null ? '' : clockTime(left);
  summary.textContent = time || '15:00';
  summary.ariaLabel = text.textContent = time && m.cart_left({ time });
  answer.textContent = note;
  details.querySelector('a')?.setAttribute('href', url);
}

function renderNotes(left: number | null): void {
  const box = shopNotes();
  const status = box?.querySelector('p');
  if (!box || !status) return;
  const isWarned = left !== null && left <= warnedAtSeconds && left > 0;
  box.className = isWarned || isOver ? 'cart-warning' : 'vh';
  // What was said of the last extension is not true of this end.
  if (isWarned && !wasWarned) note = '';
  wasWarned = isWarned;
  const warning = isWarned ? m.cart_warning({ count: Math.ceil(left / 60) }) : '';
  const text = [warning, isOver ? m.cart_ended() : note].filter(Boolean).join(' ');
  // Setting the same text would be announced again.
  if (status.textContent !== text) status.textContent = text;
  for (const [name, isShown] of [
    ['extend', isWarned],
    ['close', isOver],
  ] as const)
    box.querySelector(`[data-cart-${name}]`)?.toggleAttribute('hidden', !isShown);
}
