import { consentChanged, consentCookie, textRevision } from './consent-cookie.ts';

/** The part of a choice that every page needs; `readConsent` reads all of it. */
interface Choice {
  googleTagManager: boolean;
  /** Whether loading times may be measured. */
  speed: boolean;
}

/** The stored choice in brief, null before any and for garbage (CONS-01). */
export function readChoice(): Choice | null {
  const stored = parseStored(rawConsent());
  return (
    stored && { googleTagManager: stored.googleTagManager === true && stored.services.length > 0, speed: stored.services.includes('speed') }
  );
}

let cookies: string | null = null;

/** Whether the visitor allows a service. Its name is compared as it was stored: no list of services is needed for it. */
export function isServiceAllowed(name: string): boolean {
  return parseStored(rawConsent())?.services.includes(name) ?? false;
}

/** The value of the cookie as it stands there. */
export function rawConsent(): string | undefined {
  // Reading cookies is slow in some browsers, and every element with external media does it when it hydrates.
  if (cookies === null) queueMicrotask(forgetCookies);
  cookies ??= document.cookie;
  return cookies
    .split('; ')
    .find((entry) => entry.startsWith(`${consentCookie}=`))
    ?.slice(consentCookie.length + 1);
}

/** Has to be called after the cookie was written. */
export function forgetCookies(): void {
  cookies = null;
}

/** A stored choice under the present texts, otherwise not checked; null for what is none. */
export function parseStored(value: string | undefined): { services: unknown[]; date?: unknown; googleTagManager?: unknown } | null {
  try {
    const stored = JSON.parse(decodeURIComponent(value ?? ''));
    return stored?.revision === textRevision && Array.isArray(stored.services) ? stored : null;
  } catch {
    return null;
  }
}

/** Calls the listener after every choice on this page, until `signal` is aborted. */
export function onConsentChange(listener: () => void, signal?: AbortSignal): void {
  window.addEventListener(consentChanged, listener, signal && { signal });
}
