import { cast, team } from '../contributors.ts';
import type { Production } from '../production.ts';
import { english, german, noInterval, oneInterval, paragraphs } from '../words.ts';

/** Plays nobody has seen anywhere else. 'Halbe Treppe links' has no English description on purpose: its page falls back to German. */
export const newWriting: Production[] = [
  {
    key: 'nachtschicht',
    name: { de: 'Nachtschicht', en: 'Night Shift' },
    preline: { de: 'Schauspiel von Lena Osterkamp', en: 'Play by Lena Osterkamp' },
    subline: { de: 'Ein Abend in sechs Etagen', en: 'One evening, six floors' },
    text: {
      de: paragraphs('Ein Hochhaus, drei Uhr nachts. Vier Menschen arbeiten, zwei schlafen nicht, und der Aufzug fährt von allein.'),
      en: paragraphs('A tower block at three in the morning. Four people are working, two cannot sleep, and the lift moves by itself.'),
    },
    description: {
      de: paragraphs(
        'Die Reinigungskraft kennt alle Schreibtische und keinen Menschen dazu. Der Pförtner liest Liebesromane, die Ärztin im fünften Stock zählt Stunden. In Lena Osterkamps neuem Stück begegnen sich Leute, die sonst nur die Spuren der anderen sehen.',
        'Die Autorin ist drei Wochen lang mit der letzten Straßenbahn gefahren und hat mitgeschrieben. Vieles in diesem Stück hat so jemand gesagt, das meiste davon im Halbschlaf.',
        'Das Publikum sitzt rundum, auf Bürostühlen. Sie dürfen sich drehen.',
      ),
      en: paragraphs(
        'The cleaner knows every desk and nobody who sits at one. The porter reads romances; the doctor on the fifth floor counts hours. In Lena Osterkamp’s new play people meet who usually see only the traces of each other.',
        'For three weeks the author rode the last tram and took notes. Much of what is said here was said by someone, mostly half asleep.',
        'The audience sits all round on office chairs. You are welcome to swivel.',
      ),
    },
    exhibition_type: 'schauspiel',
    genre: 'drama',
    tags: ['neu', 'urauffuehrung'],
    duration_minutes: 95,
    interval: noInterval,
    language: german,
    age_from: 14,
    access: ['wheelchair'],
    programs: [
      {
        title: { de: 'Textbuch „Nachtschicht“', en: 'Playtext ‘Nachtschicht’' },
        text: {
          de: 'Das ganze Stück mit dem Fahrplan der Linie 4. Am Einlass für 5\u00a0€.',
          en: 'The complete play with the timetable of tram line 4. In German. 5\u00a0€ at the doors.',
        },
        file: null,
      },
    ],
    contributors: [
      ...cast({
        'Mirjana, Reinigungskraft|Mirjana, a cleaner': 'thea-kallweit',
        'Herr Tölle, Pförtner|Mr Tölle, a porter': 'viktor-lazarov',
        'Doktor Ayşe Kern|Dr Ayşe Kern': 'rosalie-quint',
        'Jannis, Kurier|Jannis, a courier': 'malik-osterloh',
        'Der Aufzug|The lift': 'mio-takahashi',
      }),
      ...team({
        direction: 'emre-sayin',
        stage: 'tarek-amrani',
        costumes: 'josefine-lattwein',
        light: 'hannes-biel',
        dramaturgy: 'sofia-lindqvist',
      }),
    ],
    plays: {
      room: 'studio',
      slots: ['evening'],
      runs: [
        { from: -25, to: 66 },
        { from: 140, to: 210 },
      ],
      tariff: 'studio',
      hasPremiere: true,
      weight: 2,
      tags: ['urauffuehrung'],
      series: ['premieren-abo', 'junges-abo', 'freier-verkauf'],
    },
  },
  {
    key: 'halbtreppe',
    name: { de: 'Halbe Treppe links', en: 'Half a Flight Up' },
    preline: { de: 'Komödie von Jonas Wiechert', en: 'Comedy by Jonas Wiechert' },
    subline: { de: 'Ein Treppenhaus, acht Parteien, ein Paket', en: 'One staircase, eight tenants, one parcel' },
    text: {
      de: paragraphs('Ein Paket wird abgegeben, für jemanden, den im Haus niemand kennt. Nach drei Tagen tickt es.'),
      en: paragraphs('A parcel arrives for someone no one in the building has heard of. After three days it begins to tick.'),
    },
    description: {
      de: paragraphs(
        'Wer wohnt eigentlich halbe Treppe links? Frau Krapp weiß alles, sagt aber nichts. Der Student sagt alles, weiß aber nichts. Und die neue Mieterin hat einen Schraubenzieher.',
        'Jonas Wiechert hat eine Komödie über gute Nachbarschaft geschrieben, in der jede Tür zweimal zugeschlagen wird. Tarek Amrani hat dafür ein echtes Treppenhaus gebaut, mit 54 Stufen und einem falschen Lichtschalter.',
      ),
    },
    exhibition_type: 'schauspiel',
    genre: 'komoedie',
    tags: ['neu', 'urauffuehrung'],
    duration_minutes: 120,
    interval: oneInterval(60),
    language: german,
    age_from: 12,
    access: ['wheelchair'],
    contributors: [
      ...cast({
        'Frau Krapp': 'agnes-thorwald',
        'Der Student|The student': 'kilian-rautenberg',
        'Die neue Mieterin|The new tenant': 'thea-kallweit',
        'Herr Dobrick': 'ole-brandis',
        'Der Bote|The courier': 'viktor-lazarov',
      }),
      ...team({ direction: 'dorothea-vahl', stage: 'tarek-amrani', costumes: 'josefine-lattwein' }),
    ],
    plays: {
      room: 'studio',
      slots: ['evening', 'afternoon'],
      runs: [
        { from: 42, to: 135 },
        { from: 235, to: 330 },
      ],
      tariff: 'studio',
      hasPremiere: true,
      tags: ['urauffuehrung'],
      series: ['wahl-abo', 'junges-abo'],
    },
  },
  {
    key: 'sandmann',
    name: { de: 'Der Sandmann', en: 'The Sandman' },
    preline: { de: 'Spätvorstellung nach E. T. A. Hoffmann', en: 'Late show after E. T. A. Hoffmann' },
    subline: { de: 'Nachtstück für eine Stimme und zwölf Lampen', en: 'Night piece for one voice and twelve lamps' },
    text: {
      de: paragraphs('Er kommt zu den Kindern, die nicht schlafen wollen, und wirft ihnen Sand in die Augen. So fängt es an.'),
      en: paragraphs('He comes to children who will not sleep and throws sand in their eyes. That is only the beginning.'),
    },
    description: {
      de: paragraphs(
        'Unter der Bühne des Großen Hauses, zwischen Seilzügen und alten Versenkungen, erzählt Joris Albrecht Hoffmanns unheimlichste Geschichte. Jede Lampe gehört zu einer Figur. Sie gehen aus, eine nach der anderen.',
        'Der Eintritt ist frei, eine Anmeldung nicht nötig. Sechzig Menschen passen hinein, bitte kommen Sie rechtzeitig und ziehen Sie sich warm an.',
      ),
      en: paragraphs(
        'Beneath the stage of the Main House, among ropes and old trapdoors, Joris Albrecht tells Hoffmann’s uncanniest story in German. Every lamp is a character. They go out, one after another.',
        'Admission is free and there is no need to book. There is room for sixty, so please come in good time, and dress warmly.',
      ),
    },
    exhibition_type: 'schauspiel',
    genre: 'drama',
    tags: ['repertoire'],
    duration_minutes: 65,
    interval: noInterval,
    language: german,
    age_from: 16,
    content_notes: { de: 'Vollständige Dunkelheit, steile Treppe', en: 'Complete darkness, steep stairs' },
    contributors: [...cast({ 'Eine Stimme|A voice': 'joris-albrecht' }), ...team({ direction: 'mira-hollenbeck', light: 'hannes-biel' })],
    plays: {
      room: 'unterbuehne',
      slots: ['late'],
      runs: [
        { from: -30, to: 200 },
        { from: 240, to: 335 },
      ],
      tariff: 'frei',
      pause: 3,
      tags: ['nachts', 'klassiker'],
      series: ['nachts-am-ring'],
    },
  },
  {
    key: 'donau',
    name: {
      de: 'Die Verfolgung und Wiederentdeckung des Donaudampfschifffahrtskapitäns Johann Nepomuk Wessely',
      en: 'The Pursuit and Rediscovery of the Danube Steamship Captain Johann Nepomuk Wessely',
    },
    preline: { de: 'Singspiel von Lena Osterkamp und Benjamin Reuß', en: 'Singspiel by Lena Osterkamp and Benjamin Reuß' },
    subline: { de: 'In elf Bildern, einer Überfahrt und einem Nachtrag', en: 'In eleven scenes, one crossing and an afterthought' },
    text: {
      de: paragraphs('Ein Kapitän verschwindet mitsamt seinem Dampfer. Hundert Jahre später taucht die Rechnung auf.'),
      en: paragraphs('A captain vanishes together with his steamer. A hundred years later the bill turns up.'),
    },
    description: {
      de: paragraphs(
        'Passau, 1911: Der Kapitän Johann Nepomuk Wessely legt ab und kommt nirgends an. Seither suchen ihn zwei Reedereien, drei Witwen und das Finanzamt. Lena Osterkamp und Benjamin Reuß haben daraus ein Singspiel gemacht, in dem alle recht haben und niemand die Wahrheit sagt.',
        'Es spielt eine Kapelle aus sechs Bläsern und einer Dampfpfeife. Der Titel ist das Kürzeste an diesem Abend, nach der Überfahrt gibt es Suppe.',
      ),
      en: paragraphs(
        'Passau, 1911: Captain Johann Nepomuk Wessely casts off and arrives nowhere. Ever since, two shipping lines, three widows and the tax office have been looking for him. Lena Osterkamp and Benjamin Reuß have turned the case into a Singspiel in which everybody is right and nobody tells the truth.',
        'The band consists of six wind players and a steam whistle. The title is the shortest thing about the evening, and after the crossing there is soup.',
      ),
    },
    exhibition_type: 'schauspiel',
    genre: 'operette',
    tags: ['neu', 'urauffuehrung'],
    duration_minutes: 170,
    interval: { de: 'eine, mit Suppe', en: 'one, with soup' },
    language: german,
    surtitles: english,
    age_from: 10,
    access: ['wheelchair'],
    contributors: [
      ...cast({
        'Johann Nepomuk Wessely': 'ole-brandis',
        'Drei Witwen|Three widows': ['paula-immenroth', 'thea-kallweit', 'agnes-thorwald'],
        'Ein Beamter|A civil servant': 'viktor-lazarov',
        'Die Donau|The Danube': 'yun-seo-jin',
      }),
      ...team({
        conductor: 'ruth-gundlach',
        direction: 'dorothea-vahl',
        stage: 'tarek-amrani',
        costumes: 'josefine-lattwein',
        music: 'benjamin-reuss',
      }),
    ],
    plays: {
      room: 'studio',
      slots: ['evening', 'afternoon'],
      runs: [
        { from: -15, to: 38 },
        { from: 95, to: 150 },
        { from: 215, to: 260 },
      ],
      tariff: 'studio',
      hasPremiere: true,
      tags: ['urauffuehrung'],
      series: ['wahl-abo', 'freier-verkauf'],
    },
  },
];
