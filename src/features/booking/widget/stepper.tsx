import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { amountOf, type TicketKind } from './selection.ts';
import type { Booking } from './use-booking.ts';

interface StepperProps {
  booking: Booking;
  ticket: TicketKind;
  /** Accessible name of what is counted. */
  name: string;
}

/** One ticket fewer, how many, one more (BOOK-08, BOOK-09). The buttons are never removed, so that the focus stays. */
export function Stepper({ booking, ticket, name }: StepperProps) {
  const amount = amountOf(booking.selection, ticket);
  return (
    <fieldset className="stepper" aria-label={m.booking_amount_of({ name })}>
      <button
        type="button"
        aria-label={m.booking_less({ name })}
        aria-disabled={amount === 0}
        onClick={() => amount > 0 && booking.fewer(ticket)}
      >
        <Icon name="minus" />
      </button>
      <span className="n">{amount}</span>
      <button
        type="button"
        aria-label={m.booking_more({ name })}
        aria-disabled={booking.room === 0}
        onClick={() => booking.room > 0 && booking.more(ticket)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
