/** What the widget needs to add tickets, and to show the result; loaded once the first ticket is chosen. */
import { m } from '../../../paraglide/messages.js';
import { failureText, reservedText } from './result-texts.ts';
import type { Failure, HoldEnd, Success } from './use-addition.ts';

export { onHoldEnd, showAnswer } from '../cart/cart-store.ts';
export { addTickets } from './add-tickets.ts';
export { askCode, readBeside } from './codes/ask-code.ts';
export { SummaryView } from './summary-view.tsx';

/** The result as a sentence, for screen readers. */
export function resultText(summary: Success | Failure | HoldEnd): string {
  if (summary.state === 'ended') return m.cart_ended();
  if (summary.state === 'error')
    return `${m.booking_failed()} ${failureText(summary.code, summary.isOfSeats, summary.reason, summary.isOver)}`;
  return `${m.booking_added({ tickets: m.tickets_count({ count: summary.added }) })} ${reservedText(summary.seconds)}${summary.codeProblem ? ` ${m.shop_code_not_taken({ problem: summary.codeProblem })}` : ''}`;
}
