import { useSyncExternalStore } from 'react';
import { onConsentChange } from './choice.ts';
import type { Consent } from './consent.ts';
import { readConsent } from './stored-consent.ts';

/** The visitor's choice; null before any, on the server and until the script has taken the page over: the HTML is the same for everybody. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(onConsentChange, readConsent, () => null);
}
