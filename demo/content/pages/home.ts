import { sponsorNames } from '../sponsors.ts';
import { formOf, heading, linkTo, prose, section, teasers } from './build-modules.ts';
import type { DemoPage } from './demo-page.ts';

const always = { online_from: '2020-01-01T00:00' };

/** Home: one production large, the next days, what is new, what to read, seats, a festival, the venue (ROUTE-02). */
export const home: DemoPage = {
  key: 'home',
  title: { de: 'Startseite', en: 'Home' },
  meta_description: {
    de: 'Schauspiel, Oper, Tanz und Konzert in Hohenfurt: was heute und in den nächsten Tagen gespielt wird, Abonnements, Geschichten und der Weg zu uns.',
    en: 'Drama, opera, dance and concerts in Hohenfurt: what is on today and in the next days, subscriptions, stories and how to find us.',
  },
  og_image: '@media:poster-sturm-nacht',
  modules: [
    {
      model: 'hero-media',
      fields: {
        ...always,
        headline: { de: 'Der Sturm', en: 'The Tempest' },
        text: {
          de: 'Zwölf Jahre hat Prospero gewartet. Heute Nacht gehorcht ihm der Wind.',
          en: 'Prospero has waited twelve years. Tonight the wind obeys him.',
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
          de: 'Fünf Körper, ein Atem: Clara Nissens Tanzabend kommt und geht wie das Wasser.',
          en: 'Five bodies, one breath: Clara Nissen’s evening of dance comes and goes like water.',
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
          de: 'Alle sind verkleidet, einer ist in Gefahr. Verdis Oper über den teuersten Tanz einer Nacht.',
          en: 'Everyone is in disguise and one of them in danger. Verdi’s opera about a very expensive dance.',
        },
        button_text: { de: 'Zur Oper', en: 'About the opera' },
        button_link: '@link:production:maskenball',
        image: '@media:poster-maskenball-wide',
      },
    },
    heading('Heute und die nächsten Tage', 'Today and the next days', { anchor: 'heute' }),
    { model: 'event-list', fields: { extra_class: 'columns' } },
    heading('Neu in dieser Spielzeit', 'New this season'),
    teasers('collage', [
      {
        image: '@media:poster-sommernachtstraum',
        headline: { de: 'Ein Sommernachtstraum', en: 'A Midsummer Night’s Dream' },
        text: {
          de: 'Oper von Benjamin Reuß. Vier Verliebte, ein Wald und ein Esel, der am besten singt.',
          en: 'Opera by Benjamin Reuß. Four lovers, a wood and a donkey with the finest voice of them all.',
        },
        link: '@link:production:sommernachtstraum',
      },
      {
        image: '@media:poster-macbeth',
        headline: 'Macbeth',
        text: {
          de: 'Von William Shakespeare. Drei Frauen sagen die Wahrheit, einer hört nur die Hälfte.',
          en: 'By William Shakespeare. Three women tell the truth; one man hears half of it.',
        },
        link: '@link:production:macbeth',
      },
      {
        image: '@media:poster-halbtreppe',
        headline: { de: 'Halbe Treppe links', en: 'Half a Flight Up' },
        text: { de: 'Komödie von Jonas Wiechert, Uraufführung', en: 'Comedy by Jonas Wiechert, world premiere' },
        link: '@link:production:halbtreppe',
      },
      {
        image: '@media:poster-klavier',
        headline: { de: 'Lange Nacht am Klavier', en: 'A Long Night at the Piano' },
        text: { de: 'Zehn Hände, drei Flügel, bis um eins ist Schluss', en: 'Ten hands, three grands, over by one' },
        link: '@link:production:klavier',
      },
      { preline: { de: 'Schauspiel', en: 'Drama' }, headline: 'Cyrano de Bergerac', link: '@link:production:cyrano' },
      { preline: { de: 'Operette', en: 'Operetta' }, headline: 'Die Fledermaus', link: '@link:production:fledermaus' },
      { preline: { de: 'Schauspiel', en: 'Drama' }, headline: { de: 'Onkel Wanja', en: 'Uncle Vanya' }, link: '@link:production:wanja' },
    ]),
    { model: 'highlight-teaser', fields: { categories: ['@category:werkstatt', '@category:gespraech', '@category:junges-haus'] } },
    section('33-67', [
      [
        heading('Ein fester Platz', 'A seat of your own', { anchor: 'abonnements' }),
        prose(
          '<p>Mit einem Abonnement sparen Sie bis zu 40 Prozent und sitzen immer dort, wo Sie am liebsten sitzen. Tauschen können Sie bis zum Vortag.</p>',
          '<p>With a subscription you save up to 40 per cent and always sit where you like to sit. You can exchange until the day before.</p>',
        ),
        linkTo('@link:page:abonnements', 'Abonnements vergleichen', 'Compare subscriptions'),
      ],
      [
        teasers(
          'tickets',
          [
            [
              'premieren-abo',
              'Premieren-Abo',
              'First Nights',
              'Acht Premieren, Schauspiel, Oper und Tanz, mit Empfang',
              'Eight premieres of drama, opera and dance, with a reception',
              168,
            ],
            [
              'wahl-abo',
              'Wahl-Abo',
              'Pick and Choose',
              'Zehn Gutscheine, frei wählbar, übertragbar',
              'Ten vouchers for any performance, transferable',
              190,
            ],
            [
              'ring-zu-zweit',
              'Ring zu zweit',
              'Ring for Two',
              'Sechs Sonntage um 16 Uhr, Kaffee inklusive',
              'Six Sundays at four, coffee included',
              132,
            ],
            ['junges-abo', 'Junges Abo', 'Under 27', 'Fünf Vorstellungen für alle unter 27', 'Five performances for anyone under 27', 40],
          ].map(([key, de, en, lineDe, lineEn, price]) => ({
            headline: { de, en },
            subline: { de: lineDe, en: lineEn },
            link_text: { de: `ab ${price}\u00a0€`, en: `from ${price}\u00a0€` },
            link: `@link:series:${key}`,
          })),
        ),
      ],
    ]),
    {
      model: 'full-teaser',
      fields: {
        extra_class: 'overlay',
        image: '@media:poster-sturm-4',
        preline: { de: 'Festival im Juni', en: 'Festival in June' },
        headline: { de: 'Nachtlicht', en: 'Nightlight' },
        text: {
          de: 'Drei Nächte lang spielt das ganze Haus im Dunkeln: auf den Bühnen, darunter, auf dem Dach und am Wasser.',
          en: 'For three nights the whole house plays in the dark: on its stages, below them, on the roof and by the water.',
        },
        link_text: { de: 'Zum Festival', en: 'See the festival' },
        link: '@link:page:nachtlicht',
      },
    },
    {
      model: 'quote',
      fields: {
        content: {
          de: 'Wer aus der Vorstellung kommt und gleich weiß, was er davon hält, war zu schnell draußen.',
          en: 'If you leave the theatre knowing exactly what you thought of it, you left too quickly.',
        },
        author: { de: 'Aus dem Besucherbuch, Eintrag vom Premierenabend', en: 'From the visitors’ book, on an opening night' },
      },
    },
    {
      model: 'two-columns',
      fields: {
        extra_class: 'text-image',
        image: '@media:poster-fuehrung',
        text: {
          de: '<p><strong>Kommen Sie früher</strong></p><p>Das Foyer ist ab zehn Uhr offen, auch ohne Karte. Es gibt Zeitungen, Suppe und einen Flügel, den jeder spielen darf.</p><p>Wer wissen möchte, was hinter dem Eisernen Vorhang liegt, geht mit: Jeden Monat führen wir vom Schnürboden bis zur Unterbühne.</p><p><a href="/de/ihr-besuch">Alles für Ihren Besuch</a></p>',
          en: '<p><strong>Come early</strong></p><p>The foyer opens at ten, whether you have a ticket or not. There are newspapers, soup and a piano that anyone may play.</p><p>If you would like to know what lies behind the safety curtain, come along: every month we tour the house from the flies to the understage.</p><p><a href="/en/your-visit">Everything for your visit</a></p>',
        },
      },
    },
    section('100', [[formOf('newsletter')]], { extra_class: 'signal' }),
    heading('Sechs Räume, drei Adressen', 'Six spaces, three addresses'),
    {
      model: 'venue-list',
      fields: {},
      columns: [
        ['haus-am-ring', 'studio-am-wall', 'probebuehne-nord'].map((key) => ({ model: 'venue', fields: { venue: `@venue:${key}` } })),
      ],
    },
    heading('Wir danken', 'With thanks to', { headline_level: 2 }),
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
