import { pageOf } from '../../core/contract/page-of.server.ts';
import { answer, type CallHandler } from '../../core/contract/register.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { createRateLimit } from '../../core/http/rate-limit.server.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import { countNotFound } from '../site/site.contract.ts';
import { readSiteSettings } from '../site/site.read.server.ts';
import { activityPerPage, readActivity } from './activity.read.server.ts';
import * as calls from './dashboard.contract.ts';
import type { Dashboard } from './dashboard.server.ts';
import { missingPerPage, readMissing } from './measured.read.server.ts';
import { switchStatus } from './status.write.server.ts';

/** Maximum reports of missing addresses per client address and minute (API-27). */
const missingPerMinute = 30;
/** Web vitals: five per page view, with a whole network behind one client address. */
const vitalsPerMinute = 600;

/** Calls of the dashboard and of its measurements. */
export function dashboardCalls(dashboard: Dashboard): CallHandler[] {
  const missingLimit = createRateLimit(missingPerMinute, 60);
  const vitalsLimit = createRateLimit(vitalsPerMinute, 60);
  return [
    answer(countNotFound, async ({ request, reply, language, body }) => {
      await missingLimit.take(request, reply, language);
      dashboard.measurements.countMissing(body.url);
      return null;
    }),
    answer(calls.measureVital, async ({ request, reply, language, body }) => {
      await vitalsLimit.take(request, reply, language);
      dashboard.measurements.countVital(body);
      return null;
    }),
    answer(calls.listMissing, async ({ reading, language, query, path }) => {
      await dashboard.measurements.flush();
      const { page } = query;
      return pageOf(await readMissing(reading.db, page), { page, pageSize: missingPerPage, path, query: {}, language });
    }),
    answer(calls.listActivity, async ({ reading, language, query, path }) => {
      const { page, user, content_type } = query;
      const found = await readActivity(reading, { user, content_type, page }, language);
      return pageOf(found, { page, pageSize: activityPerPage, path, query: { user, content_type }, language });
    }),
    answer(calls.getCelum, async ({ reading }) => {
      const { celum, numbers } = await dashboard.assets(reading);
      return { ...numbers, connected: celum?.ok ?? false, adapter: celum ? 'celum' : '' };
    }),
    answer(calls.getGoogle, ({ reading }) => dashboard.google(reading)),
    answer(calls.listPagespeed, ({ reading, query }) => dashboard.vitals(reading, Number(query.days ?? 28))),
    answer(calls.getSearches, ({ reading, query }) => dashboard.searches(reading, Number(query.days ?? 30))),
    answer(calls.listServices, async () =>
      (await dashboard.services.run()).map(({ took, checked, ...state }) => ({ ...state, checked: toLocalIso(new Date(checked)) })),
    ),
    answer(calls.getStatus, async ({ reading }) => statusOf(await readSiteSettings(reading))),
    answer(calls.changeStatus, async ({ reading, body }) => {
      const { userId: user } = reading.viewer;
      await reading.db.transaction((transaction) => switchStatus(transaction as unknown as Database, body, { user, now: reading.now }));
      await dashboard.applyNewChanges();
      return statusOf(await readSiteSettings(reading));
    }),
    answer(calls.getVersion, ({ reading }) => dashboard.version(reading)),
  ];
}

const statusOf = ({ is_site_online, is_shop_online }: { is_site_online: boolean; is_shop_online: boolean }) => ({
  is_site_online,
  is_shop_online,
});
