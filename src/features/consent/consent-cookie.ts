/** Revision of the dialog's texts: raise it when the question changes, and every visitor has to answer again. */
export const textRevision = 1;

export const consentCookie = 'cookie_consent_settings';

/** Event on the window after every choice. */
export const consentChanged = 'foyer:consent';
