import { csrfToken, sendCall } from '../../core/contract/send-call.ts';
import type { measureVital, VitalMetric } from './dashboard.contract.ts';

/** Viewports narrower than this are phones, in px. */
const phoneBelow = 768;
/** Maximum gap within a session window, and its maximum length, in ms (web.dev/cls). */
const [betweenShifts, maxBurstMs] = [1000, 5000];

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Input extends PerformanceEntry {
  interactionId?: number;
}

/**
 * Measures the web vitals of the document and sends them once, when it is hidden or unloaded (API-43). Called after consent only;
 * buffered entries are included. `isStillAllowed` is checked again before sending.
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
  // Requested now: during unload it would be too late.
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

/** Observes entries of a type, including buffered ones; answers a function that flushes and stops. Undefined where unsupported. */
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

/** CLS: the largest session window of unexpected shifts. */
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

/** INP: the slowest interaction, ignoring one per fifty. */
function addInput(values: Map<VitalMetric, number>) {
  const slowest = new Map<number, number>();
  return ({ interactionId, duration }: Input) => {
    if (!interactionId) return;
    slowest.set(interactionId, Math.max(slowest.get(interactionId) ?? 0, duration));
    const sorted = [...slowest.values()].sort((one, other) => other - one);
    values.set('INP', sorted[Math.floor(sorted.length / 50)] ?? duration);
  };
}
