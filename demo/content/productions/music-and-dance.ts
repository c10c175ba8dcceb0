import { cast, team } from '../contributors.ts';
import type { Production } from '../production.ts';
import { german, noInterval, oneInterval, paragraphs, wordless } from '../words.ts';

export const musicAndDance: Production[] = [
  {
    key: 'gezeiten',
    name: { de: 'Gezeiten', en: 'Tides' },
    preline: { de: 'Tanzabend von Clara Nissen', en: 'Dance by Clara Nissen' },
    subline: { de: 'Für fünf Körper und einen Ventilator', en: 'For five bodies and one fan' },
    text: {
      de: paragraphs('Alles kommt, alles geht, zweimal am Tag. Ein Abend über das Loslassen mit dem ganzen Gewicht.'),
      en: paragraphs('Everything comes and everything goes, twice a day. An evening about letting go, with your full weight.'),
    },
    description: {
      de: paragraphs(
        'Clara Nissen ist an der Nordsee aufgewachsen und hat dort gelernt, auf das Wasser zu warten. In Gezeiten lehnen sich fünf Tänzerinnen und Tänzer so weit vor, bis sie fallen, und werden jedes Mal von jemand anderem aufgefangen.',
        'Die Musik entsteht live aus Schritten, Atem und Wind. Wer in der ersten Reihe sitzt, bekommt ein wenig davon ab.',
      ),
      en: paragraphs(
        'Clara Nissen grew up by the North Sea, where she learnt to wait for the water. In Tides five dancers lean forward until they fall, and each time someone else catches them.',
        'The music is made live, from footsteps, breath and wind. If you sit in the front row, some of it will reach you.',
      ),
    },
    exhibition_type: 'tanz',
    genre: 'tanztheater',
    tags: ['neu', 'urauffuehrung'],
    duration_minutes: 70,
    interval: noInterval,
    language: wordless,
    age_from: 10,
    access: ['wheelchair', 'hearing_loop', 'audio_description', 'touch_tour'],
    contributors: [
      ...cast({ 'Tanz|Dancers': ['ines-caldeira', 'mateo-lavalle', 'aiko-tanabe', 'jonne-virtanen', 'zanele-mokoena'] }),
      ...team({ choreography: 'clara-nissen', costumes: 'josefine-lattwein', light: 'hannes-biel' }),
    ],
    plays: {
      room: 'kleines-haus',
      slots: ['evening', 'afternoon'],
      runs: [
        { from: 20, to: 105 },
        { from: 155, to: 190 },
        { from: 285, to: 335 },
      ],
      tariff: 'kleines-haus',
      hasPremiere: true,
      tags: ['urauffuehrung', 'barrierearm'],
      series: ['premieren-abo', 'wahl-abo', 'junges-abo'],
    },
  },
  {
    key: 'schwanensee',
    name: { de: 'Schwanensee', en: 'Swan Lake' },
    preline: { de: 'Ballett von Clara Nissen, Musik von Pjotr Tschaikowsky', en: 'Ballet by Clara Nissen, music by Pyotr Tchaikovsky' },
    subline: { de: 'Weiß oben, Schwarz unten', en: 'White above, black below' },
    text: {
      de: paragraphs('Ein Prinz sieht einen Schwan und hält das Spiegelbild für die Wahrheit.'),
      en: paragraphs('A prince sees a swan and takes the reflection for the truth.'),
    },
    description: {
      de: paragraphs(
        'Inês Caldeira und Zanele Mokoena teilen sich die berühmteste Doppelrolle des Balletts, und zwar gleichzeitig: Die eine tanzt über dem Wasser, die andere darunter. Zwei Millimeter tief ist der See auf der Bühne, er genügt vollkommen.',
        'Tschaikowskys Partitur erklingt in großer Besetzung. Nach der Pause wird es nass.',
      ),
      en: paragraphs(
        'Inês Caldeira and Zanele Mokoena share the most famous double role in ballet, and they dance it at the same time: one above the water, one below. The lake on our stage is two millimetres deep, which turns out to be plenty.',
        'Tchaikovsky’s score is played by the full orchestra. After the interval things get wet.',
      ),
    },
    exhibition_type: 'tanz',
    genre: 'ballett',
    tags: ['neu', 'klassiker'],
    duration_minutes: 130,
    interval: oneInterval(60),
    language: wordless,
    age_from: 8,
    access: ['wheelchair', 'hearing_loop', 'audio_description'],
    contributors: [
      ...cast({
        Odette: 'ines-caldeira',
        Odile: 'zanele-mokoena',
        Siegfried: 'mateo-lavalle',
        'Rotbart|Rothbart': 'jonne-virtanen',
        'Die Königin|The queen': 'aiko-tanabe',
      }),
      ...team({
        conductor: 'florian-achterberg',
        choreography: 'clara-nissen',
        stage: 'tarek-amrani',
        costumes: 'josefine-lattwein',
        light: 'hannes-biel',
      }),
    ],
    plays: {
      room: 'grosses-haus',
      slots: ['evening', 'afternoon'],
      runs: [
        { from: 56, to: 125 },
        { from: 190, to: 250 },
      ],
      tariff: 'musiktheater',
      hasPremiere: true,
      tags: ['klassiker', 'familie'],
      series: ['premieren-abo', 'wahl-abo', 'ring-zu-zweit'],
    },
  },
  {
    key: 'winterreise',
    name: 'Winterreise',
    preline: { de: 'Liederabend mit Musik von Franz Schubert', en: 'Song recital, music by Franz Schubert' },
    subline: { de: 'Vierundzwanzig Lieder, ein Weg', en: 'Twenty-four songs, one road' },
    text: {
      de: paragraphs('Einer geht los, mitten in der Nacht, und schließt leise die Tür. Tobias Ellwanger und Ruth Gundlach gehen mit.'),
      en: paragraphs(
        'A man sets out in the middle of the night and closes the door softly behind him. Tobias Ellwanger and Ruth Gundlach go with him.',
      ),
    },
    description: {
      de: paragraphs(
        'Schubert nannte sie „schauerliche Lieder“ und liebte sie mehr als alle anderen. Tobias Ellwanger singt die Winterreise im Gehen: vierundzwanzig Stationen zwischen den Stühlen, während es vor den hohen Fenstern dunkel wird.',
        'Bitte klatschen Sie erst am Ende, auch wenn es schwerfällt. Danach gibt es Tee.',
      ),
      en: paragraphs(
        'Schubert called them ‘terrifying songs’ and loved them more than all the others. Tobias Ellwanger sings Winterreise on the move: twenty-four stations among the chairs, as it grows dark outside the tall windows.',
        'Please keep your applause for the end, hard as it may be. Afterwards there is tea.',
      ),
    },
    exhibition_type: 'konzert',
    genre: 'liederabend',
    tags: ['repertoire', 'klassiker'],
    duration_minutes: 75,
    interval: noInterval,
    language: german,
    age_from: 12,
    access: ['hearing_loop', 'wheelchair'],
    programs: [
      {
        title: { de: 'Franz Schubert: Winterreise op. 89', en: 'Franz Schubert: Winterreise, Op. 89' },
        text: { de: 'Vierundzwanzig Lieder nach Gedichten von Wilhelm Müller', en: 'Twenty-four songs to poems by Wilhelm Müller' },
        file: null,
      },
    ],
    contributors: cast({ 'Bariton|Baritone': 'tobias-ellwanger', 'Klavier|Piano': 'ruth-gundlach' }),
    plays: {
      room: 'gartensaal',
      slots: ['evening', 'afternoon'],
      runs: [
        { from: -20, to: 100 },
        { from: 300, to: 335 },
      ],
      tariff: 'gartensaal',
      pause: 4,
      tags: ['klassiker'],
      series: ['kammerkonzerte', 'freier-verkauf'],
    },
  },
  {
    key: 'klavier',
    name: { de: 'Lange Nacht am Klavier', en: 'A Long Night at the Piano' },
    preline: { de: 'Konzert', en: 'Concert' },
    subline: { de: 'Zehn Hände, drei Flügel, bis ein Uhr früh', en: 'Ten hands, three grand pianos, until one in the morning' },
    text: {
      de: paragraphs('Von Bach bis Satie, von sehr leise bis sehr spät. Kommen und gehen Sie, wann Sie wollen.'),
      en: paragraphs('From Bach to Satie, from very quiet to very late. Come and go as you please.'),
    },
    description: {
      de: paragraphs(
        'Drei Flügel stehen im Kreis, dazwischen liegen Kissen. Alle halbe Stunde wechselt die Besetzung, manchmal mitten im Stück. Wer einschläft, wird nicht geweckt, jedenfalls nicht absichtlich.',
        'Zweimal im Jahr spielen wir die Nacht durch, wenn die Uhren umgestellt werden: im Frühjahr fehlt eine Stunde, im Herbst schenken wir sie Ihnen.',
      ),
      en: paragraphs(
        'Three grand pianos stand in a ring with cushions between them. Every half hour the players change, sometimes in mid-piece. If you fall asleep nobody will wake you, at least not on purpose.',
        'Twice a year, when the clocks change, we play right through the night. In spring an hour goes missing; in autumn we hand it back.',
      ),
    },
    exhibition_type: 'konzert',
    genre: 'kammermusik',
    tags: ['repertoire'],
    duration_minutes: 300,
    interval: { de: 'jede halbe Stunde eine kleine', en: 'a short one every half hour' },
    language: wordless,
    access: ['wheelchair', 'hearing_loop', 'relaxed'],
    programs: [
      {
        title: { de: 'Johann Sebastian Bach: Goldberg-Variationen', en: 'Johann Sebastian Bach: Goldberg Variations' },
        text: { de: 'gegen zehn', en: 'around ten o’clock' },
        file: null,
      },
      {
        title: { de: 'Clara Schumann: Drei Romanzen', en: 'Clara Schumann: Three Romances' },
        text: { de: 'kurz vor Mitternacht', en: 'shortly before midnight' },
        file: null,
      },
      {
        title: { de: 'Erik Satie: Gnossiennes', en: 'Erik Satie: Gnossiennes' },
        text: { de: 'wenn alle liegen', en: 'once everyone is lying down' },
        file: null,
      },
    ],
    contributors: cast({ 'Klavier|Piano': ['ruth-gundlach', 'florian-achterberg', 'mio-takahashi', 'benjamin-reuss', 'yun-seo-jin'] }),
    plays: {
      room: 'gartensaal',
      slots: ['night'],
      runs: [{ from: -30, to: 335 }],
      tariff: 'gartensaal',
      pause: 20,
      weight: 0.6,
      tags: ['nachts'],
      series: ['kammerkonzerte', 'freier-verkauf'],
    },
  },
  {
    key: 'sinfonie',
    name: { de: 'Aus der Neuen Welt', en: 'From the New World' },
    preline: { de: 'Sinfoniekonzert', en: 'Symphony concert' },
    subline: { de: 'Hohenfurter Philharmonie, Leitung Florian Achterberg', en: 'Hohenfurt Philharmonic, conducted by Florian Achterberg' },
    text: {
      de: paragraphs('Fanny Hensel macht auf, Dvořák fährt hinüber, und das Englischhorn hat Heimweh.'),
      en: paragraphs('Fanny Hensel opens, Dvořák crosses the ocean, and the cor anglais is homesick.'),
    },
    description: {
      de: paragraphs(
        'Als Antonín Dvořák 1892 in New York ankam, notierte er zuerst die Vogelstimmen. Ein Jahr später stand seine neunte Sinfonie auf dem Pult: das Werk eines Mannes, der staunt und zurückdenkt, beides zugleich.',
        'Davor spielt das Orchester die einzige Ouvertüre von Fanny Hensel, die zu Lebzeiten der Komponistin kaum jemand hören durfte. Die Einführung hält der Generalmusikdirektor selbst, im Stehen, am Flügel im Foyer.',
      ),
      en: paragraphs(
        'When Antonín Dvořák arrived in New York in 1892, he began by noting down the birdsong. A year later his ninth symphony was on the stands: the work of a man marvelling and remembering at once.',
        'Before it the orchestra plays Fanny Hensel’s only overture, which hardly anyone was allowed to hear in her lifetime. The music director gives the introduction himself, standing at the piano in the foyer.',
      ),
    },
    exhibition_type: 'konzert',
    genre: 'orchester',
    tags: ['neu', 'klassiker'],
    duration_minutes: 105,
    interval: oneInterval(45),
    language: wordless,
    access: ['wheelchair', 'hearing_loop'],
    programs: [
      { title: { de: 'Fanny Hensel: Ouvertüre C-Dur', en: 'Fanny Hensel: Overture in C major' }, text: {}, file: null },
      {
        title: { de: 'Max Bruch: Kol Nidrei op. 47', en: 'Max Bruch: Kol Nidrei, Op. 47' },
        text: { de: 'für Violoncello und Orchester', en: 'for cello and orchestra' },
        file: null,
      },
      {
        title: {
          de: 'Antonín Dvořák: Sinfonie Nr. 9 e-Moll „Aus der Neuen Welt“',
          en: 'Antonín Dvořák: Symphony No. 9 in E minor, ‘From the New World’',
        },
        text: {},
        file: null,
      },
    ],
    contributors: team({ conductor: 'florian-achterberg' }),
    plays: {
      room: 'grosses-haus',
      slots: ['evening', 'matinee'],
      runs: [{ from: -30, to: 335 }],
      tariff: 'musiktheater',
      pause: 9,
      weight: 0.2,
      tags: ['klassiker', 'einfuehrung'],
      series: ['wahl-abo', 'freier-verkauf'],
    },
  },
];
