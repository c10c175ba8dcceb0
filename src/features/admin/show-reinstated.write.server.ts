import { and, inArray } from 'drizzle-orm';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { isReinstated } from '../site/alerts.read.server.ts';
import { alerts } from '../site/site.tables.server.ts';

/**
 * Shows alerts to visitors though the performance they reported takes place after all: from now on they are alerts like any other
 * (ADMIN-301). Answers which of them were online all the time. Call it inside the transaction of the change.
 */
export async function showReinstated(transaction: Database, ids: readonly number[]): Promise<number[]> {
  const shown = await transaction
    .update(alerts)
    .set({ canceled_event: null })
    .where(and(inArray(alerts.id, [...ids]), isReinstated))
    .returning({ id: alerts.id, is_online: alerts.is_online });
  if (shown.length > 0) await announceChange(transaction, ['alerts']);
  return shown.filter(({ is_online }) => is_online).map(({ id }) => id);
}
