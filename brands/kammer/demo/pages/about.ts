import type { PageOfBrand } from '../../../../demo/brand-demo.ts';
import { heading, linkTo, prose, section, teasers } from '../../../../demo/content/pages/build-modules.ts';
import { venueList } from './venue-list.ts';

/** The building, the work in it and the food. */
export const about: Record<'haus' | 'jobs' | 'gastronomie', PageOfBrand> = {
  haus: {
    title: { de: 'Die Kammer', en: 'The Kammer' },
    headline: { de: 'Eine Kammer, sechs Räume', en: 'One Kammer, six spaces' },
    meta_description: {
      de: 'Geschichte, Räume und Strom: was im alten Umspannwerk steckt und wer hier arbeitet.',
      en: 'History, spaces and power: what is inside the old transformer station and who works here.',
    },
    modules: [
      {
        model: 'full-teaser',
        fields: {
          extra_class: 'image-left',
          image: '@media:poster-hamlet',
          headline: { de: 'Einundsechzig Menschen, kein Dahinter', en: 'Sixty-one people and no backstage' },
          text: {
            de: 'Ton, Licht und Kostüm sitzen im selben Raum wie Sie, manchmal in Ihrer Reihe. Wer wissen will, wie das geht, kommt zur Führung.',
            en: 'Sound, light and costume sit in the same room as you, sometimes in your row. If you want to know how that works, take the tour.',
          },
          link_text: { de: 'Zur Führung', en: 'Take the tour' },
          link: '@link:production:fuehrung',
        },
      },
      section(
        '33-33-33',
        [
          [
            heading('220 Plätze', '220 seats', { preline: { de: 'Halle', en: 'Hall' }, headline_level: 2 }),
            prose(
              '<p>Eine eiserne Galerie, eine Tribüne, die jeden Monat anders steht, und ein Graben, in dem früher Kabel lagen.</p>',
              '<p>An iron gallery, a stand that moves every month and a pit that used to hold cables.</p>',
              { decrease_distance: true },
            ),
          ],
          [
            heading('1 Kran', '1 crane', { preline: { de: 'Über der Bühne', en: 'Above the stage' }, headline_level: 2 }),
            prose(
              '<p>Er hob dreißig Tonnen Transformator. Heute hebt er Lampen, Leinwände und einmal im Jahr ein Klavier.</p>',
              '<p>It lifted transformers of thirty tonnes. Today it lifts lamps, screens and, once a year, a piano.</p>',
              { decrease_distance: true },
            ),
          ],
          [
            heading('600 Ampere', '600 amperes', { preline: { de: 'In der Wand', en: 'In the wall' }, headline_level: 2 }),
            prose(
              '<p>Genug für ein Gewitter, zwei Konzerte und die Kaffeemaschine, aber nicht gleichzeitig.</p>',
              '<p>Enough for a thunderstorm, two concerts and the coffee machine, but not all at once.</p>',
              { decrease_distance: true },
            ),
          ],
        ],
        { extra_class: 'dark' },
      ),
      heading('Die Räume', 'The spaces', { anchor: 'raeume' }),
      venueList,
      heading('Weiterlesen', 'Read on'),
      teasers('list', [
        {
          image: '@media:poster-antigone',
          headline: { de: 'Geschichte', en: 'History' },
          text: {
            de: '1912 gebaut, 1986 abgeschaltet, 1991 von Künstlerinnen und Nachbarn wieder unter Strom gesetzt',
            en: 'Built in 1912, switched off in 1986, put under power again by artists and neighbours in 1991',
          },
          link: '@link:page:geschichte',
        },
        {
          image: '@media:poster-werkstatt',
          headline: { de: 'Jobs', en: 'Jobs' },
          text: { de: 'Was frei ist und wie man bei uns anfängt', en: 'What is open and how to start here' },
          link: '@link:page:jobs',
        },
        {
          image: '@media:poster-cyrano',
          headline: { de: 'Presse', en: 'Press' },
          text: { de: 'Bilder, Texte und jemand, der zurückruft', en: 'Pictures, texts and somebody who calls back' },
          link: '@link:page:presse',
        },
      ]),
    ],
  },
  jobs: {
    headline: { de: 'Arbeiten in der Kammer', en: 'Working at the Kammer' },
    modules: [
      section('67-33', [
        [
          prose(
            '<p>Wir sind 61 Leute, und fast alle können zwei Dinge. Wir suchen gerade:</p><ul><li><strong>Licht und Video</strong>, Vollzeit, ab sofort</li><li><strong>Kostüm und Ausstattung</strong>, 30 Stunden</li><li><strong>Arbeit mit Schulen</strong>, Elternzeitvertretung</li><li><strong>Bar und Einlass</strong>, abends, auch für Studierende</li></ul>',
            '<p>There are 61 of us, and nearly everyone can do two things. At the moment we are looking for:</p><ul><li><strong>Light and video</strong>, full time, from now on</li><li><strong>Costume and design</strong>, 30 hours a week</li><li><strong>Work with schools</strong>, parental leave cover</li><li><strong>Bar and door</strong>, evenings, students welcome</li></ul>',
          ),
          heading('Lernen', 'Learning', { headline_level: 2 }),
          prose(
            '<p>Wir bilden in Veranstaltungstechnik aus. Im Herbst beginnt das Hospitanzjahr: zehn Monate, fünf Produktionen, ein Schlüssel zum Kran.</p>',
            '<p>We train stage technicians. The trainee year starts in autumn: ten months, five productions and a key to the crane.</p>',
            { decrease_distance: true },
          ),
        ],
        [
          heading('Bewerben', 'Apply', { headline_level: 2 }),
          prose(
            '<p>Schreiben Sie uns, was Sie als Letztes gebaut haben. Ein Foto brauchen wir nicht.</p>',
            '<p>Tell us what you built last. We do not need a photograph.</p>',
            { decrease_distance: true },
          ),
          linkTo('mailto:arbeit@kammer-zwoelf.example', 'arbeit@kammer-zwoelf.example', 'arbeit@kammer-zwoelf.example'),
        ],
      ]),
    ],
  },
  gastronomie: {
    modules: [
      {
        model: 'two-columns',
        fields: {
          extra_class: 'image-text',
          image: '@media:poster-donau',
          text: {
            de: '<p><strong>Bar</strong></p><p>Ab zehn Uhr Kaffee, ab zwölf eine Suppe, am Abend Wein aus drei Flaschen: rot, weiß und der andere. Gläser dürfen mit in die Vorstellung.</p><p>Geschlossen wird, wenn die vorletzte Tram fährt, um 1.38 Uhr. Für die letzte gibt es ein Glas Wasser.</p>',
            en: '<p><strong>Bar</strong></p><p>Coffee from ten, soup from noon, and in the evening wine from three bottles: red, white and the other one. You may take your glass into the performance.</p><p>We close when the last tram but one has gone, at 1:38. For the last one there is a glass of water.</p>',
          },
        },
      },
      {
        model: 'two-columns',
        fields: {
          extra_class: 'text-image',
          image: '@media:poster-kirschgarten',
          text: {
            de: '<p><strong>Der lange Tisch</strong></p><p>Mittags kochen wir reihum, und wer da ist, isst mit. Von 12 bis 14 Uhr sind Gäste willkommen. Ein Teller kostet, was Sie geben.</p>',
            en: '<p><strong>The long table</strong></p><p>We take turns cooking lunch, and whoever is here eats with us. Guests are welcome from 12:00 to 14:00. A plate costs what you give.</p>',
          },
        },
      },
    ],
  },
};
