/** Cookie that tells scripts that somebody is logged in, and nothing else. Only with it is user-details worth asking. */
export const loginHint = 'is_logged_in';

/** Its value for editors, who are worth fetching their tools for; what they may do, the server says. */
export const editorHint = 'editor';

/** Where a tab keeps the name of who is logged in, so that the header has it with the first paint of the next document. */
export const accountNameKey = 'foyer:account-name';
