import { isSalePaused, resumedSaleEnd } from './paused-sale.shapes.ts';
import type { events } from './programme.tables.server.ts';

type Values = Readonly<Record<string, unknown>>;
type Performance = Pick<typeof events.$inferSelect, 'statuses' | 'date_start' | 'sale_ends' | 'paused_sale'>;

/**
 * What else changes with fields of a performance, unless the change says otherwise: one that takes place after all loses the reason of
 * its cancellation or postponement (ADMIN-248), and goes on selling, as it does with the new date of a postponement (ADMIN-270).
 */
export function reinstatedFields(performance: Performance, changed: Values): { status_note?: object; sale_ends?: Date | null } {
  const { statuses, date_start } = performance;
  const next = (changed.statuses ?? statuses) as readonly string[];
  const start = changed.date_start ? new Date(changed.date_start as string | Date) : date_start;
  const isUncanceled = statuses.includes('canceled') && !next.includes('canceled');
  const hasNewDate = start.getTime() !== date_start.getTime();
  const isBack = isOff(statuses) && !isOff(next);
  const isResumed = isSalePaused(performance) && !next.includes('canceled') && (isBack || hasNewDate);
  return {
    ...((isUncanceled || isBack) && !('status_note' in changed) && { status_note: {} }),
    ...(isResumed && !('sale_ends' in changed) && { sale_ends: resumedSaleEnd(performance, start) }),
  };
}

/** Whether it is cancelled or postponed. */
export const isOff = (statuses: readonly string[]) => statuses.includes('canceled') || statuses.includes('postponed');
