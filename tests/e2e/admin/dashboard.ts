import { sql } from 'drizzle-orm';
import { audit } from '../../../src/core/database/change.tables.server.ts';
import type { Database } from '../../../src/core/database/client.server.ts';
import { users } from '../../../src/features/accounts/accounts.tables.server.ts';
import { consentChoices } from '../../../src/features/consent/consent.tables.server.ts';
import { serverErrors, webVitals } from '../../../src/features/dashboard/dashboard.tables.server.ts';
import { bucketOf } from '../../../src/features/dashboard/vital-buckets.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { searchQueries } from '../../../src/features/search/search.tables.server.ts';
import { notFoundCounts } from '../../../src/features/site/site.tables.server.ts';
import { testNow } from '../../support/app.ts';

const dayBefore = (days: number) => new Date(new Date(testNow).getTime() - days * 24 * 3600 * 1000);
const dayOf = (days: number) => dayBefore(days).toISOString().slice(0, 10);

/** Fills every section of the dashboard with a month of a busy venue. */
export async function fillDashboard(db: Database): Promise<void> {
  // Other tests use the same site, and are counted.
  for (const table of [consentChoices, webVitals, searchQueries, notFoundCounts, serverErrors]) await db.delete(table);
  const [user] = await db.select({ id: users.id }).from(users).orderBy(users.id).limit(1);
  const [event] = await db.select({ id: events.id }).from(events).orderBy(events.id).limit(1);
  const entries = Array.from({ length: 60 }, (_, index) => ({
    user: index % 7 ? (user?.id ?? null) : null,
    action: (['edit', 'publish', 'create', 'upload', 'cancel'] as const)[index % 5] ?? 'edit',
    content_type: ['event', 'page', 'production', 'media', 'event'][index % 5] ?? 'event',
    object_id: event?.id ?? 1,
    title:
      ['Woyzeck', 'Winter im Haus', 'Der Kirschgarten', 'Probenfoto-ohne-Trennstelle-im-langen-Dateinamen-20261120.jpg', ''][index % 5] ??
      '',
    created_at: dayBefore((index * index) / 130),
  }));
  await db.insert(audit).values(entries);
  const days = Array.from({ length: 40 }, (_, index) => index);
  await db.insert(consentChoices).values(
    days.flatMap((back) =>
      [60 + (back % 9), 31 + (back % 5), 72 - (back % 11)].map((accepted, index) => ({
        ...{ day: dayOf(back), revision: 1, category: ['optimization', 'marketing', 'external_media'][index] ?? '' },
        ...{ accepted, total: 100 },
      })),
    ),
  );
  const speeds = { home: 1400, events: 1900, event: 2900, production: 2200, article: 1700, searchView: 1200 };
  const factors = { LCP: 1, INP: 0.07, CLS: 0.00003, FCP: 0.7, TTFB: 0.2 } as const;
  await db.insert(webVitals).values(
    days.slice(0, 28).flatMap((back) =>
      Object.entries(speeds).flatMap(([route, speed]) =>
        (['phone', 'desktop'] as const).flatMap((device) =>
          (['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const).map((metric) => ({
            ...{ day: dayOf(back), route, device, metric, count: device === 'phone' ? 90 : 60 },
            bucket: bucketOf(metric, speed * factors[metric] * (device === 'phone' ? 1 : 0.7) * (1 + back / 100)),
          })),
        ),
      ),
    ),
  );
  await db.insert(searchQueries).values(
    ['kirschgarten', 'parkhaus', 'hamlet', 'barrierefreiheit', 'donaudampfschifffahrtsgesellschaftskapitän', 'sommer'].map(
      (query, index) => ({
        ...{ day: dayOf(index), language: 'de', query, count: 120 - index * 17 },
        without_result: index % 2 ? 40 - index : 0,
      }),
    ),
  );
  await db.insert(notFoundCounts).values(
    ['/de/spielplan/kirschgarten', '/de/abo-2025', `/en/${'very-long-'.repeat(12)}path`, '/wp-login.php'].map((url, index) => ({
      ...{ url, count: 412 - index * 100, last_seen: dayBefore(index) },
    })),
  );
  const seen = { first_seen: dayBefore(9), last_seen: dayBefore(0) };
  await db.insert(serverErrors).values([
    { message: 'Error: connect ECONNREFUSED #.#.#.#:#', place: 'background', count: 38, ...seen },
    { message: 'TimeoutError: The operation was aborted due to timeout', place: 'GET /de/api/events/', count: 3, ...seen },
  ]);
  await db.execute(sql`analyze web_vitals`);
}
