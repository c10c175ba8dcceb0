import { cast, team } from '../contributors.ts';
import type { Production } from '../production.ts';
import { german, noInterval, paragraphs } from '../words.ts';

export const youngAndOpen: Production[] = [
  {
    key: 'kaiser',
    name: { de: 'Des Kaisers neue Kleider', en: 'The Emperor’s New Clothes' },
    preline: { de: 'Junges Haus, ab 6 Jahren', en: 'Young Ring, ages 6 and up' },
    subline: { de: 'Schauspiel mit Musik nach Hans Christian Andersen', en: 'Play with music after Hans Christian Andersen' },
    text: {
      de: paragraphs('Der Stoff ist so fein, dass nur Kluge ihn sehen. Dumm nur, dass keiner zugeben will, dass da nichts ist.'),
      en: paragraphs('The cloth is so fine that only the clever can see it. The trouble is that nobody will say there is nothing there.'),
    },
    description: {
      de: paragraphs(
        'Zwei Betrüger, ein eitler Kaiser und ein Hofstaat, der zu allem nickt: Andersens Märchen ist so kurz, dass man es auf einen Zettel schreiben kann, und so wahr, dass man ihn nie wegwirft.',
        'Die Kostüme hat die Klasse 4b der Grundschule am Wall mitentworfen. Der Kaiser trägt am Ende übrigens eine sehr schöne Unterhose.',
      ),
      en: paragraphs(
        'Two swindlers, a vain emperor and a court that nods at everything: Andersen’s tale is short enough to fit on a slip of paper, and true enough that you would never throw it away.',
        'The costumes were designed together with Year 4 of the primary school round the corner. For the record, the emperor ends up in a very handsome pair of pants.',
      ),
    },
    exhibition_type: 'junges-haus',
    genre: 'maerchen',
    tags: ['repertoire', 'familie'],
    duration_minutes: 65,
    interval: noInterval,
    language: german,
    age_from: 6,
    access: ['wheelchair', 'hearing_loop', 'relaxed', 'touch_tour'],
    contributors: [
      ...cast({
        'Der Kaiser|The emperor': 'jakob-sonntag',
        'Zwei Weber|Two weavers': ['fatou-diallo', 'mio-takahashi'],
        'Ein Kind|A child': 'rosalie-quint',
      }),
      ...team({ direction: 'marlene-dietz', costumes: 'josefine-lattwein', music: 'mio-takahashi' }),
    ],
    plays: {
      room: 'kleines-haus',
      slots: ['family'],
      runs: [
        { from: -30, to: 90 },
        { from: 150, to: 230 },
      ],
      tariff: 'familie',
      weight: 1.5,
      tags: ['familie', 'barrierearm'],
      series: ['freier-verkauf'],
    },
  },
  {
    key: 'stadtmusikanten',
    name: { de: 'Die Bremer Stadtmusikanten', en: 'The Bremen Town Musicians' },
    preline: { de: 'Junges Haus, ab 4 Jahren', en: 'Young Ring, ages 4 and up' },
    subline: { de: 'Nach den Brüdern Grimm, mit sehr viel Blech', en: 'After the Brothers Grimm, with a great deal of brass' },
    text: {
      de: paragraphs(
        'Zu alt, zu langsam, zu laut, zu zäh: Vier Tiere machen sich auf den Weg. Etwas Besseres als den Tod findest du überall.',
      ),
      en: paragraphs('Too old, too slow, too loud, too tough: four animals set out. You can find something better than death anywhere.'),
    },
    description: {
      de: paragraphs(
        'Nach Bremen kommen sie nie, aber wen stört das, wenn man zu viert eine Band ist? Esel, Hund, Katze und Hahn spielen Tuba, Trommel, Geige und eine verbeulte Trompete. Wer mag, bringt einen Topfdeckel mit und spielt beim Finale mit.',
        'Fünfzig Minuten ohne Pause. Kinder sitzen vorn auf Kissen, Erwachsene hinten auf Stühlen, Umsteigen ist erlaubt.',
      ),
      en: paragraphs(
        'They never get to Bremen, but who cares, once there are four of you and you are a band? Donkey, dog, cat and cockerel play tuba, drum, fiddle and a dented trumpet. Bring a saucepan lid and you can join in the finale.',
        'Fifty minutes without an interval. Children sit on cushions at the front, adults on chairs behind. Changing places is allowed.',
      ),
    },
    exhibition_type: 'junges-haus',
    genre: 'maerchen',
    tags: ['neu', 'familie'],
    duration_minutes: 50,
    interval: noInterval,
    language: german,
    age_from: 4,
    access: ['wheelchair', 'hearing_loop', 'relaxed', 'sign_language'],
    contributors: [
      ...cast({
        'Der Esel|The donkey': 'ole-brandis',
        'Der Hund|The dog': 'jakob-sonntag',
        'Die Katze|The cat': 'fatou-diallo',
        'Der Hahn|The cockerel': 'mio-takahashi',
      }),
      ...team({ direction: 'marlene-dietz', stage: 'tarek-amrani', costumes: 'josefine-lattwein', music: 'mio-takahashi' }),
    ],
    plays: {
      room: 'kleines-haus',
      slots: ['family'],
      runs: [
        { from: 14, to: 150 },
        { from: 200, to: 335 },
      ],
      tariff: 'familie',
      hasPremiere: true,
      weight: 1.5,
      tags: ['familie', 'barrierearm'],
      series: ['freier-verkauf'],
    },
  },
  {
    key: 'werkstatt',
    name: { de: 'Theaterpädagogischer Werkstattnachmittag', en: 'Family Workshop Afternoon' },
    preline: { de: 'Mitmachen für Familien', en: 'Hands-on for families' },
    subline: { de: 'Wir bauen einen Kirschgarten aus Papier, Draht und Klang', en: 'We build a cherry orchard from paper, wire and sound' },
    text: {
      de: paragraphs('Drei Stunden schneiden, kleben, Krach machen. Am Ende steht ein Bühnenbild, und Sie waren dabei.'),
      en: paragraphs('Three hours of cutting, gluing and making a noise. By the end there is a stage set, and you helped to build it.'),
    },
    description: {
      de: paragraphs(
        'Marlene Dietz und die Leute aus dem Malsaal öffnen einmal im Monat die Probebühne Nord. Jedes Mal entsteht ein anderes Bühnenbild in Klein, aus Resten, die sonst weggeworfen würden.',
        'Für Kinder ab 5 Jahren mit mindestens einem Erwachsenen. Material und Saft sind inbegriffen. Ziehen Sie etwas an, das Farbe verträgt.',
      ),
      en: paragraphs(
        'Once a month Marlene Dietz and the people from the paint shop open the North Rehearsal Stage. Each time a different set is built in miniature, from offcuts that would otherwise be thrown away.',
        'For children from five with at least one adult. Materials and juice are included. Wear something that does not mind paint.',
      ),
    },
    exhibition_type: 'junges-haus',
    genre: 'begegnung',
    tags: ['familie'],
    duration_minutes: 180,
    interval: { de: 'wann Sie wollen', en: 'whenever you like' },
    language: german,
    age_from: 5,
    access: ['wheelchair', 'sign_language', 'relaxed'],
    contributors: team({ host: 'marlene-dietz', stage: 'tarek-amrani' }),
    plays: {
      room: 'probebuehne',
      slots: ['family'],
      runs: [{ from: -30, to: 335 }],
      tariff: 'mitmachen',
      pause: 13,
      weight: 0.8,
      tags: ['familie', 'barrierearm'],
      series: ['freier-verkauf'],
    },
  },
  {
    key: 'fuehrung',
    name: { de: 'Hinter dem Eisernen', en: 'Behind the Safety Curtain' },
    preline: { de: 'Führung durch das Haus', en: 'Tour of the house' },
    subline: { de: 'Vom Schnürboden bis zur Unterbühne', en: 'From the fly loft to the understage' },
    text: {
      de: paragraphs('Siebzig Minuten, dreihundert Stufen, ein Blick durchs Schlüsselloch auf alles, was Sie sonst nicht sehen.'),
      en: paragraphs('Seventy minutes, three hundred steps and a look through the keyhole at everything you do not usually see.'),
    },
    description: {
      de: paragraphs(
        'Wie schwer ist der Eiserne Vorhang, wer hat den Schlüssel zur Waffenkammer, und warum darf auf der Bühne niemand pfeifen? Kolleginnen und Kollegen aus Technik, Maske und Requisite führen durch ihr Reich.',
        'Der Eintritt ist frei, eine Anmeldung nicht nötig. Treffpunkt ist die Tür zur Unterbühne. Für Gruppen und für Menschen, die keine Treppen steigen, bieten wir eigene Termine an, die Theaterkasse berät Sie gern.',
      ),
      en: paragraphs(
        'How heavy is the safety curtain, who keeps the key to the armoury, and why must nobody whistle on stage? Colleagues from the technical, make-up and props departments show you their realm.',
        'Admission is free and there is no need to book. Meet at the door to the understage. The tour is in German; for English tours, groups and step-free routes please ask the box office.',
      ),
    },
    exhibition_type: 'gespraech',
    genre: 'begegnung',
    tags: ['repertoire'],
    duration_minutes: 70,
    interval: noInterval,
    language: german,
    age_from: 8,
    contributors: team({ host: 'hannes-biel' }),
    plays: { room: 'unterbuehne', slots: ['tour'], runs: [{ from: -30, to: 335 }], tariff: 'frei', pause: 6, tags: ['familie'] },
  },
  {
    key: 'matinee',
    name: { de: 'Kaffee vor dem Sturm', en: 'Coffee before the Storm' },
    preline: { de: 'Gespräch zur Premiere', en: 'Talk on the new production' },
    subline: { de: 'Die Beteiligten erzählen, bevor sie spielen', en: 'The people involved, before they perform' },
    text: {
      de: paragraphs(
        'Sonntag, elf Uhr, Milchkaffee. Wer demnächst auf der Bühne steht, sitzt jetzt am Tisch und verrät mehr, als im Programmheft steht.',
      ),
      en: paragraphs(
        'Sunday, eleven o’clock, milky coffee. Those who will soon be on stage sit at the table and give away more than the programme does.',
      ),
    },
    // German only on purpose: the talk is in German, and the English page shows how a text falls back.
    description: {
      de: paragraphs(
        'Vor jeder Premiere laden Dramaturgie und Ensemble in den Gartensaal. Es gibt Szenen im Rohzustand, ein Modell zum Anfassen und Antworten auf alles, was Sie schon immer über das nächste Stück wissen wollten.',
        'Der Eintritt ist frei, der Kaffee auch. Über eine Spende für das Junge Haus freuen wir uns.',
      ),
      en: paragraphs(
        'Before each premiere the dramaturgs and the company invite you to the Garden Hall. There are scenes in the raw, a model to touch and answers to everything you ever wanted to know about the next play.',
        'Admission is free, and so is the coffee. A donation to Young Ring is welcome.',
      ),
    },
    exhibition_type: 'gespraech',
    genre: 'begegnung',
    tags: ['repertoire'],
    duration_minutes: 75,
    interval: noInterval,
    language: german,
    access: ['wheelchair', 'hearing_loop'],
    contributors: team({ host: 'sofia-lindqvist' }),
    plays: {
      room: 'gartensaal',
      slots: ['matinee'],
      runs: [{ from: -30, to: 335 }],
      tariff: 'frei',
      pause: 8,
      weight: 1.2,
      tags: ['einfuehrung'],
    },
  },
];
