import { m } from '../../paraglide/messages.js';

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How long the cart is held, and the way to have it longer (SHOP-04). Seconds count as rendered; the page's script goes on from there. */
export function Countdown({ seconds, action }: { seconds: number; action: string }) {
  return (
    <div className="countdown">
      <strong role="timer" data-seconds={seconds} data-end={`${action}&ended`}>
        {clockText(seconds)}
      </strong>
      <span>{m.shop_left()}</span>
      <form method="post" action={action}>
        <button type="submit" name="extend" value="1">
          {m.cart_extend()}
        </button>
      </form>
    </div>
  );
}

/** The same in the header of the shop's other pages, as on every page of the site; at the end it says so and leaves the page as it is. */
export function HeaderCountdown({ seconds, action }: { seconds: number; action: string }) {
  return (
    <details className="cart-left" name="header">
      <summary>
        <span className="vh">{m.shop_reserved()} </span>
        <span role="timer" data-seconds={seconds}>
          {clockText(seconds)}
        </span>
      </summary>
      <form method="post" action={action}>
        <p>{m.shop_reserved_text()}</p>
        <button type="submit" className="btn quiet" name="extend" value="1">
          {m.cart_extend()}
        </button>
        <a className="btn" href={action}>
          {m.booking_to_cart()}
        </a>
      </form>
    </details>
  );
}
