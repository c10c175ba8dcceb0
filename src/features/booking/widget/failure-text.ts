import { m } from '../../../paraglide/messages.js';

/** The sentence of a failure by the shop's code, null for none (BOOK-20 to BOOK-23). */
export function failureText(code: number | null): string {
  if (code === -214) return m.booking_failed_no_seats();
  if (code === -204) return m.booking_failed_no_reservation();
  return code === null ? m.booking_failed_generic() : m.booking_failed_code({ code });
}
