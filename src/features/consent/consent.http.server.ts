import { answer, type CallHandler } from '../../core/contract/register.server.ts';
import { createBrowserLimit } from '../../core/http/rate-limit.server.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import { countConsent } from './consent.contract.ts';
import { writeConsentChoice } from './consent.write.server.ts';

/** The cookie manager's call. */
export function consentCalls(): CallHandler[] {
  const limit = createBrowserLimit({ perBrowser: 10, perAddress: 120 }, 60);
  return [
    answer(countConsent, async ({ request, reply, language, reading, body }) => {
      await limit.take(request, reply, language);
      const { categories: accepted, ...shown } = body;
      await writeConsentChoice(reading.db, { day: localDay(reading.now), accepted, ...shown });
      return null;
    }),
  ];
}
