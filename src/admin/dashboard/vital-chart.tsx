import type { Language } from '../../core/languages.ts';
import { addDays, formatNumericDay } from '../../core/text/dates.ts';
import type { VitalDevice, VitalMetric } from '../../features/dashboard/dashboard.contract.ts';
import { m } from '../../paraglide/messages.js';
import { Card, formatNumber, formatVital, Table } from './dashboard-elements.tsx';
import { goals } from './dashboard-labels.ts';
import { LineChart } from './line-chart.tsx';

interface VitalCourseProps {
  language: Language;
  metric: VitalMetric;
  course: readonly { day: string; device: VitalDevice; p75: number; count: number }[];
}

const devices = [
  { device: 'phone', label: m.dashboard_device_phone, style: 'first' },
  { device: 'desktop', label: m.dashboard_device_desktop, style: 'second' },
] as const;

/** One metric per day; needs at least two days. */
export function VitalChart({ language, metric, course }: VitalCourseProps) {
  const dates = [...new Set(course.map(({ day }) => day))].sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || first === last) return null;
  const span = Temporal.PlainDate.from(first).until(last).days;
  const { good } = goals[metric];
  const lines = devices.map(({ device, label, style }) => ({
    name: label(),
    style,
    points: course
      .filter((one) => one.device === device)
      .map(({ day, p75 }) => ({ at: Temporal.PlainDate.from(first).until(day).days / span, value: p75 })),
  }));
  const measured = (day: string, device: VitalDevice) => course.find((one) => one.day === day && one.device === device);
  const rows = dates.toReversed().map((day) => ({
    key: day,
    cells: [
      formatNumericDay(day, language),
      ...devices.map(({ device }) => {
        const found = measured(day, device);
        return found ? formatVital(metric, found.p75, language) : m.dashboard_none();
      }),
      formatNumber(
        devices.reduce((sum, { device }) => sum + (measured(day, device)?.count ?? 0), 0),
        language,
      ),
    ],
  }));
  const title = `${m.dashboard_vitals_course()}: ${metric}`;
  return (
    <Card title={title}>
      <div className="in">
        <LineChart
          summary={`${title}, ${formatNumericDay(first, language)} – ${formatNumericDay(last, language)}`}
          lines={lines}
          top={Math.max(good * 1.25, ...course.map(({ p75 }) => p75)) * 1.05}
          marks={[{ value: good, text: m.dashboard_vitals_goal({ goal: formatVital(metric, good, language) }), isGoal: true }]}
          below={[formatNumericDay(first, language), formatNumericDay(addDays(first, span), language)]}
        />
        <details className="fold dash-twin">
          <summary>{m.dashboard_as_table()}</summary>
          <Table
            caption={title}
            columns={[m.dashboard_day(), ...devices.map(({ label }) => label()), m.dashboard_measurements()]}
            numbers={[1, 2, 3]}
            rows={rows}
          />
        </details>
      </div>
    </Card>
  );
}
