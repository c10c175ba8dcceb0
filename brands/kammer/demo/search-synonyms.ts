import type { EntryFields } from '../../../demo/brand-demo.ts';

/** Where people here mean something that is called otherwise in the demo's other venue. */
export const searchSynonyms: EntryFields<'search_synonyms'> = {
  intendanz: {
    words: { de: 'Intendantin, Intendant, Intendanz, Theaterleitung', en: 'director of the theatre, theatre director' },
    meaning: { de: 'Künstlerische Leitung', en: 'Artistic director' },
  },
};
