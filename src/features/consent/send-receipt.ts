import { sendCall } from '../../core/contract/send-call.ts';
import type { countConsent } from './consent.contract.ts';
import type { Consent } from './consent.ts';

/** Tells the site which categories were accepted and under which texts, and nothing about who did (API-43). */
export async function sendReceipt({ categories, revision }: Consent): Promise<void> {
  await sendCall<typeof countConsent>('POST', '/api/dashboard-consent/', {
    categories: categories.filter((name) => name !== 'required'),
    revision,
  });
}
