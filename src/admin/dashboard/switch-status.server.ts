import type { Database } from '../../core/database/client.server.ts';
import { switchStatus } from '../../features/dashboard/status.write.server.ts';
import { dashboardHref } from '../../urls.ts';
import type { OfficeOutcome } from '../office-answers.server.ts';
import { unknownSection } from './dashboard-area.tsx';
import type { DashboardContext } from './dashboard-context.ts';

/** Applies the confirmed switch of the section status: 'site' or 'shop', 'on' or 'off' (DASH-08). */
export async function switchBySection(context: DashboardContext): Promise<OfficeOutcome> {
  const { request, reading, options, language } = context;
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const [what, to] = [form.get('what'), form.get('to')];
  if ((what !== 'site' && what !== 'shop') || (to !== 'on' && to !== 'off')) return unknownSection(context, 400);
  const given = { [what === 'site' ? 'is_site_online' : 'is_shop_online']: to === 'on' };
  const by = { user: reading.viewer.userId, now: reading.now };
  await reading.db.transaction((transaction) => switchStatus(transaction as unknown as Database, given, by));
  await options.dashboard.applyNewChanges();
  return { to: `${dashboardHref(language, 'status')}?done=switched` };
}
