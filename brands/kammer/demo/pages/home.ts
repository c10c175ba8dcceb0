import type { PageOfBrand } from '../../../../demo/brand-demo.ts';
import { formOf, heading, linkTo, prose, section, teasers } from '../../../../demo/content/pages/build-modules.ts';
import { seriesTickets } from '../series.ts';
import { sponsorNames } from '../sponsors.ts';
import { venueList } from './venue-list.ts';

const always = { online_from: '2020-01-01T00:00' };

/** Home: three evenings, what is next, what is new, what to read, the ways to pay less, the festival, the rooms. */
export const home: PageOfBrand = {
  meta_description: {
    de: 'Eine kleine Bühne im alten Umspannwerk von Lindenau: was heute gespielt wird, was als Nächstes kommt und wie man hineinkommt.',
    en: 'A small stage in Lindenau’s old transformer station: what is on tonight, what comes next and how to get in.',
  },
  modules: [
    {
      model: 'hero-media',
      fields: {
        ...always,
        headline: { de: 'Der Sturm', en: 'The Tempest' },
        text: {
          de: 'Ein Kran, zehn Stimmen, kein Ufer: Shakespeares Insel liegt in unserer Halle.',
          en: 'One crane, ten voices, no shore: Shakespeare’s island lies in our Hall.',
        },
        button_text: { de: 'Zum Stück', en: 'About the play' },
        button_link: '@link:production:sturm',
        image: '@media:poster-sturm-nacht',
      },
    },
    {
      model: 'hero-media',
      fields: {
        ...always,
        headline: { de: 'Gezeiten', en: 'Tides' },
        text: {
          de: 'Drei Millimeter Wasser. Ellen Brodersens Abend beginnt, wo der Boden nachgibt.',
          en: 'Three millimetres of water. Ellen Brodersen’s evening begins where the floor gives way.',
        },
        button_text: { de: 'Zum Tanzabend', en: 'About the evening' },
        button_link: '@link:production:gezeiten',
        image: '@media:poster-gezeiten-wide',
      },
    },
    {
      model: 'hero-media',
      fields: {
        ...always,
        headline: { de: 'Ein Maskenball', en: 'Un ballo in maschera' },
        text: {
          de: 'Ihre Maske liegt auf dem Platz. Verdi für acht Stimmen, ein Akkordeon und alle, die kommen.',
          en: 'Your mask is on your seat. Verdi for eight voices, one accordion and everyone who comes.',
        },
        button_text: { de: 'Zur Oper', en: 'About the opera' },
        button_link: '@link:production:maskenball',
        image: '@media:poster-maskenball-wide',
      },
    },
    heading('Was jetzt kommt', 'Coming up', { anchor: 'heute' }),
    { model: 'event-list', fields: { extra_class: 'columns' } },
    heading('Gerade fertig geworden', 'Only just finished'),
    teasers('collage', [
      {
        image: '@media:poster-nachtschicht',
        headline: { de: 'Nachtschicht', en: 'Night Shift' },
        text: {
          de: 'Maja Winterhoff hat aufgeschrieben, wer nach uns kommt. Gespielt wird auf Bürostühlen.',
          en: 'Maja Winterhoff has written down who comes after us. It is played on office chairs.',
        },
        link: '@link:production:nachtschicht',
      },
      {
        image: '@media:poster-cyrano',
        headline: 'Cyrano de Bergerac',
        text: { de: 'Ein Mikrofon, zwei Münder, keine Nase', en: 'One microphone, two mouths, no nose' },
        link: '@link:production:cyrano',
      },
      {
        image: '@media:poster-sommernachtstraum',
        headline: { de: 'Ein Sommernachtstraum', en: 'A Midsummer Night’s Dream' },
        text: {
          de: 'Leon Ahrends Oper aus dem Kabelkeller, Uraufführung',
          en: 'Leon Ahrend’s opera from the cable cellar, world premiere',
        },
        link: '@link:production:sommernachtstraum',
      },
      {
        image: '@media:poster-woyzeck',
        headline: 'Woyzeck',
        text: { de: 'Das erste Stück von 1991, jetzt im Laufschritt', en: 'Our first play of 1991, now at a run' },
        link: '@link:production:woyzeck',
      },
      { preline: { de: 'Salon', en: 'Salon' }, headline: 'Macbeth', link: '@link:production:macbeth' },
      { preline: { de: 'Schaltraum', en: 'Switch Room' }, headline: 'Winterreise', link: '@link:production:winterreise' },
      {
        preline: { de: 'Kabelkeller', en: 'Cable cellar' },
        headline: { de: 'Der Sandmann', en: 'The Sandman' },
        link: '@link:production:sandmann',
      },
    ]),
    { model: 'highlight-teaser', fields: { categories: ['@category:gespraech', '@category:werkstatt', '@category:junges-haus'] } },
    section('33-67', [
      [
        heading('Öfter kommen', 'Come more often', { anchor: 'abonnements' }),
        prose(
          '<p>Feste Plätze haben wir nicht, nur feste Absichten. Wer sich mehrere Abende vornimmt, zahlt für den einzelnen weniger.</p>',
          '<p>We have no fixed seats, only firm intentions. If you plan several evenings, each of them costs less.</p>',
        ),
        linkTo('@link:page:abonnements', 'Alle Möglichkeiten', 'All the options'),
      ],
      [seriesTickets(['premieren-abo', 'wahl-abo', 'ring-zu-zweit', 'junges-abo'])],
    ]),
    {
      model: 'full-teaser',
      fields: {
        extra_class: 'overlay',
        image: '@media:poster-sturm-4',
        preline: { de: 'Drei Nächte im Juni', en: 'Three nights in June' },
        headline: { de: 'Stromausfall', en: 'Power Cut' },
        text: {
          de: 'Um 21.42 Uhr ziehen wir den Hauptschalter. Gespielt wird weiter, mit Kurbel, Lunge und Fahrrad.',
          en: 'At 21:42 we pull the main switch. The playing goes on, by crank, lung and bicycle.',
        },
        link_text: { de: 'Was dann passiert', en: 'What happens then' },
        link: '@link:page:nachtlicht',
      },
    },
    {
      model: 'quote',
      fields: {
        content: {
          de: 'Ich saß neben dem Mörder. Er hat mich vorher gefragt, ob es mir recht ist.',
          en: 'I sat next to the murderer. He asked me beforehand whether I minded.',
        },
        author: {
          de: 'Zettel am Spiegel der Garderobe, nach dem „Maskenball“',
          en: 'Note on the cloakroom mirror, after Un ballo in maschera',
        },
      },
    },
    {
      model: 'two-columns',
      fields: {
        extra_class: 'text-image',
        image: '@media:poster-fuehrung',
        text: {
          de: '<p><strong>Auch ohne Karte</strong></p><p>Die Bar öffnet um zehn. Es gibt einen langen Tisch, an dem gearbeitet, gegessen und geprobt wird, oft gleichzeitig, und ein Klavier, das jeder spielen darf.</p><p>Einmal im Monat zeigt jemand von uns, was hinter der Schaltwand liegt. Der Schalter, der noch geht, ist im Preis inbegriffen: Es kostet nichts.</p><p><a href="/de/ihr-besuch">Alles für Ihren Besuch</a></p>',
          en: '<p><strong>No ticket needed</strong></p><p>The bar opens at ten. There is one long table at which people work, eat and rehearse, often at the same time, and a piano that is there to be played.</p><p>Once a month one of us shows you what is behind the switchboard. The switch that still works is included in the price: there is none.</p><p><a href="/en/your-visit">Everything for your visit</a></p>',
        },
      },
    },
    section('100', [[formOf('newsletter')]], { extra_class: 'signal' }),
    heading('Wo wir spielen', 'Where we play'),
    venueList,
    heading('Ohne diese vier bliebe es dunkel', 'Without these four it would stay dark', { headline_level: 2 }),
    {
      model: 'logo-list',
      fields: { extra_class: 'small' },
      columns: [
        Object.entries(sponsorNames).map(([key, name]) => ({
          model: 'image',
          fields: { image: `@media:sign-${key}`, is_decorative: true, caption: { de: name, en: name } },
        })),
      ],
    },
  ],
};
