/** Revision of the dialog's texts: raise it when what is asked changes, and everybody is asked again. */
export const textRevision = 1;

export const consentCookie = 'cookie_consent_settings';

/** Told on the window after every choice. */
export const consentChanged = 'foyer:consent';
