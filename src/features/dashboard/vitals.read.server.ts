import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import type { VitalDevice, VitalMetric } from './dashboard.contract.ts';
import { webVitals } from './dashboard.tables.server.ts';
import { middleOf } from './vital-buckets.ts';

/** 75th percentile; `count` is the number of values. */
export interface VitalSummary {
  route: string;
  device: VitalDevice;
  metric: VitalMetric;
  p75: number;
  count: number;
}

/** The 75th percentile per route, device and metric over the last days, today included (DASH-05). */
export async function readVitals(db: Database, now: Date, days: number): Promise<VitalSummary[]> {
  const rows = await readPercentiles(db, sql`route, device, metric`, sql`day > ${localDay(now)}::date - ${days}::integer`);
  return rows.map(summaryOf);
}

/** The 75th percentile of one metric per day and device, over all routes; days without a visit are missing. */
export async function readVitalDays(
  db: Database,
  now: Date,
  days: number,
  metric: VitalMetric,
): Promise<(Omit<VitalSummary, 'route'> & { day: string })[]> {
  const since = sql`day > ${localDay(now)}::date - ${days}::integer and metric = ${metric}`;
  const rows = await readPercentiles(db, sql`day, device, metric`, since);
  return rows.map((row) => ({ ...summaryOf(row), day: String(row.day) }));
}

interface Row {
  day: string;
  route: string;
  device: VitalDevice;
  metric: VitalMetric;
  bucket: number;
  total: number;
}

/** First bucket that covers three quarters of the values, per group. */
async function readPercentiles(db: Database, group: SQL, condition: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(sql`
    select ${group}, min(bucket)::integer as bucket, max(total)::integer as total from (
      select ${group}, bucket, sum(sum(count)) over (partition by ${group} order by bucket) as up_to, sum(sum(count)) over (partition by ${group}) as total
      from (select day::text as day, route, device, metric, bucket, count from ${webVitals} where ${condition}) as measured
      group by ${group}, bucket) as counted
    where up_to >= 0.75 * total group by ${group} order by ${group}`)) as unknown as { rows: Row[] };
  return rows;
}

const summaryOf = ({ route, device, metric, bucket, total }: Row): VitalSummary => ({
  route,
  device,
  metric,
  p75: middleOf(metric, bucket),
  count: total,
});
