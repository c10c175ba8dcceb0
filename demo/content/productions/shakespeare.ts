import { cast, team } from '../contributors.ts';
import type { Production } from '../production.ts';
import { english, german, noInterval, oneInterval, paragraphs } from '../words.ts';

export const shakespeare: Production[] = [
  {
    key: 'sturm',
    name: { de: 'Der Sturm', en: 'The Tempest' },
    preline: { de: 'Schauspiel von William Shakespeare', en: 'Play by William Shakespeare' },
    subline: {
      de: 'Deutsch von August Wilhelm Schlegel, in einer Fassung von Mira Hollenbeck',
      en: 'In August Wilhelm Schlegel’s German, adapted by Mira Hollenbeck',
    },
    text: {
      de: paragraphs(
        'Zwölf Jahre hat Prospero auf diesen Abend gewartet. Jetzt treibt das Schiff seiner Feinde vor der Insel, und der Wind gehorcht ihm.',
      ),
      en: paragraphs(
        'For twelve years Prospero has waited for this night. Now his enemies’ ship is off the island, and the wind does as he says.',
      ),
    },
    description: {
      de: paragraphs(
        'Ein Herzog ohne Land, eine Tochter, die nie einen anderen Menschen gesehen hat, ein Geist, der um seine Freiheit bittet, und einer, dem die Insel gehörte, bevor die anderen kamen. Shakespeares letztes großes Stück ist ein Märchen über die Macht und über den Moment, in dem man sie aus der Hand legt.',
        'Mira Hollenbeck erzählt es mit zwölf Spielerinnen und Spielern, einem Kinderchor und vierhundert Metern Seide. Die Bühne von Tarek Amrani ist leer, bis der Sturm kommt. Dann ist sie nie wieder still.',
        'Im Anschluss an die Premiere feiern wir im Foyer. Sie sind eingeladen.',
      ),
      en: paragraphs(
        'A duke without a country. A daughter who has never set eyes on another human being. A spirit who asks to be free, and one to whom the island belonged before the others came. Shakespeare’s last great play is a fairy tale about power, and about the moment you let go of it.',
        'Mira Hollenbeck tells it with twelve actors, a children’s choir and four hundred metres of silk. Tarek Amrani’s stage is bare until the storm arrives. After that it is never still again.',
        'On the first night we celebrate in the foyer afterwards. Do join us.',
      ),
    },
    important_info: {
      de: '<p><strong>Einführung</strong> 45 Minuten vor Beginn im Foyer, mit Gebärdensprache.</p><p><strong>Gastronomie:</strong> Getränke für die Pause können Sie am Tresen vorbestellen.</p>',
      en: '<p><strong>Introduction</strong> 45 minutes before curtain-up in the foyer, in German with sign language.</p><p><strong>Drinks</strong> for the interval can be ordered at the bar beforehand.</p>',
    },
    exhibition_type: 'schauspiel',
    genre: 'drama',
    tags: ['neu', 'klassiker'],
    duration_minutes: 160,
    interval: oneInterval(75),
    language: german,
    surtitles: english,
    age_from: 14,
    content_notes: { de: 'Stroboskoplicht, laute Musik', en: 'Strobe lighting, loud music' },
    access: ['wheelchair', 'hearing_loop', 'captions', 'assistance_dog'],
    images: ['poster-sturm-2', 'poster-sturm-3', 'poster-sturm-4', 'poster-sturm-nacht'],
    programs: [
      {
        title: { de: 'Programmheft „Der Sturm“', en: 'Programme book ‘Der Sturm’' },
        text: {
          de: 'Mit einem Gespräch über Macht und Müdigkeit und einer Anleitung, Wellen zu nähen. An der Kasse und am Einlass für 3\u00a0€.',
          en: 'With a conversation about power and fatigue, and instructions for sewing waves. In German. 3\u00a0€ at the box office and at the doors.',
        },
        file: null,
      },
    ],
    opening_hours_text: {
      de: paragraphs('Foyer und Bar öffnen 90 Minuten vor der Vorstellung, der Saal eine halbe Stunde davor.'),
      en: paragraphs('The foyer and bar open 90 minutes before the performance, the auditorium half an hour before.'),
    },
    // A film nobody has made: the player says so, the question before it is the real one.
    video_url: 'https://www.youtube.com/watch?v=HausAmRing1',
    sponsors: ['sign-kulturkreis', 'sign-stadtwerke', 'sign-wegstern'],
    promoter: {
      de: paragraphs('Mit freundlicher Unterstützung des Kulturkreises Doppelring, der Stadtwerke an der Furt und der Stiftung Wegstern.'),
      en: paragraphs('Kindly supported by Kulturkreis Doppelring, Stadtwerke an der Furt and Stiftung Wegstern.'),
    },
    contributors: [
      ...cast({
        Prospero: 'agnes-thorwald',
        Miranda: 'leyla-demirkan',
        Ariel: 'kilian-rautenberg',
        Caliban: 'henning-voss',
        Ferdinand: 'samuel-okafor',
        'Alonso, König von Neapel|Alonso, King of Naples': 'bernd-muehlhausen',
        Antonio: 'katharina-wessely',
        Gonzalo: 'friedhelm-nagy',
        Stephano: 'paula-immenroth',
        Trinculo: 'ole-brandis',
      }),
      ...team({
        direction: 'mira-hollenbeck',
        stage: 'tarek-amrani',
        costumes: 'josefine-lattwein',
        conductor: 'ruth-gundlach',
        light: 'hannes-biel',
        dramaturgy: 'sofia-lindqvist',
      }),
    ],
    plays: {
      room: 'grosses-haus',
      slots: ['evening', 'afternoon'],
      runs: [
        { from: 0, to: 78 },
        { from: 150, to: 205 },
      ],
      tariff: 'sprechtheater',
      hasPremiere: true,
      weight: 2,
      tags: ['klassiker', 'einfuehrung'],
      series: ['premieren-abo', 'wahl-abo'],
    },
  },
  {
    key: 'hamlet',
    name: 'Hamlet',
    preline: { de: 'Tragödie von William Shakespeare', en: 'Tragedy by William Shakespeare' },
    subline: { de: 'Ein Prinz, ein Licht, kein Ausgang', en: 'One prince, one light, no way out' },
    text: {
      de: paragraphs('Der Vater tot, der Onkel König, die Mutter schon wieder verheiratet. Alle sagen: Mach weiter. Hamlet sagt: Moment.'),
      en: paragraphs('Father dead, uncle crowned, mother married again. Get on with it, everyone says. Hamlet says: wait.'),
    },
    description: {
      de: paragraphs(
        'Dänemark ist ein Überwachungsstaat aus Scheinwerfern. Wer im Licht steht, wird gehört, wer im Dunkeln steht, hört mit. Samuel Okafor spielt einen Hamlet, der nicht zögert, weil er schwach ist, sondern weil er als Einziger nachdenkt.',
        'Emre Sayın hat das Stück auf sieben Figuren und zwei Stunden verdichtet. Den Geist des Vaters spricht jeden Abend jemand anderes aus dem Ensemble, und niemand verrät vorher, wer.',
      ),
      en: paragraphs(
        'Denmark is a surveillance state made of spotlights. Stand in the light and you are overheard; stand in the dark and you are listening. Samuel Okafor’s Hamlet hesitates not because he is weak but because he is the only one thinking.',
        'Emre Sayın has pared the play down to seven characters and two hours. The ghost is spoken by a different member of the company every night, and nobody lets on who it will be.',
      ),
    },
    exhibition_type: 'schauspiel',
    genre: 'tragoedie',
    tags: ['repertoire', 'klassiker'],
    duration_minutes: 125,
    interval: noInterval,
    language: german,
    surtitles: english,
    age_from: 15,
    content_notes: { de: 'Nebel, ein Schuss', en: 'Haze, one gunshot' },
    access: ['wheelchair', 'hearing_loop', 'captions'],
    contributors: [
      ...cast({
        Hamlet: 'samuel-okafor',
        'Gertrud|Gertrude': 'katharina-wessely',
        Claudius: 'viktor-lazarov',
        Ophelia: 'rosalie-quint',
        Polonius: 'friedhelm-nagy',
        Laertes: 'malik-osterloh',
        Horatio: 'thea-kallweit',
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
      room: 'grosses-haus',
      slots: ['evening'],
      runs: [
        { from: -60, to: 26 },
        { from: 215, to: 335 },
      ],
      tariff: 'sprechtheater',
      tags: ['klassiker'],
      series: ['wahl-abo', 'junges-abo'],
    },
  },
  {
    key: 'macbeth',
    name: 'Macbeth',
    preline: { de: 'Tragödie von William Shakespeare', en: 'Tragedy by William Shakespeare' },
    subline: { de: 'Mit fünf Fingern und vier Morden', en: 'Five fingers, four murders' },
    text: {
      de: paragraphs('Drei Frauen sagen ihm, was er werden kann. Seine eigene sagt ihm, wie. Danach wäscht keine Seife mehr.'),
      en: paragraphs('Three women tell him what he might become. His wife tells him how. After that no soap will do.'),
    },
    description: {
      de: paragraphs(
        'Macbeth ist ein Stück über zwei Menschen, die sich lieben und einander zum Schlimmsten überreden. Thea Kallweit und Joris Albrecht spielen es wie ein Kammerstück: zwei Stühle, ein Becken, ein Handtuch, das mit jedem Akt kürzer wird.',
        'Die Hexen sitzen im Publikum. Man erkennt sie erst, wenn sie sprechen, und dann ist es zu spät.',
      ),
      en: paragraphs(
        'Macbeth is about two people who love one another and talk each other into the worst. Thea Kallweit and Joris Albrecht play it like a chamber piece: two chairs, a basin and a towel that gets shorter with every act.',
        'The witches sit in the audience. You will not know them until they speak, and by then it is too late.',
      ),
    },
    exhibition_type: 'schauspiel',
    genre: 'tragoedie',
    tags: ['repertoire', 'klassiker'],
    duration_minutes: 110,
    interval: noInterval,
    language: german,
    surtitles: english,
    age_from: 16,
    content_notes: { de: 'Bühnenblut, Dunkelheit', en: 'Stage blood, long blackouts' },
    access: ['wheelchair', 'hearing_loop'],
    contributors: [
      ...cast({
        Macbeth: 'joris-albrecht',
        'Lady Macbeth': 'thea-kallweit',
        Banquo: 'malik-osterloh',
        'Duncan, ein König|Duncan, a king': 'bernd-muehlhausen',
        'Drei Hexen|Three witches': ['paula-immenroth', 'agnes-thorwald', 'mio-takahashi'],
      }),
      ...team({ direction: 'mira-hollenbeck', stage: 'tarek-amrani', costumes: 'josefine-lattwein', light: 'hannes-biel' }),
    ],
    plays: {
      room: 'kleines-haus',
      slots: ['evening'],
      runs: [
        { from: -45, to: 57 },
        { from: 180, to: 225 },
      ],
      tariff: 'kleines-haus',
      tags: ['klassiker', 'nachgespraech'],
      series: ['wahl-abo', 'junges-abo'],
    },
  },
];
