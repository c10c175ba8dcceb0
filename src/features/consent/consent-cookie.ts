/** Revision of the dialog's texts: raise it when the question changes, and every visitor has to answer again. */
export const textRevision = 1;

export const consentCookie = 'cookie_consent_settings';

/** Event on the window after every choice. */
export const consentChanged = 'foyer:consent';

/** Item of the session: the visitor closed the question and wants only what is necessary until the browser is closed. */
export const postponed = 'foyer:consent-postponed';

/** Only what is necessary, and no question, for this session. */
export function postponeConsent(): void {
  try {
    sessionStorage.setItem(postponed, '1');
  } catch {
    // Without storage the bar is shown again on the next page.
  }
}
