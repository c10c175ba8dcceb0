import { consentChanged, consentCookie, forgetCookies, rawConsent } from './choice.ts';
import { type Consent, consentOf, parseConsent } from './consent.ts';
import { sendReceipt } from './send-receipt.ts';
import type { ServiceName } from './services.ts';

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

/** Stores a choice of services for 365 days (CONS-01) and tells everything on the page that waits for it. */
export function storeConsent(chosen: ReadonlySet<ServiceName>): Consent {
  const stored = consentOf(chosen, new Date().toISOString().slice(0, 10));
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers and outside of https
  document.cookie = `${consentCookie}=${encodeURIComponent(JSON.stringify(stored))}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
  forgetCookies();
  window.dispatchEvent(new Event(consentChanged));
  // Only counted; the choice holds whether or not it arrives.
  void sendReceipt(stored).catch(() => undefined);
  return stored;
}
