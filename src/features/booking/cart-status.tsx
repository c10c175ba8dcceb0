import './widget/cart-status.css';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { sendCall } from '../../core/contract/send-call.ts';
import { m } from '../../paraglide/messages.js';
import type { Cart, CartFailure, extendCart } from './booking.contract.ts';
import { type CartState, inPageLanguage, rereadCart, showAnswer, useCart } from './cart-store.ts';
import { isWholeHold } from './hold-time.ts';

/** Seconds before the end at which the visitor is warned (SHOP-04). */
const warnedAt = 120;

/**
 * The cart in the header of every page: number and link (NAV-08), how long it is held, a warning two minutes before the end and
 * the way to have it longer. The header is markup of the server (decision 0024); this fills the places left in it.
 */
export function CartStatus({ webshopUrl }: { webshopUrl: string }) {
  const cart = useCart();
  const left = useSecondsLeft(cart);
  const [note, setNote] = useState('');
  const [isOver, setIsOver] = useHasEnded(cart);
  const warning = useRef<HTMLDivElement>(null);
  const link = document.querySelector<HTMLAnchorElement>('a.cart-link');
  const slot = document.getElementById('cart-left');
  // A landing page hides its header (LAYOUT-05).
  const place = slot?.closest('[hidden]') ? null : slot;
  const { amount, url } = cart;
  useEffect(() => {
    if (!link) return;
    link.href = amount > 0 && url ? url : webshopUrl;
    link.setAttribute('aria-label', amount > 0 ? m.cart_with({ tickets: m.tickets_count({ count: amount }) }) : m.cart());
    link.dataset.count = amount > 0 ? String(amount) : '';
  }, [link, amount, url, webshopUrl]);
  const isWarned = left !== null && left <= warnedAt && left > 0;
  const extend = async () => {
    const response = await sendCall<typeof extendCart>('POST', '/api/shop-cart/extend/', {} as never, {
      headers: inPageLanguage(),
    }).catch(() => null);
    const before = left ?? 0;
    if (response?.ok) {
      const answer = (await response.json()) as Cart;
      const isLonger = isWholeHold(answer.expires_in) || answer.expires_in > before + 1;
      // The key in the warning goes with it: the focus stays with the cart.
      if (isLonger && warning.current?.contains(document.activeElement)) document.querySelector<HTMLElement>('.cart-left summary')?.focus();
      showAnswer(answer);
      setNote(isLonger ? m.cart_extended() : m.cart_extend_failed());
    } else {
      const failure = response?.status === 400 ? ((await response.json().catch(() => null)) as CartFailure | null) : null;
      setNote(extensionFailure(failure?.response_code ?? null));
      void rereadCart(true);
    }
  };
  const isShown = isWarned || isOver;
  const time = left === null ? '' : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      {left !== null &&
        createPortal(
          <details className={place ? 'cart-left' : 'cart-left is-alone'} name="header">
            <summary aria-label={m.cart_left({ time })}>{time}</summary>
            <div>
              <p>{m.cart_left({ time })}</p>
              <button type="button" className="btn quiet" onClick={() => void extend()}>
                {m.cart_extend()}
              </button>
              <a className="btn" href={url}>
                {m.booking_to_cart()}
              </a>
              <p>{note}</p>
            </div>
          </details>,
          // Without a header it stands alone.
          place ?? document.body,
        )}
      <div ref={warning} className={isShown ? 'cart-warning' : 'vh'}>
        <p role="status">
          {isWarned && <span>{m.cart_warning({ count: Math.ceil(left / 60) })} </span>}
          {isOver ? m.cart_ended() : note}
        </p>
        {isWarned && (
          <button type="button" className="btn" onClick={() => void extend()}>
            {m.cart_extend()}
          </button>
        )}
        {isOver && (
          <button type="button" className="btn" onClick={() => setIsOver(false)}>
            {m.booking_close()}
          </button>
        )}
      </div>
    </>
  );
}

/** Why the tickets are not held longer; without a code nobody knows, and what was reserved still is. */
function extensionFailure(code: number | null): string {
  if (code === -204) return m.booking_failed_no_reservation();
  return code === -214 ? m.cart_extend_failed() : m.booking_failed();
}

/** Whether the reservation has just run out while the page was open; the visitor is told so until they have seen it. */
function useHasEnded({ endsAt }: CartState): [boolean, (isOver: boolean) => void] {
  const [isOver, setIsOver] = useState(false);
  const end = useRef<number | null>(null);
  useEffect(() => {
    if (endsAt !== null) setIsOver(false);
    // Emptied or bought before its time, a cart has not run out.
    else if (end.current !== null && performance.now() > end.current - 1500) setIsOver(true);
    end.current = endsAt;
  }, [endsAt]);
  return [isOver, setIsOver];
}

/** Counts down; at the end the cart is asked for again. Null without a cart whose end is known. */
function useSecondsLeft({ endsAt }: CartState): number | null {
  const [, setTick] = useState(0);
  const left = endsAt === null ? null : Math.max(0, Math.round((endsAt - performance.now()) / 1000));
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setInterval(() => {
      setTick((tick) => tick + 1);
      if (endsAt <= performance.now()) void rereadCart(true);
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}
