/** Milliseconds for which tickets are held (SHOP-04). */
export const holdTime = 15 * 60_000;
const maxHoldMs = 60 * 60_000;

/** Until when a cart is held that was renewed now: never longer than an hour after its first ticket. */
export function heldUntil(firstHeldAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + holdTime, firstHeldAt.getTime() + maxHoldMs));
}

/** Whether so many seconds count as the whole 15 minutes: an answer takes a moment. */
export const isWholeHold = (seconds: number) => seconds >= holdTime / 1000 - 60;
