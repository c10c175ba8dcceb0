import type { PageOfBrand } from '../../../../demo/brand-demo.ts';
import { heading, teasers } from '../../../../demo/content/pages/build-modules.ts';

/** The page of an address that leads nowhere; its headline is that of every venue. */
export const notFound: PageOfBrand = {
  modules: [
    heading('Gespielt wird trotzdem', 'We are playing all the same'),
    { model: 'event-list', fields: { extra_class: 'columns' } },
    heading('Drei Türen, die aufgehen', 'Three doors that do open'),
    teasers('grid', [
      {
        headline: { de: 'Ihr Besuch', en: 'Your visit' },
        text: { de: 'Der Weg hierher, die Kasse, die Suppe', en: 'The way here, the box office, the soup' },
        link: '@link:page:besuch',
      },
      {
        headline: { de: 'Abonnements', en: 'Subscriptions' },
        text: { de: 'Sonntage, Marken, erste Abende', en: 'Sundays, tokens, first evenings' },
        link: '@link:page:abonnements',
      },
      {
        headline: { de: 'Die Kammer', en: 'The Kammer' },
        text: { de: 'Zwölf Kammern, ein Kran und was daraus wurde', en: 'Twelve chambers, one crane and what became of them' },
        link: '@link:page:haus',
      },
    ]),
  ],
};
