import { count, isNotNull } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import type { ShopScreen } from '../../features/admin/site-pages.shapes.ts';
import { readSyncWaiting } from '../../features/booking/sync/sync.read.server.ts';
import { readUnreadCounts } from '../../features/forms/unread.read.server.ts';
import { readWaitingNotices } from '../../features/notices/waiting-notices.read.server.ts';
import { plans } from '../../features/pages/editor.tables.server.ts';

/**
 * How much waits on a screen, by its name in the menu (ADMIN-246): of what the start page names (ADMIN-07) that which is done on a screen
 * of its own.
 */
export async function readMenuCounts(
  { db, now, viewer }: Reading,
  language: Language,
  absent: readonly ShopScreen[],
): Promise<ReadonlyMap<string, number>> {
  if (!viewer.isEditor) return new Map();
  const counts = await Promise.all([
    readUnreadCounts(db, language).then((forms) => ['form-entries', forms.reduce((sum, form) => sum + form.count, 0)] as const),
    db
      .select({ failed: count() })
      .from(plans)
      .where(isNotNull(plans.failure))
      .then(([row]) => ['schedule', row?.failed ?? 0] as const),
    ['shop-sync', absent.includes('shop-sync') ? 0 : await countOfShop({ db, now })] as const,
  ]);
  return new Map(counts.filter(([, number]) => number > 0));
}

async function countOfShop({ db, now }: Pick<Reading, 'db' | 'now'>): Promise<number> {
  const [{ conflicts, unknown, notFound }, mails] = await Promise.all([readSyncWaiting(db, now), readWaitingNotices(db, now)]);
  return conflicts + unknown + notFound.length + mails.length;
}
