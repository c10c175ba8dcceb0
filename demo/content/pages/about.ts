import { heading, linkTo, prose, section, teasers } from './build-modules.ts';
import type { DemoPage } from './demo-page.ts';

/** 'Das Haus' with history, jobs and press below it. */
export const about: readonly DemoPage[] = [
  {
    key: 'haus',
    title: { de: 'Das Haus', en: 'The house' },
    headline: { de: 'Ein Haus, sechs Räume', en: 'One house, six spaces' },
    meta_description: {
      de: 'Geschichte, Räume und Technik: was hinter dem Foyer liegt und wer dort arbeitet.',
      en: 'History, spaces and machinery: what lies behind the foyer and who works there.',
    },
    in_menu: true,
    modules: [
      {
        model: 'full-teaser',
        fields: {
          extra_class: 'image-left',
          image: '@media:poster-hamlet',
          headline: { de: 'Vierhundert Menschen, ein Abend', en: 'Four hundred people, one evening' },
          text: {
            de: 'Für jede Person auf der Bühne arbeiten neun dahinter. Sie heißen Schnürmeister, Gewandmeisterin, Orchesterwartin, und an den meisten Abenden sieht sie niemand. Hier haben sie eine Seite.',
            en: 'For every person on stage nine work behind it. They are flymen, cutters and orchestra porters, and on most evenings nobody sees them. Here they have a page.',
          },
          link_text: { de: 'Zur Führung', en: 'Take the tour' },
          link: '@link:production:fuehrung',
        },
      },
      section(
        '33-33-33',
        [
          [
            heading('812 Plätze', '812 seats', { preline: { de: 'Großes Haus', en: 'Main House' }, headline_level: 2 }),
            prose(
              '<p>Parkett, zwei Ränge, eine Drehbühne von 16 Metern und ein Graben für siebzig Musiker.</p>',
              '<p>Stalls, two circles, a revolve sixteen metres across and a pit for seventy players.</p>',
              { decrease_distance: true },
            ),
          ],
          [
            heading('54 Züge', '54 flying bars', { preline: { de: 'Über der Bühne', en: 'Above the stage' }, headline_level: 2 }),
            prose(
              '<p>Jeder trägt vierhundert Kilo. Den ältesten bedient man noch von Hand, weil er leiser ist.</p>',
              '<p>Each carries four hundred kilos. The oldest is still worked by hand, because it is quieter.</p>',
              { decrease_distance: true },
            ),
          ],
          [
            heading('9000 Kostüme', '9,000 costumes', { preline: { de: 'Im Fundus', en: 'In store' }, headline_level: 2 }),
            prose(
              '<p>Geordnet nach Jahrhundert, dann nach Größe. Einmal im Jahr ist Verkauf.</p>',
              '<p>Sorted by century, then by size. Once a year there is a sale.</p>',
              { decrease_distance: true },
            ),
          ],
        ],
        { extra_class: 'dark' },
      ),
      heading('Die Räume', 'The spaces', { anchor: 'raeume' }),
      {
        model: 'venue-list',
        fields: {},
        columns: [
          ['haus-am-ring', 'studio-am-wall', 'probebuehne-nord'].map((key) => ({ model: 'venue', fields: { venue: `@venue:${key}` } })),
        ],
      },
      heading('Weiterlesen', 'Read on'),
      teasers('list', [
        {
          image: '@media:poster-antigone',
          headline: { de: 'Geschichte', en: 'History' },
          text: {
            de: '1906 gebaut, 1944 zerstört, 1957 von der Stadt mit eigenen Händen wieder aufgebaut',
            en: 'Built in 1906, destroyed in 1944, rebuilt by the people of the town by 1957',
          },
          link: '@link:page:geschichte',
        },
        {
          image: '@media:poster-werkstatt',
          headline: { de: 'Jobs', en: 'Jobs' },
          text: { de: 'Offene Stellen, Ausbildung und das freiwillige Jahr', en: 'Vacancies, apprenticeships and the voluntary year' },
          link: '@link:page:jobs',
        },
        {
          image: '@media:poster-cyrano',
          headline: { de: 'Presse', en: 'Press' },
          text: { de: 'Bilder, Texte und jemand, der ans Telefon geht', en: 'Pictures, texts and somebody who answers the telephone' },
          link: '@link:page:presse',
        },
      ]),
    ],
  },
  {
    key: 'geschichte',
    parent: 'haus',
    title: { de: 'Geschichte', en: 'History' },
    headline: { de: 'Aus dem eigenen Schutt', en: 'From its own rubble' },
    in_menu: true,
    modules: [
      section('67-33', [
        [
          heading('1906', '1906', { headline_level: 2 }),
          prose(
            '<p>Am 14. Oktober öffnet das Stadttheater mit dem „Freischütz“. Der Strom fällt dreimal aus, die Wolfsschlucht gilt bis heute als die beste der Stadt.</p>',
            '<p>On 14 October the town theatre opens with ‘Der Freischütz’. The electricity fails three times, and the Wolf’s Glen is still considered the best the town has seen.</p>',
            { decrease_distance: true },
          ),
          heading('1944', '1944', { headline_level: 2 }),
          prose(
            '<p>In einer Novembernacht brennt das Haus bis auf die Umfassungsmauern aus. Gespielt wird noch in derselben Woche, in der Turnhalle der Wallschule, mit Mänteln und ohne Vorhang.</p>',
            '<p>One night in November the house burns down to its outer walls. Within a week the company plays in a school gymnasium, in coats and without a curtain.</p>',
            { decrease_distance: true },
          ),
          heading('1957', '1957', { headline_level: 2 }),
          prose(
            '<p>Dreizehn Jahre lang tragen Hohenfurter Steine zusammen. Wer zehn Eimer Schutt sortierte, bekam eine Karte. Der erste Satz auf der neuen Bühne heißt: „Wer da?“</p>',
            '<p>For thirteen years the people of Hohenfurt collect stones. Ten sorted buckets of rubble earned a ticket. The first words on the new stage are ‘Who’s there?’</p>',
            { decrease_distance: true },
          ),
          heading('1998', '1998', { headline_level: 2 }),
          prose(
            '<p>Die letzte Zeitung läuft durch die Rotationsmaschine in der Wallgasse. Zwei Jahre später steht dort das Studio, mit dem Schatten der Maschinen auf dem Boden.</p>',
            '<p>The last newspaper runs through the presses in Wallgasse. Two years later the studio opens there, with the shadow of the machines still on the floor.</p>',
            { decrease_distance: true },
          ),
        ],
        [
          {
            model: 'image',
            fields: {
              image: '@media:poster-antigone',
              format: '3-4',
              caption: {
                de: 'Plakat zur „Antigone“, mit der auch 1957 weitergespielt wurde',
                en: 'Poster for ‘Antigone’, also played in the season of 1957',
              },
            },
          },
        ],
      ]),
      {
        model: 'quote',
        fields: {
          content: {
            de: 'Wir haben das Haus nicht wieder aufgebaut, weil wir Theater wollten. Wir haben Theater gewollt, weil wir gebaut haben.',
            en: 'We did not rebuild the house because we wanted theatre. We wanted theatre because we had built.',
          },
          author: {
            de: 'Hilde Brandes, Trümmerfrau und Abonnentin seit 1957',
            en: 'Hilde Brandes, who sorted rubble, a subscriber since 1957',
          },
        },
      },
    ],
  },
  {
    key: 'jobs',
    parent: 'haus',
    title: { de: 'Jobs', en: 'Jobs' },
    headline: { de: 'Arbeiten am Theater', en: 'Working here' },
    in_menu: true,
    in_secondary_menu: true,
    modules: [
      section('67-33', [
        [
          prose(
            '<p>Bei uns arbeiten Menschen in 46 Berufen. Wir suchen gerade:</p><ul><li><strong>Beleuchtungsmeisterin oder Beleuchtungsmeister</strong>, Vollzeit, ab sofort</li><li><strong>Gewandmeisterin oder Gewandmeister Damen</strong>, 30 Stunden</li><li><strong>Mitarbeit in der Theaterpädagogik</strong>, Elternzeitvertretung</li><li><strong>Aushilfen im Einlass</strong>, abends, auch für Studierende</li></ul>',
            '<p>People in 46 professions work here. At the moment we are looking for:</p><ul><li><strong>A chief electrician</strong>, full time, from now on</li><li><strong>A women’s cutter</strong>, 30 hours a week</li><li><strong>An education officer</strong>, parental leave cover</li><li><strong>Ushers</strong>, evenings, students welcome</li></ul>',
          ),
          heading('Lernen', 'Learning', { headline_level: 2 }),
          prose(
            '<p>Wir bilden in Veranstaltungstechnik, Maßschneiderei, Tischlerei und Maskenbild aus. Jeden September beginnt das freiwillige Jahr mit einem Platz in jeder Abteilung.</p>',
            '<p>We train stage technicians, tailors, carpenters and wig makers. The voluntary year starts every September, with one place in each department.</p>',
            { decrease_distance: true },
          ),
        ],
        [
          heading('Bewerben', 'Apply', { headline_level: 2 }),
          prose(
            '<p>Ein Brief und ein Lebenslauf genügen. Ein Foto brauchen wir nicht.</p>',
            '<p>A letter and a CV will do. We do not need a photograph.</p>',
            { decrease_distance: true },
          ),
          linkTo('mailto:personal@haus-am-ring.example', 'personal@haus-am-ring.example', 'personal@haus-am-ring.example'),
        ],
      ]),
    ],
  },
  {
    key: 'presse',
    parent: 'haus',
    title: { de: 'Presse', en: 'Press' },
    headline: { de: 'Presse', en: 'Press' },
    in_menu: true,
    in_secondary_menu: true,
    modules: [
      section('67-33', [
        [
          prose(
            '<p>Plakatmotive und Szenenbilder dürfen Sie im Zusammenhang mit einem Bericht über unser Haus kostenlos verwenden; nennen Sie bitte die Quelle.</p>',
            '<p>You may use posters and production photographs free of charge with a report about our house; please name the source.</p>',
          ),
          {
            model: 'image-list',
            fields: { format: '3-4' },
            columns: [
              ['sturm', 'carmen', 'nachtschicht'].map((key) => ({
                model: 'image',
                fields: { image: `@media:poster-${key}`, link: `@link:production:${key}` },
              })),
            ],
          },
        ],
        [
          heading('Kontakt', 'Contact', { headline_level: 2 }),
          prose(
            '<p>Jakob Lindner<br>Kommunikation</p><p><a href="tel:+493023125410">030 23125 410</a></p><p><a href="mailto:presse@haus-am-ring.example">presse@haus-am-ring.example</a></p>',
            '<p>Jakob Lindner<br>Communications</p><p><a href="tel:+493023125410">+49 30 23125 410</a></p><p><a href="mailto:presse@haus-am-ring.example">presse@haus-am-ring.example</a></p>',
            { decrease_distance: true },
          ),
        ],
      ]),
    ],
  },
];
