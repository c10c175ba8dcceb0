import { pageIn, readWithinPages } from '../../core/contract/page-of.server.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { activityPerPage, readActivity, readActivityDays, readActivityFilters } from '../../features/dashboard/activity.read.server.ts';
import { readAssetKinds } from '../../features/dashboard/assets.read.server.ts';
import { vitalMetrics } from '../../features/dashboard/dashboard.contract.ts';
import { missingPerPage, readMissing, readServerErrors } from '../../features/dashboard/measured.read.server.ts';
import { readLastSwitches } from '../../features/dashboard/status.read.server.ts';
import { readVitalDays } from '../../features/dashboard/vitals.read.server.ts';
import { readSiteSettings } from '../../features/site/site.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { Head } from '../forms/page-elements.tsx';
import type { OfficeAnswer } from '../office-answers.server.ts';
import { ActivityView } from './activity-view.tsx';
import { CelumView } from './celum-view.tsx';
import type { DashboardContext } from './dashboard-context.ts';
import { type DashboardSection, sectionLabels } from './dashboard-sections.ts';
import { GoogleView } from './google-view.tsx';
import { PagespeedView } from './pagespeed-view.tsx';
import { SearchView } from './search-view.tsx';
import { ServiceView } from './service-view.tsx';
import { StatusView } from './status-view.tsx';
import { VersionView } from './version-view.tsx';

/** Renders a dashboard section (DASH-01). */
export async function sectionPage(context: DashboardContext, section: DashboardSection): Promise<OfficeAnswer> {
  const title = sectionLabels[section]();
  const view = await views[section](context);
  return {
    ...{ status: 200, title, current: `dashboard/${section}` },
    view: (
      <>
        <Head title={`${m.dashboard_title()}: ${title}`} />
        {view}
      </>
    ),
  };
}

const daysOfActivity = 30;

const views: Readonly<Record<DashboardSection, (context: DashboardContext) => Promise<React.ReactElement>>> = {
  activity: async ({ reading, language, query }) => {
    const user = parseId(query.get('user')) ?? undefined;
    const contentType = query.get('content_type')?.slice(0, 50) || undefined;
    const { found, page, pages } = await readWithinPages(pageIn(query), activityPerPage, (one) =>
      readActivity(reading, { user, content_type: contentType, page: one }, language),
    );
    const { results } = found;
    const filters = await readActivityFilters(reading.db);
    const days = await readActivityDays(reading.db, reading.now, daysOfActivity);
    return <ActivityView {...{ language, results, filters, days, user, contentType, page, pages }} isEditor={reading.viewer.isEditor} />;
  },
  celum: async ({ options: { dashboard }, reading, language }) => (
    <CelumView
      {...(await dashboard.assets(reading))}
      kinds={await readAssetKinds(reading.db)}
      language={language}
      isEditor={reading.viewer.isEditor}
    />
  ),
  google: async ({ options: { dashboard }, reading, language }) => (
    <GoogleView {...(await dashboard.google(reading))} language={language} />
  ),
  pagespeed: async ({ options: { dashboard }, reading, language, query }) => {
    const metric = vitalMetrics.find((one) => one === query.get('metric')) ?? 'LCP';
    const days = choose(query, [7, 28, 90], 28);
    const vitals = await dashboard.vitals(reading, days);
    return <PagespeedView {...{ language, metric, days, vitals }} course={await readVitalDays(reading.db, reading.now, days, metric)} />;
  },
  search: async ({ options: { dashboard }, reading, language, query }) => {
    const days = choose(query, [7, 30, 90], 30);
    return <SearchView {...(await dashboard.searches(reading, days))} {...{ language, days }} />;
  },
  service: async ({ options: { dashboard }, reading, language }) => {
    await dashboard.measurements.flush();
    return <ServiceView language={language} services={await dashboard.services.run()} errors={await readServerErrors(reading.db)} />;
  },
  status: async ({ options: { dashboard }, reading, language, query }) => {
    await dashboard.measurements.flush();
    const { found, page, pages } = await readWithinPages(pageIn(query), missingPerPage, (one) => readMissing(reading.db, one));
    const what = (['site', 'shop'] as const).find((one) => one === query.get('switch')) ?? null;
    return (
      <StatusView
        {...{ language, page, pages, what }}
        settings={await readSiteSettings(reading)}
        last={await readLastSwitches(reading.db)}
        missing={found.results}
        done={query.get('done') === 'switched' ? m.dashboard_switch_done() : null}
        canRedirect={reading.viewer.isEditor}
      />
    );
  },
  version: async ({ options: { dashboard }, reading, language }) => (
    <VersionView {...(await dashboard.version(reading))} language={language} />
  ),
};

function choose(query: URLSearchParams, choices: readonly number[], preset: number): number {
  return choices.find((days) => String(days) === query.get('days')) ?? preset;
}
