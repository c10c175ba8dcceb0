import { heading, teasers } from './build-modules.ts';
import type { DemoPage } from './demo-page.ts';

/** Pages whose own screens show more than their modules. */
export const fixed: readonly DemoPage[] = [
  { key: 'events', title: { de: 'Spielplan', en: 'Programme' }, headline: { de: 'Spielplan', en: 'Programme' }, modules: [] },
  {
    key: '404',
    title: { de: 'Diese Seite konnte nicht gefunden werden', en: 'This page could not be found' },
    headline: { de: 'Diese Seite konnte nicht gefunden werden', en: 'This page could not be found' },
    modules: [
      heading('Aber das hier gibt es', 'But here is what is on'),
      { model: 'event-list', fields: { extra_class: 'columns' } },
      heading('Oder suchen Sie das?', 'Or were you looking for this?'),
      teasers('grid', [
        {
          headline: { de: 'Ihr Besuch', en: 'Your visit' },
          text: {
            de: 'Anfahrt, Kasse, Barrierefreiheit und die Suppe in der Pause',
            en: 'Getting here, box office, access and soup in the interval',
          },
          link: '@link:page:besuch',
        },
        {
          headline: { de: 'Abonnements', en: 'Subscriptions' },
          text: { de: 'Ein fester Platz oder zehn freie Abende', en: 'A seat of your own or ten evenings of your choice' },
          link: '@link:page:abonnements',
        },
        {
          headline: { de: 'Das Haus', en: 'The house' },
          text: { de: 'Geschichte, Räume und die Menschen dahinter', en: 'Its history, its spaces and the people behind them' },
          link: '@link:page:haus',
        },
      ]),
    ],
  },
];
