import { moveWithLocalTime } from '../../core/text/wall-clock.ts';
import type { events } from './programme.tables.server.ts';

type Sale = Pick<typeof events.$inferSelect, 'sale_ends' | 'paused_sale'>;
type Beginning = Pick<typeof events.$inferSelect, 'date_start'>;

/** The end of a sale as a postponement without a new date sets it, which remembers the one before it (EVT-28). */
export function pauseSale(sale_ends: Date | null, now: Date): Sale {
  // One that is over already stays so; remembered too, for it is what says that there is no new date yet.
  const ended = sale_ends && sale_ends <= now ? sale_ends : now;
  return { sale_ends: ended, paused_sale: { ended_at: ended.toISOString(), sale_ends: sale_ends?.toISOString() ?? null } };
}

/** Whether it is a postponement that has ended the sale. Whoever enters another end has decided about the sale. */
export function isSalePaused({ sale_ends, paused_sale }: Sale): boolean {
  if (!sale_ends || !paused_sale) return false;
  // A form of the office has minutes only.
  return minuteOf(sale_ends) === minuteOf(new Date(paused_sale.ended_at));
}

/** When a sale ends that goes on: as long before the beginning as if there had been no pause, by the clocks of the venue. */
export function resumedSaleEnd(sale: Sale & Beginning, start = sale.date_start): Date | null {
  const end = isSalePaused(sale) && sale.paused_sale ? sale.paused_sale.sale_ends : sale.sale_ends;
  return end === null ? null : moveWithLocalTime(new Date(end), sale.date_start, start);
}

const minuteOf = (moment: Date) => Math.floor(moment.getTime() / 60_000);
