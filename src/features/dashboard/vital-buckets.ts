import type { VitalMetric } from './dashboard.contract.ts';

/** Buckets grow by 5 %, for an error of at most 2.5 % (decision 0057). */
const growth = Math.log(1.05);

/** The bucket of a value: milliseconds, for CLS its number without unit. */
export function bucketOf(metric: VitalMetric, value: number): number {
  return Math.round(Math.log1p(value * scaleOf(metric)) / growth);
}

/** The value in the middle of a bucket, in the unit of the metric. */
export function middleOf(metric: VitalMetric, bucket: number): number {
  const scaled = Math.round(Math.expm1(bucket * growth));
  return scaled / scaleOf(metric);
}

/** CLS is counted in thousandths. */
const scaleOf = (metric: VitalMetric) => (metric === 'CLS' ? 1000 : 1);
