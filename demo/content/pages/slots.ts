import { heading, linkTo, prose, section } from './build-modules.ts';
import type { DemoSlot } from './demo-page.ts';

/** What editors have added to pages of the season (PAGE-09): one of each kind. */
export const demoSlots: readonly DemoSlot[] = [
  {
    owner: 'event:first-sturm',
    modules: [
      {
        model: 'quote',
        fields: {
          content: { de: 'Die Hölle ist leer, alle Teufel sind hier.', en: 'Hell is empty, and all the devils are here.' },
          author: 'Ariel, I, 2',
        },
      },
    ],
  },
  {
    owner: 'production:sturm',
    modules: [
      heading('Wie aus Seide ein Meer wird', 'How silk becomes a sea'),
      {
        model: 'two-columns',
        fields: {
          extra_class: 'image-text',
          image: '@media:poster-sturm-3',
          text: {
            de: '<p>Vierhundert Meter Stoff, elf Farbtöne, zwölf Menschen, die sie jeden Abend von Hand bewegen. Die Werkstätten haben sechs Wochen gefärbt, genäht und geflucht.</p>',
            en: '<p>Four hundred metres of fabric in eleven shades, moved by hand every evening by twelve people. The workshops dyed, stitched and swore for six weeks.</p>',
          },
        },
      },
      linkTo('@link:article:seide', 'Der Bericht aus dem Malsaal', 'The report from the paint shop'),
    ],
  },
  {
    owner: 'article:seide',
    modules: [
      {
        model: 'image-list',
        fields: { format: '1-1' },
        columns: [['sturm-2', 'sturm-3', 'sturm-4'].map((key) => ({ model: 'image', fields: { image: `@media:poster-${key}` } }))],
      },
    ],
  },
  {
    owner: 'person:agnes-thorwald',
    modules: [
      {
        model: 'quote',
        fields: {
          content: {
            de: 'Auf der Bühne muss man nicht lügen können. Man muss es nur nicht merken, wenn man es tut.',
            en: 'On stage you need not be able to lie. You only must not notice when you do.',
          },
          author: { de: 'Aus einem Gespräch in der Kantine', en: 'From a conversation in the canteen' },
        },
      },
    ],
  },
  {
    owner: 'series:premieren-abo',
    modules: [
      section('67-33', [
        [
          heading('Der Abend beginnt im Foyer', 'The evening starts in the foyer'),
          prose(
            '<p>Eine Stunde vor jeder Premiere erzählt die Dramaturgie, woran bis zuletzt gearbeitet wurde. Zwanzig Minuten, Stehplätze, kein Mikrofon.</p>',
            '<p>An hour before every premiere the dramaturgs tell you what was being worked on until the last moment. Twenty minutes, standing, no microphone.</p>',
            { decrease_distance: true },
          ),
        ],
        [linkTo('@link:page:abonnements', 'Alle Abonnements', 'All subscriptions', 'outline')],
      ]),
    ],
  },
  {
    owner: 'venue:haus-am-ring',
    modules: [
      {
        model: 'full-teaser',
        fields: {
          extra_class: 'image-right',
          image: '@media:poster-fuehrung',
          headline: { de: 'Einmal hinter den Eisernen', en: 'Behind the safety curtain, for once' },
          text: {
            de: 'Siebzig Minuten vom Schnürboden bis zur Unterbühne. Feste Schuhe, keine Höhenangst.',
            en: 'Seventy minutes from the flies to the understage. Sturdy shoes and a head for heights.',
          },
          link_text: { de: 'Zur Führung', en: 'Take the tour' },
          link: '@link:production:fuehrung',
        },
      },
    ],
  },
];
