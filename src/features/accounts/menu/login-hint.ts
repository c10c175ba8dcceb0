/** Cookie by which scripts know that somebody is logged in. user-details is only requested with it. */
export const loginHint = 'is_logged_in';

/** Its value for editors, whose tools are loaded then; rights are checked by the server. */
export const editorHint = 'editor';

/** sessionStorage key of the user's name, so that the next document has it at first paint. */
export const accountNameKey = 'foyer:account-name';
