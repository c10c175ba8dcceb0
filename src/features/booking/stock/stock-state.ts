import type { Availability } from '../shop-gateway.ts';
import type { StockState } from './stock-states.tables.server.ts';

/** The state of a stock; available where the shop does not say how many tickets are left. */
export function stockStateOf(remaining: Availability['remaining'], remainingBelow: number): StockState {
  if (remaining === 0) return 'sold_out';
  return remaining !== null && remaining < remainingBelow ? 'remaining_tickets' : 'available';
}
