import { translatedText } from '../../core/fields/text.ts';

/** Words that visitors type for something this site calls otherwise (SRCH-14), per language. */
export const searchSynonymFields = {
  words: translatedText({
    label: { de: 'Was jemand eintippt', en: 'What people type' },
    help: {
      de: 'Wörter oder Wendungen, durch Kommas getrennt, zum Beispiel: Restaurant, Café, essen gehen. Sie gelten für die Suche in dieser Sprache.',
      en: 'Words or phrases, separated by commas, for example: restaurant, café, dinner. They count for the search in this language.',
    },
    required: true,
    max: 500,
  }),
  meaning: translatedText({
    label: { de: 'Was dann gefunden wird', en: 'What is found then' },
    help: {
      de: 'Worte, die auf der gesuchten Seite stehen, am besten aus ihrem Titel, zum Beispiel: Gastronomie.',
      en: 'Words that stand on the page in question, best of its title, for example: Food and drink.',
    },
    required: true,
    max: 100,
  }),
};
