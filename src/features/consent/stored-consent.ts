import { sendCall } from '../../core/contract/send-call.ts';
import { dayOf } from '../../core/text/dates.ts';
import { pageLanguage } from '../../ui/page-language.ts';
import { forgetCookies, rawConsent } from './choice.ts';
import type { countConsent } from './consent.contract.ts';
import { type Consent, consentOf, parseConsent } from './consent.ts';
import { consentChanged, consentCookie } from './consent-cookie.ts';
import { allServices, type ServiceName } from './services.ts';

const aYear = 365 * 24 * 60 * 60;

let raw: string | undefined;
let consent: Consent | null = null;

/** The stored choice, null before any. The same object until it changes. */
export function readConsent(): Consent | null {
  const value = rawConsent();
  if (value !== raw) {
    raw = value;
    consent = parseConsent(value);
  }
  return consent;
}

/** Stores the answer to the whole question: every service, or only what is necessary. */
export function storeAnswer(isAllowed: boolean): void {
  storeConsent(new Set(isAllowed ? allServices : []));
}

/** Adds services to what was chosen before. */
export function allowServices(names: readonly ServiceName[]): void {
  storeConsent(new Set([...(readConsent()?.services ?? []), ...names]));
}

/** Stores a choice of services for 365 days (CONS-01) and notifies the page. */
export function storeConsent(chosen: ReadonlySet<ServiceName>): void {
  const stored = consentOf(chosen, dayOf(new Date().toISOString()));
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers and outside of https
  document.cookie = `${consentCookie}=${encodeURIComponent(JSON.stringify(stored))}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
  forgetCookies();
  window.dispatchEvent(new Event(consentChanged));
  // Only for statistics; the choice does not depend on it.
  void sendReceipt(stored).catch(() => undefined);
}

/** Reports which categories were accepted and which texts were shown, nothing about who did (API-43). */
async function sendReceipt({ categories, revision }: Consent): Promise<void> {
  await sendCall<typeof countConsent>('POST', '/api/dashboard-consent/', {
    categories: categories.filter((name) => name !== 'required'),
    revision,
    language: pageLanguage(),
    text: document.querySelector<HTMLElement>('.consent-bar')?.dataset.text,
  });
}
