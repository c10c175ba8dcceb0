import type { Language } from '../../core/languages.ts';
import type { VitalMetric } from '../../features/dashboard/dashboard.contract.ts';
import { formatNumber } from './dashboard-parts.tsx';

/** A web vital as people read it: '2,9 s', '120 ms', '0,02'. */
export function formatVital(metric: VitalMetric, value: number, language: Language): string {
  if (metric === 'CLS') return formatNumber(value, language, 2);
  return value < 1000 ? `${formatNumber(value, language)}\u00a0ms` : `${formatNumber(value / 1000, language, 1)}\u00a0s`;
}
