/** Cookie that tells scripts that somebody is logged in, and nothing else. Only with it is user-details worth asking. */
export const loginHint = 'is_logged_in';

/** Its value for editors, who are worth fetching their tools for; what they may do, the server says. */
export const editorHint = 'editor';
