import type { Language } from '../../core/languages.ts';
import type { Cart } from '../../features/booking/booking.contract.ts';
import { heldTickets } from '../../features/booking/cart/held-tickets.ts';
import type { EventItem } from '../../features/programme/programme.shapes.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { shopHref } from '../../urls.ts';
import { Alert, ProblemFields } from './alert.tsx';
import { CartSum } from './cart/cart-sum.tsx';
import { Countdown } from './countdown.tsx';
import { OrderList } from './order/order-list.tsx';
import type { Problem } from './problem.server.ts';
import { shownOrder } from './shown-order.server.ts';

/** The submitted data of the buyer, with its errors. */
export interface BuyerForm {
  name: string;
  email: string;
  errors: { name?: string; email?: string };
}

interface CheckoutViewProps {
  cart: Cart;
  /** Its events as in the catalogue. */
  events: readonly EventItem[];
  /** Ids of items with seats that their room has not. */
  missing: ReadonlySet<number>;
  language: Language;
  paths: readonly string[];
  form: BuyerForm;
  problem: string | null;
  /** The problem of the form that is shown again. */
  returned: Problem | null;
  /** Message about a longer reservation, shown once. */
  done: string | null;
  /** Whether nothing is sold here. */
  isDemo: boolean;
}

/** The form of the checkout; the language switch and the button for more time submit it too, so that nothing typed is lost. */
export const checkoutFormId = 'checkout';

/** The checkout (SHOP-03): name and address, the order for review, then the button that places it. */
export function CheckoutView({ cart, events, missing, language, paths, form, problem, returned, done, isDemo }: CheckoutViewProps) {
  const action = shopHref(paths, 'checkout', language);
  return (
    <>
      <div className="cart-head">
        <h1>{m.shop_checkout_title()}</h1>
        <Countdown seconds={cart.expires_in} action={action} form={checkoutFormId} held={heldTickets(cart, language)} />
      </div>
      <Alert text={problem} />
      {done && (
        <p className="shop-done" role="status">
          <Icon name="check" />
          {done}
        </p>
      )}
      {/* The messages are ours, in the language of the page. */}
      <form id={checkoutFormId} method="post" action={action} className="cart-grid" noValidate>
        <ProblemFields problem={returned} />
        {Object.keys(form.errors).length > 0 && <input type="hidden" name="checked" value="1" />}
        <div className="checkout-main">
          <section aria-labelledby="buyer">
            <h2 id="buyer">{m.shop_buyer()}</h2>
            {isDemo && <p className="small muted">{m.shop_buyer_hint()}</p>}
            <Field name="name" label={m.shop_name()} autoComplete="name" value={form.name} error={form.errors.name} maxLength={200} />
            <Field
              name="email"
              type="email"
              label={m.shop_email()}
              autoComplete="email"
              value={form.email}
              error={form.errors.email}
              maxLength={254}
            />
          </section>
          <section aria-labelledby="check">
            <h2 id="check">{m.shop_checkout_check()}</h2>
            <OrderList
              items={cart.items}
              catalogue={events}
              missing={missing}
              missingText={m.shop_cart_seats_missing()}
              language={language}
            />
          </section>
        </div>
        <CartSum cart={cart}>
          {/* What the buyer has read, so that nobody pays another price, or gets other tickets at the same one. */}
          <input type="hidden" name="total" value={cart.total} />
          <input type="hidden" name="order" value={shownOrder(cart, events)} />
          <button type="submit" className="btn full">
            {buttonText(Number(cart.total) === 0, isDemo)}
          </button>
        </CartSum>
      </form>
      <p className="ways">
        <a className="more back" href={shopHref(paths, 'cart', language)}>
          <Icon name="left" />
          {m.shop_back_to_cart()}
        </a>
      </p>
    </>
  );
}

/** German law wants the button to say that it costs something; where nothing is to be paid it must not frighten anybody (SHOP-291). */
function buttonText(isFree: boolean, isDemo: boolean): string {
  if (isFree) return isDemo ? m.shop_buy_free_demo() : m.shop_buy_free();
  return isDemo ? m.shop_buy_demo() : m.shop_buy();
}

interface FieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email';
  autoComplete: string;
  value: string;
  error: string | undefined;
  maxLength: number;
}

function Field({ name, label, type = 'text', autoComplete, value, error, maxLength }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        defaultValue={value}
        maxLength={maxLength}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      />
      {error && (
        <p id={`${name}-error`} className="error">
          <Icon name="warn" />
          {error}
        </p>
      )}
    </div>
  );
}
