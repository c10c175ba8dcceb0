import type { PageOfBrand } from '../../../../demo/brand-demo.ts';
import { heading, linkTo, prose, question, section } from '../../../../demo/content/pages/build-modules.ts';
import { hoursTable } from '../../../../demo/content/pages/festival.ts';

const anchors = [
  ['naechte', 'Die Nächte', 'The nights'],
  ['sehen', 'Sehen', 'Watch'],
  ['hoeren', 'Hören', 'Listen'],
  ['wissen', 'Vorher lesen', 'Read this first'],
] as const;

const films = [
  [
    'poster-fuehrung',
    'Der Schalter',
    'The switch',
    'Uwe Tramitz zieht ihn. Länger ist der Film nicht.',
    'Uwe Tramitz pulls it. That is all there is to the film.',
  ],
  [
    'poster-klavier',
    'Klavier, stockfinster',
    'Piano, pitch dark',
    'Sigrid Engelke spielt, was die Finger wissen.',
    'Sigrid Engelke plays what her fingers know.',
  ],
  ['poster-gezeiten', 'Auf dem Dach, 4.51 Uhr', 'On the roof, 04:51', 'Fünf Menschen warten auf Licht.', 'Five people wait for light.'],
] as const;

/** The landing page of a festival without electricity: no header and footer, and every kind of medium (LAYOUT-05). */
export const festival: PageOfBrand = {
  title: { de: 'Stromausfall', en: 'Power Cut' },
  headline: { de: 'Stromausfall', en: 'Power Cut' },
  meta_description: {
    de: 'Drei Nächte im Juni ohne Netz: kein Strom, kein Ton vom Band, kein Licht, das man nicht selbst erzeugt.',
    en: 'Three nights in June off the grid: no power, no playback and no light that you do not make yourself.',
  },
  modules: [
    {
      model: 'hero-media',
      fields: {
        headline: { de: 'Stromausfall', en: 'Power Cut' },
        text: {
          de: 'Drei Nächte im Juni. Das Umspannwerk ist vom Netz.',
          en: 'Three nights in June. The transformer station is off the grid.',
        },
        button_text: { de: 'Zum Spielplan', en: 'See the programme' },
        button_link: '@link:page:events',
        sticky: true,
        image: '@media:poster-nachtschicht-wide',
        online_from: '2020-01-01T00:00',
      },
    },
    {
      model: 'anchor-list',
      fields: { sticky: true },
      columns: [anchors.map(([anchor, de, en]) => ({ model: 'link', fields: { link: `#${anchor}`, link_text: { de, en } } }))],
    },
    section('67-33', [
      [
        heading('Warum wir ihn ziehen', 'Why we pull it'),
        prose(
          '<p>1986 wurde dieses Werk abgeschaltet, und niemand hat zugesehen. Das holen wir nach, jedes Jahr, dreimal. Um 21.42 Uhr zieht Uwe Tramitz den Hauptschalter, und dann machen wir weiter mit dem, was da ist: zwei Fahrräder mit Dynamo, ein Harmonium, vierzig Kehlen.</p><p>Es wird nicht alles gelingen. Vieles davon werden Sie nicht einmal sehen.</p>',
          '<p>In 1986 these works were switched off, and nobody watched. We make up for it every year, three times over. At 21:42 Uwe Tramitz pulls the main switch, and we go on with what there is: two bicycles with dynamos, one harmonium, forty throats.</p><p>Not all of it will succeed. Much of it you will not even see.</p>',
        ),
      ],
      [
        linkTo('#wissen', 'Was muss ich wissen?', 'What do I need to know?', 'arrow'),
        linkTo('@link:production:sandmann', 'Der Sandmann', 'The Sandman', 'arrow'),
      ],
    ]),
    heading('Die Nächte', 'The nights', { anchor: 'naechte' }),
    {
      model: 'html',
      fields: {
        html_code: {
          de: hoursTable('Jede der drei Nächte, ungefähr', [
            ['21.42 Uhr', 'Halle: der Schalter'],
            ['22.00 Uhr', 'Salon: „Macbeth“, ohne Kopfhörer'],
            ['23.15 Uhr', 'Kabelkeller: Der Sandmann, zwölf Streichhölzer'],
            ['0.30 Uhr', 'Hof: Konzert für zwei Fahrräder'],
            ['4.51 Uhr', 'Dach: Kaffee, von der Sonne angestrahlt'],
          ]),
          en: hoursTable('Each of the three nights, roughly', [
            ['21:42', 'Hall: the switch'],
            ['22:00', 'Salon: Macbeth, without headphones'],
            ['23:15', 'Cable cellar: The Sandman, twelve matches'],
            ['00:30', 'Yard: concerto for two bicycles'],
            ['04:51', 'Roof: coffee, lit by the sun'],
          ]),
        },
      },
    },
    {
      model: 'image-list',
      fields: { format: '3-4' },
      columns: [
        ['macbeth', 'sandmann', 'klavier', 'gezeiten'].map((key) => ({
          model: 'image',
          fields: { image: `@media:poster-${key}`, link: `@link:production:${key}` },
        })),
      ],
    },
    heading('Zum Üben: Abende, an denen es spät wird', 'For practice: evenings that end late'),
    { model: 'event-list', fields: { tag: '@tag:nachts' } },
    heading('Sehen', 'Watch', { anchor: 'sehen' }),
    {
      model: 'video',
      fields: {
        video_url: 'https://vimeo.com/76979871',
        image: '@media:poster-sturm-3',
        title: { de: 'Drei Stunden Dunkel in drei Minuten', en: 'Three hours of dark in three minutes' },
        length: '3:12',
      },
    },
    {
      model: 'video-list',
      fields: {},
      columns: [
        films.map(([image, de, en, textDe, textEn]) => ({
          model: 'video-item',
          fields: {
            video_url: 'https://vimeo.com/76979871',
            image: `@media:${image}`,
            title: { de, en },
            content: { de: `<p>${textDe}</p>`, en: `<p>${textEn}</p>` },
          },
        })),
      ],
    },
    heading('Hören', 'Listen', { anchor: 'hoeren' }),
    section('50-50', [
      [
        prose('<p>Was Leon Ahrend aufnimmt, bevor der Akku leer ist.</p>', '<p>What Leon Ahrend records before his battery runs out.</p>'),
        { model: 'audio', fields: { embed: 'https://open.spotify.com/playlist/37i9dQZF1DWWEJlAGA9gs0', media_type: 'playlist' } },
      ],
      [
        prose('<p>Das gefaltete Blatt, auch hier zum Falten.</p>', '<p>The folded sheet, to be folded here as well.</p>'),
        { model: 'viewer', fields: { embed: 'https://issuu.com/kammerzwoelf/docs/stromausfall' } },
      ],
    ]),
    {
      model: 'full-teaser',
      fields: {
        extra_class: 'image-right',
        image: '@media:poster-winterreise',
        preline: { de: 'Mediathek', en: 'Magazine' },
        headline: { de: 'Schalter von 1934', en: 'Switches of 1934' },
        text: {
          de: 'Uwe Tramitz über ein Geräusch, das durch die Knie geht, und eine Lampe, die nicht aufhört.',
          en: 'Uwe Tramitz on a sound that goes through your knees, and a lamp that will not stop.',
        },
        link_text: { de: 'Zum Beitrag', en: 'Read it' },
        link: '@link:article:lampen',
      },
    },
    {
      model: 'blog-teaser-list',
      fields: { items: 4, main_teaser: '@article:heinz', articles: ['@article:grossmutter', '@article:geist'] },
    },
    heading('Vorher lesen', 'Read this first', { anchor: 'wissen' }),
    question('Kommt man auch wieder hinaus?', 'Is there a way out?', {
      de: '<p>Immer. Die Notausgänge haben ihre eigene Batterie, und an jeder Tür steht jemand von uns, den Sie an der Stimme erkennen. Wer „Licht“ sagt, bekommt welches.</p>',
      en: '<p>Always. The emergency exits have a battery of their own, and at every door stands one of us, whom you will know by the voice. Say ‘light’ and there will be some.</p>',
    }),
    question('Wohin mit dem Telefon?', 'Where do I put my telephone?', {
      de: '<p>In die Brotdose, die Sie am Eingang bekommen. Sie schließt sehr gut. Sie dürfen sie behalten.</p>',
      en: '<p>In the lunch box you are given at the door. It shuts very well. You may keep it.</p>',
    }),
    question('Und mit dem Rollstuhl?', 'And in a wheelchair?', {
      de: '<p>Der Lastenaufzug fährt nicht, wenn er keinen Strom hat. Halle, Salon und Hof sind ohne Stufe; für Keller und Dach gibt es eine Übertragung, die ebenfalls im Dunkeln stattfindet.</p>',
      en: '<p>Without power the goods lift does not run. Hall, Salon and yard are step-free; cellar and roof are relayed, and the relay takes place in the dark as well.</p>',
    }),
    { model: 'social-media', fields: { embed: 'https://www.instagram.com/p/B8w2C3nHzZ1/' } },
    linkTo('@link:page:home', 'Zurück ins Licht', 'Back into the light', 'outline'),
  ],
};
