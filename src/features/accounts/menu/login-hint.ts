/** Cookie by which scripts know that somebody is logged in. user-details is only requested with it. */
export const loginHint = 'is_logged_in';

/** sessionStorage key of the user's name, so that the next document has it at first paint. */
export const accountNameKey = 'foyer:account-name';
