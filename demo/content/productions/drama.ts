import { cast, team } from '../contributors.ts';
import type { Production } from '../production.ts';
import { english, german, noInterval, oneInterval, paragraphs } from '../words.ts';

export const drama: Production[] = [
  {
    key: 'antigone',
    name: 'Antigone',
    preline: { de: 'Tragödie von Sophokles', en: 'Tragedy by Sophocles' },
    subline: { de: 'Ein Wort genügt', en: 'One word will do' },
    text: {
      de: paragraphs(
        'Der König verbietet, den Bruder zu begraben. Antigone sagt Nein. Mehr braucht es nicht, um einen Staat ins Wanken zu bringen.',
      ),
      en: paragraphs('The king forbids her to bury her brother. Antigone says no. It takes no more than that to shake a state.'),
    },
    description: {
      de: paragraphs(
        'Vor zweieinhalbtausend Jahren geschrieben und an keinem Tag veraltet: Zwei Menschen haben recht, und nur einer kann gewinnen. Rosalie Quint und Bernd Mühlhausen stehen sich eine Stunde und vierzig Minuten gegenüber, ohne dass sich jemand setzt.',
        'Der Chor besteht aus zwölf Hohenfurterinnen und Hohenfurtern zwischen 17 und 81 Jahren. Sie haben ein Jahr lang geprobt und nehmen für niemanden Partei, jedenfalls nicht für lange.',
      ),
      en: paragraphs(
        'Written two and a half thousand years ago and not out of date for a single day: two people are right, and only one of them can win. Rosalie Quint and Bernd Mühlhausen face each other for an hour and forty minutes, and nobody sits down.',
        'The chorus is made up of twelve people from Hohenfurt, aged 17 to 81. They rehearsed for a year and take nobody’s side, at least not for long.',
      ),
    },
    exhibition_type: 'schauspiel',
    genre: 'tragoedie',
    tags: ['repertoire', 'klassiker'],
    duration_minutes: 100,
    interval: noInterval,
    language: german,
    surtitles: english,
    age_from: 14,
    access: ['wheelchair', 'hearing_loop', 'audio_description', 'sign_language'],
    contributors: [
      ...cast({
        Antigone: 'rosalie-quint',
        'Kreon|Creon': 'bernd-muehlhausen',
        Ismene: 'leyla-demirkan',
        'Haimon|Haemon': 'malik-osterloh',
        'Teiresias|Tiresias': 'agnes-thorwald',
        'Ein Wächter|A guard': 'ole-brandis',
      }),
      ...team({ direction: 'dorothea-vahl', stage: 'tarek-amrani', costumes: 'josefine-lattwein', dramaturgy: 'sofia-lindqvist' }),
    ],
    plays: {
      room: 'kleines-haus',
      slots: ['evening'],
      runs: [
        { from: -30, to: 45 },
        { from: 110, to: 165 },
      ],
      tariff: 'kleines-haus',
      tags: ['klassiker', 'barrierearm'],
      series: ['wahl-abo', 'junges-abo', 'betriebsring'],
    },
  },
  {
    key: 'nora',
    name: { de: 'Nora', en: 'A Doll’s House' },
    headline: { de: 'Nora oder Ein Puppenheim', en: 'A Doll’s House' },
    preline: { de: 'Schauspiel von Henrik Ibsen', en: 'Play by Henrik Ibsen' },
    subline: { de: 'Die berühmteste Tür der Theatergeschichte', en: 'The most famous door in the theatre' },
    text: {
      de: paragraphs(
        'Acht Jahre lang war alles gut. Dann kommt ein Brief. Am Ende des Abends steht eine Frau in der Tür und nimmt nur eine Tasche mit.',
      ),
      en: paragraphs(
        'For eight years all was well. Then comes a letter. At the end of the evening a woman stands in the doorway with a single bag.',
      ),
    },
    description: {
      de: paragraphs(
        'Katharina Wessely spielt Nora nicht als Puppe, die erwacht, sondern als die Klügste im Raum, die lange keinen Grund sah, es zu zeigen. Das Wohnzimmer von Tarek Amrani hat viele Schränke, aber nur einen Ausgang.',
        'Bei der Uraufführung 1879 stritten die Leute bis auf die Straße. In Hohenfurt laden wir nach jeder Vorstellung zum Nachgespräch ein, das Streiten ist ausdrücklich erlaubt.',
      ),
      en: paragraphs(
        'Katharina Wessely does not play a doll who wakes up. Her Nora is the cleverest person in the room, who for years saw no reason to show it. Tarek Amrani’s drawing room has many cupboards and only one way out.',
        'When the play was new, in 1879, people argued about it all the way home. In Hohenfurt every performance is followed by a talk, and arguing is encouraged.',
      ),
    },
    exhibition_type: 'schauspiel',
    genre: 'drama',
    tags: ['repertoire', 'klassiker'],
    duration_minutes: 135,
    interval: oneInterval(70),
    language: german,
    surtitles: english,
    age_from: 14,
    access: ['wheelchair', 'hearing_loop'],
    contributors: [
      ...cast({
        Nora: 'katharina-wessely',
        'Torvald Helmer': 'joris-albrecht',
        'Kristine Linde': 'thea-kallweit',
        Krogstad: 'viktor-lazarov',
        'Doktor Rank|Doctor Rank': 'henning-voss',
      }),
      ...team({ direction: 'emre-sayin', stage: 'tarek-amrani', costumes: 'josefine-lattwein', dramaturgy: 'sofia-lindqvist' }),
    ],
    plays: {
      room: 'kleines-haus',
      slots: ['evening', 'afternoon'],
      runs: [
        { from: 35, to: 120 },
        { from: 245, to: 335 },
      ],
      tariff: 'kleines-haus',
      tags: ['klassiker', 'nachgespraech'],
      series: ['wahl-abo', 'ring-zu-zweit'],
    },
  },
  {
    key: 'wanja',
    name: { de: 'Onkel Wanja', en: 'Uncle Vanya' },
    preline: { de: 'Szenen aus dem Landleben von Anton Tschechow', en: 'Scenes from country life by Anton Chekhov' },
    subline: { de: 'Sommer, Tee und ein Schuss, der niemanden trifft', en: 'Summer, tea and a shot that hits nobody' },
    text: {
      de: paragraphs('Alle lieben die Falschen, keiner fährt ab, und der Samowar ist kalt. Selten war Stillstand so komisch.'),
      en: paragraphs(
        'Everyone loves the wrong person, nobody leaves, and the samovar has gone cold. Standing still was rarely this funny.',
      ),
    },
    description: {
      de: paragraphs(
        'Ein Leben lang hat Wanja für einen Professor gearbeitet, der nun vor ihm sitzt und über Gicht klagt. Friedhelm Nagy spielt einen Mann, der merkt, dass er sich verrechnet hat, und zwar um fünfundzwanzig Jahre.',
        'Dorothea Vahl inszeniert Tschechow, wie er es wollte: als Komödie. Das Publikum lacht viel an diesem Abend und wird gegen Ende sehr still.',
      ),
      en: paragraphs(
        'All his life Vanya has worked for a professor who now sits across the table complaining of gout. Friedhelm Nagy plays a man who discovers that his sums are out by twenty-five years.',
        'Dorothea Vahl directs Chekhov the way he asked to be played: as comedy. There is a good deal of laughter, and towards the end a good deal of silence.',
      ),
    },
    exhibition_type: 'schauspiel',
    genre: 'komoedie',
    tags: ['repertoire', 'klassiker'],
    duration_minutes: 145,
    interval: oneInterval(80),
    language: german,
    age_from: 12,
    access: ['wheelchair', 'hearing_loop'],
    contributors: [
      ...cast({
        'Wanja|Vanya': 'friedhelm-nagy',
        'Sonja|Sonya': 'leyla-demirkan',
        'Jelena|Yelena': 'katharina-wessely',
        'Astrow|Astrov': 'kilian-rautenberg',
        'Serebrjakow|Serebryakov': 'bernd-muehlhausen',
        Marina: 'agnes-thorwald',
      }),
      ...team({ direction: 'dorothea-vahl', stage: 'tarek-amrani', costumes: 'josefine-lattwein', light: 'hannes-biel' }),
    ],
    plays: {
      room: 'kleines-haus',
      slots: ['evening', 'afternoon'],
      runs: [
        { from: -60, to: 50 },
        { from: 130, to: 185 },
      ],
      tariff: 'kleines-haus',
      tags: ['klassiker'],
      series: ['wahl-abo', 'ring-zu-zweit'],
    },
  },
  {
    key: 'kirschgarten',
    name: { de: 'Der Kirschgarten', en: 'The Cherry Orchard' },
    preline: { de: 'Komödie von Anton Tschechow', en: 'Comedy by Anton Chekhov' },
    subline: { de: 'Vom Verkaufen und vom Bleibenwollen', en: 'On selling up and wanting to stay' },
    text: {
      de: paragraphs('Der schönste Garten der Gegend soll unter den Hammer. Alle wissen es, alle tanzen.'),
      en: paragraphs('The loveliest orchard in the district is to be auctioned. Everyone knows it, and everyone dances.'),
    },
    description: {
      de: paragraphs(
        'Agnes Thorwald kehrt als Ranjewskaja nach Hause zurück, um sich zu verabschieden, und vergisst es vor lauter Wiedersehen. Kilian Rautenberg ist Lopachin, der die Lösung kennt und dem niemand zuhört.',
        'Emre Sayın lässt das Fest einfach weitergehen, während nebenan die Bäume fallen. Gespielt wird im Großen Haus, und der Garten ist so groß, wie er klingt: Man sieht ihn nie.',
      ),
      en: paragraphs(
        'Agnes Thorwald’s Ranevskaya comes home to say goodbye and, in the joy of seeing everyone, forgets to. Kilian Rautenberg is Lopakhin, who has the answer and no one to listen.',
        'In Emre Sayın’s production the party simply carries on while next door the trees come down. The orchard is as large as it sounds: you never see it.',
      ),
    },
    exhibition_type: 'schauspiel',
    genre: 'komoedie',
    tags: ['neu', 'klassiker'],
    duration_minutes: 150,
    interval: oneInterval(80),
    language: german,
    surtitles: english,
    age_from: 12,
    access: ['wheelchair', 'hearing_loop', 'captions'],
    contributors: [
      ...cast({
        'Ranjewskaja|Ranevskaya': 'agnes-thorwald',
        'Lopachin|Lopakhin': 'kilian-rautenberg',
        'Gajew|Gayev': 'bernd-muehlhausen',
        'Warja|Varya': 'thea-kallweit',
        'Anja|Anya': 'rosalie-quint',
        'Trofimow|Trofimov': 'samuel-okafor',
        'Firs, ein alter Diener|Firs, an old servant': 'friedhelm-nagy',
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
      slots: ['evening', 'afternoon'],
      runs: [
        { from: 85, to: 175 },
        { from: 255, to: 335 },
      ],
      tariff: 'sprechtheater',
      hasPremiere: true,
      tags: ['klassiker', 'einfuehrung'],
      series: ['premieren-abo', 'wahl-abo', 'ring-zu-zweit'],
    },
  },
  {
    key: 'cyrano',
    name: 'Cyrano de Bergerac',
    preline: { de: 'Romantische Komödie von Edmond Rostand', en: 'Romantic comedy by Edmond Rostand' },
    subline: { de: 'Mit Degen, Versen und einer Nase', en: 'With sword, verse and nose' },
    text: {
      de: paragraphs('Er schreibt die schönsten Liebesbriefe von Paris, nur leider im Namen eines anderen.'),
      en: paragraphs('He writes the finest love letters in Paris. Unfortunately he signs them with another man’s name.'),
    },
    description: {
      de: paragraphs(
        'Henning Voss ficht, reimt und schweigt, Letzteres am besten. Unter dem Balkon steht der schöne Christian und bewegt die Lippen, im Schatten daneben steht Cyrano und meint es ernst.',
        'Für die Fechtszenen hat das Ensemble drei Monate trainiert. Der große Monolog über die Nase ist vollständig, auch wenn er jedes Mal ein wenig länger wird.',
      ),
      en: paragraphs(
        'Henning Voss fences, rhymes and keeps silent, the last of these best of all. Beneath the balcony handsome Christian moves his lips; in the shadow beside him stands Cyrano, who means every word.',
        'The company trained for three months for the duels. The great speech about the nose is complete, though it does seem to grow.',
      ),
    },
    exhibition_type: 'schauspiel',
    genre: 'komoedie',
    tags: ['neu', 'klassiker'],
    duration_minutes: 155,
    interval: oneInterval(85),
    language: german,
    surtitles: english,
    age_from: 12,
    content_notes: { de: 'Fechtszenen, Pulverdampf', en: 'Sword fights, stage smoke' },
    access: ['wheelchair', 'hearing_loop', 'captions'],
    contributors: [
      ...cast({
        Cyrano: 'henning-voss',
        Roxane: 'leyla-demirkan',
        Christian: 'malik-osterloh',
        'Graf Guiche|Count de Guiche': 'viktor-lazarov',
        'Ragueneau, Zuckerbäcker|Ragueneau, a pastry cook': 'ole-brandis',
        'Le Bret': 'friedhelm-nagy',
      }),
      ...team({ direction: 'mira-hollenbeck', stage: 'tarek-amrani', costumes: 'josefine-lattwein', music: 'ruth-gundlach' }),
    ],
    plays: {
      room: 'grosses-haus',
      slots: ['evening', 'afternoon'],
      runs: [
        { from: 8, to: 82 },
        { from: 165, to: 230 },
      ],
      tariff: 'sprechtheater',
      hasPremiere: true,
      tags: ['klassiker', 'einfuehrung'],
      series: ['premieren-abo', 'wahl-abo', 'ring-zu-zweit'],
    },
  },
  {
    key: 'woyzeck',
    name: 'Woyzeck',
    preline: { de: 'Fragment von Georg Büchner', en: 'Fragment by Georg Büchner' },
    subline: { de: 'Siebenundzwanzig Szenen, jeden Abend neu gemischt', en: 'Twenty-seven scenes, shuffled every night' },
    text: {
      de: paragraphs('Er rasiert den Hauptmann, isst Erbsen für die Wissenschaft und hört Stimmen. Am Teich ist es ruhig.'),
      en: paragraphs('He shaves the captain, eats peas for science and hears voices. Down by the pond it is quiet.'),
    },
    description: {
      de: paragraphs(
        'Büchner ließ vier Handschriften zurück und keine Reihenfolge. Also zieht das Publikum sie vor Beginn aus einem Hut. Das Ende bleibt gleich, der Weg dorthin nie.',
        'Samuel Okafor spielt Woyzeck, alle anderen spielen alle anderen. Ein Abend von achtzig Minuten, nach dem man lange braucht, um den Mantel anzuziehen.',
      ),
      en: paragraphs(
        'Büchner left four manuscripts and no running order, so before we begin the audience draws one from a hat. The end is always the same, the way there never.',
        'Samuel Okafor plays Woyzeck; everyone else plays everyone else. Eighty minutes, after which it takes a while to put your coat on.',
      ),
    },
    exhibition_type: 'schauspiel',
    genre: 'drama',
    tags: ['neu', 'klassiker'],
    duration_minutes: 80,
    interval: noInterval,
    language: german,
    age_from: 16,
    content_notes: { de: 'Gewalt gegen eine Frau wird erzählt, nicht gezeigt', en: 'Violence against a woman is described, not shown' },
    access: ['wheelchair', 'hearing_loop'],
    contributors: [
      ...cast({
        Woyzeck: 'samuel-okafor',
        Marie: 'rosalie-quint',
        'Alle anderen|Everyone else': ['viktor-lazarov', 'paula-immenroth', 'ole-brandis'],
      }),
      ...team({ direction: 'emre-sayin', stage: 'tarek-amrani', costumes: 'josefine-lattwein', light: 'hannes-biel' }),
    ],
    plays: {
      room: 'kleines-haus',
      slots: ['evening'],
      runs: [
        { from: 62, to: 140 },
        { from: 225, to: 300 },
      ],
      tariff: 'kleines-haus',
      hasPremiere: true,
      tags: ['klassiker', 'nachgespraech'],
      series: ['premieren-abo', 'junges-abo'],
    },
  },
];
