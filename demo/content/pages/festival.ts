import { heading, linkTo, prose, question, section } from './build-modules.ts';
import type { DemoPage } from './demo-page.ts';

/** A table as pasted HTML, shown in an iframe. */
export const hoursTable = (title: string, rows: [string, string][]) =>
  `<style>body{margin:0;font:1rem/1.4 system-ui,sans-serif;color:#111;background:none}table{inline-size:100%;border-collapse:collapse}caption{text-align:start;font-weight:700;padding:.5rem 0}th,td{padding:.6rem .5rem .6rem 0;text-align:start;border-top:1px solid rgb(0 0 0/.25)}th{inline-size:8rem}</style><table><caption>${title}</caption><tbody>${rows.map(([when, what]) => `<tr><th scope="row">${when}</th><td>${what}</td></tr>`).join('')}</tbody></table>`;

/** The landing page of a festival: without header and footer, and with every kind of medium (LAYOUT-05). */
export const festival: DemoPage = {
  key: 'nachtlicht',
  title: { de: 'Nachtlicht', en: 'Nightlight' },
  headline: { de: 'Nachtlicht', en: 'Nightlight' },
  meta_description: {
    de: 'Drei Nächte im Juni spielt das ganze Haus im Dunkeln. Programm, Filme, Musik und alles, was man über Dunkelheit wissen muss.',
    en: 'For three nights in June the whole house plays in the dark. Programme, films, music and all you need to know about darkness.',
  },
  og_image: '@media:poster-sturm-4',
  is_landing_page: true,
  modules: [
    {
      model: 'hero-media',
      fields: {
        headline: { de: 'Nachtlicht', en: 'Nightlight' },
        text: {
          de: 'Drei Nächte im Juni. Das ganze Haus spielt im Dunkeln.',
          en: 'Three nights in June. The whole house plays in the dark.',
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
      columns: [
        [
          ['naechte', 'Die Nächte', 'The nights'],
          ['sehen', 'Sehen', 'Watch'],
          ['hoeren', 'Hören', 'Listen'],
          ['wissen', 'Wissen', 'Good to know'],
        ].map(([anchor, de, en]) => ({ model: 'link', fields: { link: `#${anchor}`, link_text: { de, en } } })),
      ],
    },
    section('67-33', [
      [
        heading('Warum es dunkel sein muss', 'Why it has to be dark'),
        prose(
          '<p>Im Theater wird es jeden Abend dunkel, aber nie ganz: Irgendwo leuchtet ein Pult, ein Notausgang, eine Uhr. An drei Abenden im Jahr machen wir auch das aus, mit Genehmigung der Feuerwehr und hundert Menschen, die auf Sie aufpassen.</p><p>Es wird getanzt, gesungen, erzählt und geschwiegen. Einiges davon werden Sie sehen, wenn sich die Augen gewöhnt haben.</p>',
          '<p>A theatre goes dark every evening, but never quite: somewhere a desk is glowing, an exit sign, a clock. On three evenings a year we put those out too, with the permission of the fire brigade and a hundred people to look after you.</p><p>There is dancing, singing, telling and silence. Some of it you will see, once your eyes are used to it.</p>',
        ),
      ],
      [
        linkTo('#wissen', 'Ist das sicher?', 'Is it safe?', 'arrow'),
        linkTo('@link:production:sandmann', 'Der Sandmann', 'The Sandman', 'arrow'),
      ],
    ]),
    heading('Die Nächte', 'The nights', { anchor: 'naechte' }),
    {
      model: 'html',
      fields: {
        html_code: {
          de: hoursTable('So verläuft jede der drei Nächte', [
            ['21.42 Uhr', 'Sonnenuntergang, Treffen auf dem Platz'],
            ['22.00 Uhr', 'Großes Haus: Chor ohne Licht'],
            ['23.15 Uhr', 'Unterbühne: Der Sandmann, geflüstert'],
            ['0.30 Uhr', 'Dach: Sterne, Suppe, Solo für Bassklarinette'],
            ['4.51 Uhr', 'Sonnenaufgang am Wallgraben'],
          ]),
          en: hoursTable('How each of the three nights runs', [
            ['21:42', 'Sunset, meeting on the square'],
            ['22:00', 'Main House: a chorus without light'],
            ['23:15', 'Understage: The Sandman, whispered'],
            ['00:30', 'Roof: stars, soup, a solo for bass clarinet'],
            ['04:51', 'Sunrise by the old moat'],
          ]),
        },
      },
    },
    {
      model: 'image-list',
      fields: { format: '3-4' },
      columns: [
        ['sandmann', 'winterreise', 'schwanensee', 'klavier'].map((key) => ({
          model: 'image',
          fields: { image: `@media:poster-${key}`, link: `@link:production:${key}` },
        })),
      ],
    },
    heading('Schon vorher im Dunkeln', 'In the dark before that'),
    { model: 'event-list', fields: { tag: '@tag:nachts' } },
    heading('Sehen', 'Watch', { anchor: 'sehen' }),
    {
      model: 'video',
      fields: {
        video_url: 'https://vimeo.com/76979871',
        image: '@media:poster-sturm-3',
        title: { de: 'Wie man achthundert Lampen löscht', en: 'How to put out eight hundred lamps' },
        length: '3:12',
      },
    },
    {
      model: 'video-list',
      fields: {},
      columns: [
        [
          [
            'poster-hamlet',
            'Probe ohne Licht',
            'Rehearsing without light',
            'Das Ensemble lernt, sich zu hören.',
            'The company learns to listen.',
          ],
          [
            'poster-fuehrung',
            'Der Nachtpförtner erzählt',
            'The night porter talks',
            'Vierzig Jahre, zwölf Schlüssel.',
            'Forty years, twelve keys.',
          ],
          ['poster-gezeiten', 'Tanz am Wallgraben', 'Dancing by the moat', 'Morgens um fünf, barfuß.', 'Five in the morning, barefoot.'],
        ].map(([image, de, en, textDe, textEn]) => ({
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
        prose(
          '<p>Die Musik der ersten Nacht, aufgenommen im leeren Saal.</p>',
          '<p>The music of the first night, recorded in the empty house.</p>',
        ),
        { model: 'audio', fields: { embed: 'https://open.spotify.com/playlist/37i9dQZF1DWWEJlAGA9gs0', media_type: 'playlist' } },
      ],
      [
        prose('<p>Das Festivalheft zum Blättern, mit allen Namen.</p>', '<p>The festival booklet, with all the names.</p>'),
        { model: 'viewer', fields: { embed: 'https://issuu.com/hausamring/docs/nachtlicht' } },
      ],
    ]),
    {
      model: 'full-teaser',
      fields: {
        extra_class: 'image-right',
        image: '@media:poster-winterreise',
        preline: { de: 'Mediathek', en: 'Magazine' },
        headline: { de: 'Die Lampen, die keiner sehen soll', en: 'Lamps that nobody is meant to see' },
        text: { de: 'Ein Gespräch mit denen, die es sonst hell machen.', en: 'A conversation with those who usually make it bright.' },
        link_text: { de: 'Zum Beitrag', en: 'Read it' },
        link: '@link:article:lampen',
      },
    },
    { model: 'blog-teaser-list', fields: { items: 4, main_teaser: '@article:see', articles: ['@article:ohren', '@article:chor'] } },
    heading('Gut zu wissen', 'Good to know', { anchor: 'wissen' }),
    question('Ist das sicher?', 'Is it safe?', {
      de: '<p>Ja. In jeder Reihe sitzt jemand von uns, und auf ein Wort geht das Licht an. Sie dürfen jederzeit hinaus und wieder herein.</p>',
      en: '<p>Yes. One of us sits in every row, and one word brings the light back. You may leave and return at any time.</p>',
    }),
    question('Darf mein Telefon an bleiben?', 'May I keep my telephone on?', {
      de: '<p>Nein. Wir bewahren es in einer Tasche mit Ihrem Namen auf, die Sie bei sich behalten.</p>',
      en: '<p>No. It goes into a pouch with your name on it, which you keep with you.</p>',
    }),
    question('Ist das Festival barrierefrei?', 'Is the festival accessible?', {
      de: '<p>Alle Orte außer dem Dach sind stufenlos. Vieles ist ohnehin zum Hören gemacht; blinde Gäste führen an zwei Abenden durch das Haus.</p>',
      en: '<p>Every place except the roof is step-free. Much of it is made for listening anyway; on two evenings blind guides take you through the house.</p>',
    }),
    { model: 'social-media', fields: { embed: 'https://www.instagram.com/p/B8w2C3nHzZ1/' } },
    linkTo('@link:page:home', 'Zur Startseite des Hauses', 'To the homepage of the house', 'outline'),
  ],
};
