import { consentChanged, consentCookie, textRevision } from './consent-cookie.ts';

/** What every page needs to know of a choice; who needs to know its services reads the whole of it with `readConsent`. */
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
  // A browser asks another process for them, and every element of a page that may come from elsewhere looks when it begins.
  if (cookies === null) queueMicrotask(forgetCookies);
  cookies ??= document.cookie;
  return cookies
    .split('; ')
    .find((entry) => entry.startsWith(`${consentCookie}=`))
    ?.slice(consentCookie.length + 1);
}

/** To be told when the cookie is written: the same task reads it anew. */
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
