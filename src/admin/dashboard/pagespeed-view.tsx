import type { Language } from '../../core/languages.ts';
import { type VitalDevice, type VitalMetric, vitalMetrics } from '../../features/dashboard/dashboard.contract.ts';
import type { VitalSummary } from '../../features/dashboard/vitals.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { dashboardHref } from '../../urls.ts';
import { Card, Choices, formatNumber, formatVital, Table } from './dashboard-elements.tsx';
import { goals, metricLabels, routeLabel } from './dashboard-labels.ts';
import { RangeChart } from './range-chart.tsx';
import { VitalChart } from './vital-chart.tsx';

interface PagespeedViewProps {
  language: Language;
  metric: VitalMetric;
  days: number;
  vitals: readonly VitalSummary[];
  /** The metric per day and device, over all routes. */
  course: readonly { day: string; device: VitalDevice; p75: number; count: number }[];
}

const maxRoutes = 10;

/** Web vitals of real visits: one metric per route, its trend, and all values as a table (DASH-05). */
export function PagespeedView({ language, metric, days, vitals, course }: PagespeedViewProps) {
  const to = (change: { metric?: string; days?: number }) =>
    `${dashboardHref(language, 'pagespeed')}?${new URLSearchParams({ metric, days: String(days), ...(change.metric && { metric: change.metric }), ...(change.days && { days: String(change.days) }) })}`;
  const count = vitals.reduce((sum, vital) => sum + vital.count, 0);
  return (
    <>
      <div className="bs-filters">
        <Choices
          label={m.dashboard_metric()}
          choices={vitalMetrics.map((one) => ({ text: one, href: to({ metric: one }), isCurrent: one === metric }))}
        />
        <Choices
          label={m.dashboard_period()}
          choices={[7, 28, 90].map((one) => ({ text: m.dashboard_days({ days: one }), href: to({ days: one }), isCurrent: one === days }))}
        />
      </div>
      {count === 0 ? (
        <p className="bs-note plain-note">{m.dashboard_vitals_empty()}</p>
      ) : (
        <>
          <p className="bs-meta">{m.dashboard_vitals_meta({ count: formatNumber(count, language) })}</p>
          <Routes {...{ language, metric, vitals }} />
          <VitalChart {...{ language, metric, course }} />
          <Everything {...{ language, vitals }} />
        </>
      )}
    </>
  );
}

function Routes({ language, metric, vitals }: Pick<PagespeedViewProps, 'language' | 'metric' | 'vitals'>) {
  const { good, poor } = goals[metric];
  const of = vitals.filter((vital) => vital.metric === metric);
  const goal = formatVital(metric, good, language);
  const most = [...Map.groupBy(of, ({ route }) => route)]
    .map(([route, found]) => ({ route, found, count: found.reduce((sum, vital) => sum + vital.count, 0) }))
    .sort((one, other) => other.count - one.count)
    .slice(0, maxRoutes);
  const worst = of.filter(({ p75 }) => p75 > good).sort((one, other) => other.p75 - one.p75)[0];
  const rows = most.map(({ route, found }) => {
    const p75Of = (device: VitalDevice) => found.find((vital) => vital.device === device)?.p75 ?? null;
    const [phone, desktop] = [p75Of('phone'), p75Of('desktop')];
    const shown = phone ?? desktop;
    return { name: routeLabel(route), phone, desktop, text: shown === null ? '' : formatVital(metric, shown, language) };
  });
  if (rows.length === 0) return null;
  const verdict = worst
    ? m.dashboard_vitals_worst({
        route: routeLabel(worst.route),
        device: deviceLabels[worst.device](),
        value: formatVital(metric, worst.p75, language),
        goal,
      })
    : m.dashboard_vitals_good({ goal });
  return (
    <>
      <p className={`bs-note ${worst ? 'warn' : 'ok'}`}>{verdict}</p>
      <Card title={`${metricLabels[metric]()} (${metric}), p75`}>
        <div className="in">
          <RangeChart
            summary={`${metricLabels[metric]()} (${metric}), p75. ${verdict}`}
            rows={rows}
            end={Math.max(poor, ...of.map(({ p75 }) => p75)) * 1.02}
            goal={good}
            goalText={m.dashboard_vitals_goal({ goal })}
            legend={{ phone: m.dashboard_device_phone(), desktop: m.dashboard_device_desktop() }}
          />
        </div>
      </Card>
    </>
  );
}

const deviceLabels = { phone: m.dashboard_device_phone, desktop: m.dashboard_device_desktop };

/** Table of all metrics, including the values of the chart. */
function Everything({ language, vitals }: Pick<PagespeedViewProps, 'language' | 'vitals'>) {
  const rows = [...Map.groupBy(vitals, ({ route, device }) => `${route} ${device}`)].map(([key, found]) => {
    const [{ route, device } = { route: '', device: 'phone' as const }] = found;
    const cells = vitalMetrics.map((metric) => {
      const p75 = found.find((vital) => vital.metric === metric)?.p75;
      if (p75 === undefined) return m.dashboard_none();
      const text = formatVital(metric, p75, language);
      return p75 > goals[metric].good ? <span className="bs-badge warn">▲ {text}</span> : text;
    });
    return {
      key,
      cells: [
        `${routeLabel(route)}, ${deviceLabels[device]()}`,
        ...cells,
        formatNumber(Math.max(...found.map(({ count }) => count)), language),
      ],
    };
  });
  return (
    <Card title={m.dashboard_as_table()}>
      <Table
        caption={m.dashboard_as_table()}
        columns={[m.dashboard_route(), ...vitalMetrics, m.dashboard_measurements()]}
        numbers={[1, 2, 3, 4, 5, 6]}
        rows={rows}
      />
    </Card>
  );
}
