import { createContext } from 'react';

/** True while a document is rendered for an editor: containers without modules have a place in it then. */
export const EditorDocument = createContext(false);
