import { sendCall } from '../../core/contract/send-call.ts';
import type { countNotFound } from '../../features/site/site.contract.ts';

/** Counts a missing address that was reached inside of the site (API-27); documents count themselves. */
export async function countMissing(): Promise<void> {
  await sendCall<typeof countNotFound>('POST', '/api/dashboard-error-log/', { url: window.location.pathname.slice(0, 2000) });
}
