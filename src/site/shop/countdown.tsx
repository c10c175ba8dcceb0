import { clockTime } from '../../core/text/clock-time.ts';
import { m } from '../../paraglide/messages.js';

interface CountdownProps {
  seconds: number;
  action: string;
  /** Id of the form to submit with the button and at the end, for pages with input that must not be lost. */
  form?: string;
  /** What the cart holds, for the page after its end. */
  held: string;
}

/** How long the cart is held, and the button to extend it (SHOP-04). Seconds as of rendering; the page's script counts down from there. */
export function Countdown({ seconds, action, form = 'hold', held }: CountdownProps) {
  return (
    <div className="countdown">
      <strong role="timer" data-seconds={seconds} data-end={form}>
        {clockTime(seconds)}
      </strong>
      <span>{m.shop_left()}</span>
      <form id="hold" method="post" action={action}>
        <input type="hidden" name="held" value={held} form={form} />
        <button type="submit" name="extend" value="1" form={form}>
          {m.cart_extend()}
        </button>
      </form>
    </div>
  );
}

/** The same in the header of the shop's other pages, as on every page of the site; at the end it shows a message and stays on the page. */
export function HeaderCountdown({ seconds, action }: { seconds: number; action: string }) {
  return (
    <details className="cart-left" name="header">
      <summary>
        <span className="vh">{m.shop_reserved()} </span>
        <span role="timer" data-seconds={seconds}>
          {clockTime(seconds)}
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
