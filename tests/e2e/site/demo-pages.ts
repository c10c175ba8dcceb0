/** Pages of the demo venue that consist of modules, by what they are, as paths without language. */
export const demoPages = {
  visit: { de: 'ihr-besuch', en: 'your-visit' },
  'getting here': { de: 'ihr-besuch/anfahrt', en: 'your-visit/getting-here' },
  'box office': { de: 'ihr-besuch/theaterkasse', en: 'your-visit/box-office' },
  'accessibility statement': { de: 'ihr-besuch/barrierefreiheit', en: 'your-visit/accessibility' },
  food: { de: 'ihr-besuch/gastronomie', en: 'your-visit/food-and-drink' },
  about: { de: 'das-haus', en: 'the-house' },
  history: { de: 'das-haus/geschichte', en: 'the-house/history' },
  jobs: { de: 'das-haus/jobs', en: 'the-house/jobs' },
  press: { de: 'das-haus/presse', en: 'the-house/press' },
  subscriptions: { de: 'abos', en: 'subscriptions' },
  school: { de: 'theater-und-schule', en: 'theatre-and-school' },
  'landing page': { de: 'nachtlicht', en: 'nightlight' },
  terms: { de: 'agb', en: 'agb' },
  'privacy policy': { de: 'datenschutz', en: 'datenschutz' },
  imprint: { de: 'impressum', en: 'impressum' },
} as const;
