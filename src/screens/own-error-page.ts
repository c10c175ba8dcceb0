import { createContext } from 'react';

/** The house's own HTML in place of the error page (ERR-07); only while a page is rendered on the server. */
export const OwnErrorPage = createContext<string | null>(null);
