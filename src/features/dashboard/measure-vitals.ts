import { csrfToken, sendCall } from '../../core/contract/send-call.ts';
import type { measureVital, VitalMetric } from './dashboard.contract.ts';

/** Windows narrower than this count as phones, in px. */
const phoneBelow = 768;
/** Between two shifts of the same burst at most, and of the burst as a whole, in ms (web.dev/cls). */
const [betweenShifts, maxBurstMs] = [1000, 5000];

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Input extends PerformanceEntry {
  interactionId?: number;
}

/**
 * Measures the web vitals of the document that was opened and sends them when it is left or hidden (API-43), once. Called after consent
 * only; what the browser has noted before is read too. `isStillAllowed` is asked again at the end.
 */
export function measureVitals(isStillAllowed: () => boolean): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation || document.visibilityState === 'hidden') return;
  const url = new URL(navigation.name).pathname;
  const values = new Map<VitalMetric, number>([['TTFB', Math.max(0, navigation.responseStart)]]);
  const observers = [
    observe('paint', {}, (entry) => entry.name === 'first-contentful-paint' && values.set('FCP', entry.startTime)),
    observe('largest-contentful-paint', {}, (entry) => values.set('LCP', entry.startTime)),
    observe('layout-shift', {}, addShift(values)),
    observe('event', { durationThreshold: 40 }, addInput(values)),
  ];
  // Asked for now, because a page that is being left has no time to.
  if (!csrfToken()) void fetch('/api/user-details/', { method: 'HEAD' }).catch(() => undefined);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    for (const observer of observers) observer?.();
    if (!isStillAllowed()) return;
    const device = innerWidth < phoneBelow ? 'phone' : 'desktop';
    for (const [metric, value] of values)
      void sendCall<typeof measureVital>('POST', '/api/dashboard-pagespeed/', { metric, value, device, url }).catch(() => undefined);
  };
  addEventListener('visibilitychange', send);
}

/** Calls back for each entry, those before it included; answers how to take the rest and stop. Undefined where the browser does not know the kind. */
function observe<Entry extends PerformanceEntry>(type: string, options: object, take: (entry: Entry) => unknown): (() => void) | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const takeAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) take(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  return () => {
    takeAll(observer.takeRecords());
    observer.disconnect();
  };
}

/** CLS: the worst burst of shifts nobody caused. */
function addShift(values: Map<VitalMetric, number>) {
  let [first, last, sum] = [0, Number.NEGATIVE_INFINITY, 0];
  values.set('CLS', 0);
  return ({ startTime, value, hadRecentInput }: Shift) => {
    if (hadRecentInput) return;
    if (startTime - last > betweenShifts || startTime - first > maxBurstMs) [first, sum] = [startTime, 0];
    last = startTime;
    sum += value;
    values.set('CLS', Math.max(values.get('CLS') ?? 0, sum));
  };
}

/** INP: the slowest interaction, of every fifty one left out. */
function addInput(values: Map<VitalMetric, number>) {
  const slowest = new Map<number, number>();
  return ({ interactionId, duration }: Input) => {
    if (!interactionId) return;
    slowest.set(interactionId, Math.max(slowest.get(interactionId) ?? 0, duration));
    const sorted = [...slowest.values()].sort((one, other) => other - one);
    values.set('INP', sorted[Math.floor(sorted.length / 50)] ?? duration);
  };
}
