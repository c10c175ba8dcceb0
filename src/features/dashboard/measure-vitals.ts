import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { ensureToken, sendCall } from '../../core/contract/send-call.ts';
import type { measureVital } from './dashboard.contract.ts';

/** Viewports narrower than this are phones, in px. */
const phoneBelow = 768;

/**
 * Measures the web vitals of the document and sends each once it is final, at the latest when the document is hidden or unloaded
 * (API-43). Called after consent only; what happened before is included. `isStillAllowed` is checked again before sending.
 */
export function measureVitals(isStillAllowed: () => boolean): void {
  const url = location.pathname;
  const send = ({ name, value, navigationType }: Metric) => {
    // A document that comes back from the browser's cache was measured when it was loaded.
    if (navigationType === 'back-forward-cache' || !isStillAllowed()) return;
    const device = innerWidth < phoneBelow ? 'phone' : 'desktop';
    void sendCall<typeof measureVital>('POST', '/api/dashboard-pagespeed/', { metric: name, value, device, url }).catch(() => undefined);
  };
  // Requested now: during unload it would be too late.
  ensureToken()
    .then(() => [onTTFB, onFCP, onLCP, onCLS, onINP].forEach((measure) => void measure(send)))
    .catch(() => undefined);
}
