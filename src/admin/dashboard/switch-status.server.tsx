import type { Database } from '../../core/database/client.server.ts';
import { switchStatus } from '../../features/dashboard/status.write.server.ts';
import { m } from '../../paraglide/messages.js';
import { dashboardHref } from '../../urls.ts';
import type { DashboardAnswer, DashboardContext } from './dashboard-context.ts';
import { noticePage } from './dashboard-pages.server.tsx';

/** Applies the confirmed switch of the section status: 'site' or 'shop', 'on' or 'off' (DASH-08). */
export async function switchBySection(context: DashboardContext): Promise<DashboardAnswer | { to: string }> {
  const { request, reading, dashboard, language } = context;
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const [what, to] = [form.get('what'), form.get('to')];
  if ((what !== 'site' && what !== 'shop') || (to !== 'on' && to !== 'off')) return noticePage(m.dashboard_unknown(), 400);
  const given = { [what === 'site' ? 'is_site_online' : 'is_shop_online']: to === 'on' };
  const by = { user: reading.viewer.userId, now: reading.now };
  await reading.db.transaction((transaction) => switchStatus(transaction as unknown as Database, given, by));
  await dashboard.catchUp();
  return { to: `${dashboardHref(language, 'status')}?done=switched` };
}
