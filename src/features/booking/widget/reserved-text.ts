import { m } from '../../../paraglide/messages.js';
import { isWholeHold } from '../cart/hold-time.ts';

/** For how long the tickets are reserved: 15 minutes (BOOK-18), less where the cart cannot be held that long any more (SHOP-04). */
export function reservedText(seconds: number): string {
  return isWholeHold(seconds) ? m.booking_reserved() : m.booking_reserved_minutes({ count: Math.max(1, Math.floor(seconds / 60)) });
}
