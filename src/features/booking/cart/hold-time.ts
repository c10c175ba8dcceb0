/** Milliseconds for which tickets are held (SHOP-04). */
export const holdMs = 15 * 60_000;
const maxHoldMs = 60 * 60_000;

/** Until when a cart is held that was renewed now: never longer than an hour after its first ticket. */
export function heldUntil(firstHeldAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + holdMs, firstHeldAt.getTime() + maxHoldMs));
}

/** Whether the seconds left are the full 15 minutes, with a tolerance for the request. */
export const isWholeHold = (seconds: number) => seconds >= holdMs / 1000 - 60;
