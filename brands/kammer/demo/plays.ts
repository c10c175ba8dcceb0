import type { EntryFields } from '../../../demo/brand-demo.ts';
import { paragraphs } from '../../../demo/content/words.ts';
import { texts } from './texts.ts';

/** What this venue says about plays it shows beside those of `productions.ts`. */
export const plays: EntryFields<'productions'> = {
  antigone: {
    subline: { de: 'Zwei haben recht', en: 'Two people are right' },
    text: texts(
      ['Eine Frau, ein Gesetz, eine Handvoll Erde. Der Salon ist leer bis auf die Erde.'],
      ['One woman, one law, one handful of earth. The Salon is empty but for the earth.'],
    ),
    description: texts(
      [
        'Josephine Krumme und Gerd Lohmann stehen an den beiden Enden des Salons, wir sitzen dazwischen und drehen den Kopf. Irgendwann merkt man, dass man bei jedem Satz dem recht gibt, den man gerade ansieht.',
        'Den Chor sprechen zwölf Nachbarinnen und Nachbarn aus der Kabelstraße. Sie sitzen verteilt im Publikum, und sie sind sich nicht einig.',
      ],
      [
        'Josephine Krumme and Gerd Lohmann stand at either end of the Salon; we sit between them and turn our heads. Sooner or later you notice that you agree with whichever of them you are looking at.',
        'The chorus is spoken by twelve neighbours from Kabelstraße. They sit among the audience, and they do not agree.',
      ],
    ),
  },
  nora: {
    subline: { de: 'Ein Zimmer, neun Kartons', en: 'One room, nine boxes' },
    text: texts(
      ['Nora packt. Sie sagt es niemandem, aber die Kartons werden mehr.'],
      ['Nora is packing. She has not said so to anybody, but there are more boxes every time you look.'],
    ),
    description: texts(
      [
        'Theresa Kolowrat räumt an diesem Abend ein ganzes Wohnzimmer aus, während um sie herum alle reden. Am Ende stehen nur noch die Männer da, und sie haben keinen Stuhl mehr.',
        'Was in den Kartons liegt, haben uns Leute aus dem Viertel gegeben: Dinge, die sie aus einer Ehe mitgenommen haben. Nach der Vorstellung sind die Kartons offen.',
      ],
      [
        'Theresa Kolowrat clears out an entire living room in the course of the evening, while everyone around her talks. In the end only the men are left, and they have nowhere to sit.',
        'What is in the boxes was given to us by people of the neighbourhood: things they took with them from a marriage. After the performance the boxes are open.',
      ],
    ),
  },
  kirschgarten: {
    subline: { de: 'Abriss bei laufendem Betrieb', en: 'Demolition during opening hours' },
    text: texts(
      ['In der Halle steht ein Baum. Er gehört allen, und um elf kommt die Säge.'],
      ['There is a tree in the Hall. It belongs to everybody, and at eleven the saw arrives.'],
    ),
    description: texts(
      [
        'Das Umspannwerk sollte 1990 abgerissen werden, die Pläne liegen noch in der Schublade. Kerem Yıldız hat sie auf den Boden geklebt: Hanne Reimers als Ranjewskaja tanzt über ein Parkhaus, das nie gebaut wurde.',
        'Luis Harbeck ist Lopachin und als Einziger pünktlich. Der Baum wird nach der letzten Vorstellung in den Hof gepflanzt, versprochen.',
      ],
      [
        'The transformer station was to be torn down in 1990; the plans are still in a drawer. Kerem Yıldız has stuck them to the floor, and Hanne Reimers as Ranevskaya dances across a multi-storey car park that was never built.',
        'Luis Harbeck is Lopakhin, the only one who is ever on time. After the last performance the tree will be planted in the yard. That is a promise.',
      ],
    ),
  },
  cyrano: {
    subline: { de: 'Ein Mikrofon, zwei Münder', en: 'One microphone, two mouths' },
    text: texts(
      ['Der eine kann reden, der andere sieht gut aus. Ein Kabel verbindet sie.'],
      ['One can talk, the other has the looks. A cable connects them.'],
    ),
    description: texts(
      [
        'Ulrich Karsten steht mit dem Rücken zu uns und spricht die schönsten Sätze des Abends in ein Mikrofon. Drei Meter weiter bewegt ein anderer die Lippen. Roxane sitzt dazwischen und schließt die Augen, das hilft.',
        'Gefochten wird mit Mikrofonständern, das haben wir lange geübt. Eine Nase gibt es nicht. Sie werden sie trotzdem sehen.',
      ],
      [
        'Ulrich Karsten stands with his back to us and speaks the finest lines of the evening into a microphone. Three metres away somebody else moves his lips. Roxane sits between them and closes her eyes, which helps.',
        'They fence with microphone stands, after a good deal of practice. There is no nose. You will see it all the same.',
      ],
    ),
  },
  woyzeck: {
    subline: { de: 'Das erste Stück von 1991, wieder da', en: 'Our first play of 1991, back again' },
    text: texts(
      ['Ein Mann rennt. Wir haben die Strecke ausgemessen: zwölf Kilometer am Abend.'],
      ['A man is running. We have measured the distance: twelve kilometres a night.'],
    ),
    description: texts(
      [
        'Mit diesem Fragment hat hier alles angefangen, in Mänteln und mit einem Generator. Daniel Adeyemi läuft es jetzt auf einer Schleife rund um die Tribüne, die anderen rufen ihm Befehle zu, manche davon freundlich.',
        'Die Reihenfolge der Szenen zieht vor Beginn jemand aus dem Publikum. Wie es endet, wissen Sie.',
      ],
      [
        'Everything here began with this fragment, in coats and with a generator. Daniel Adeyemi now runs it on a loop around the seating while the others shout orders at him, some of them kindly meant.',
        'Before we begin, somebody in the audience draws the order of the scenes. You know how it ends.',
      ],
    ),
  },
  macbeth: {
    subline: { de: 'Für zwei Stimmen und einen Wasserhahn', en: 'For two voices and a tap' },
    text: texts(
      ['Ein Ehepaar kann nicht schlafen. Im Nebenraum tropft es.'],
      ['A married couple cannot sleep. Something is dripping next door.'],
    ),
    description: texts(
      [
        'Nele Schimanek und Tammo Petersen flüstern. Wir haben an jedem Platz einen Kopfhörer, damit Sie nichts verpassen, und eine Schüssel unter dem Rohr, damit Sie es nicht vergessen.',
        'Alle anderen Figuren kommen über die Haussprechanlage. Die Hexen haben die Nummer.',
      ],
      [
        'Nele Schimanek and Tammo Petersen whisper. There are headphones at every seat so that you miss nothing, and a bowl beneath the pipe so that you do not forget it.',
        'All the other characters come through the entryphone. The witches have the number.',
      ],
    ),
  },
  nachtschicht: {
    subline: { de: 'Sechs Etagen, ein Aufzug, kein Feierabend', en: 'Six floors, one lift, no end of shift' },
    text: texts(
      ['Drei Uhr nachts, und das Licht im vierten Stock geht nicht aus. Jemand müsste nachsehen.'],
      ['Three in the morning, and the light on the fourth floor will not go out. Somebody ought to have a look.'],
    ),
    description: texts(
      [
        'Maja Winterhoff hat die Leute gefragt, die nach uns kommen: die Frau, die hier putzt, den Wachmann vom Kanal, die Ärztin aus dem Haus gegenüber. Aus ihren Sätzen ist ein Stück geworden, in dem sich alle knapp verpassen.',
        'Wir spielen im Studio, auf Bürostühlen mit Rollen. Die Bremse ist links.',
      ],
      [
        'Maja Winterhoff talked to the people who come after us: the woman who cleans here, the watchman from the canal, the doctor across the road. Their sentences have become a play in which everyone only just misses everyone else.',
        'It is played in the studio, on office chairs with castors. The brake is on the left.',
      ],
    ),
    programs: [
      {
        title: { de: 'Text von „Nachtschicht“', en: 'Text of ‘Nachtschicht’' },
        text: {
          de: 'Maja Winterhoffs Heft als Kopie, mit Streichungen und Kaffee. An der Bar für 4\u00a0€.',
          en: 'A copy of Maja Winterhoff’s notebook, deletions and coffee included. In German. 4\u00a0€ at the bar.',
        },
        file: null,
      },
    ],
  },
  halbtreppe: {
    subline: { de: 'Acht Klingeln, ein Paket', en: 'Eight doorbells, one parcel' },
    text: texts(
      ['Auf dem Paket steht ein Name, den keiner kennt. Alle unterschreiben.'],
      ['The name on the parcel is one that nobody knows. Everybody signs for it.'],
    ),
    // German only, as in the first venue: the English page shows how a text falls back.
    description: {
      de: paragraphs(
        'Fabian Grote hat eine Komödie für acht Klingelschilder geschrieben. Gebaut ist nur das Treppenhaus: Die Türen sind echt, sie kommen aus einem Haus, das im letzten Sommer am Mühlkanal geräumt wurde.',
        'Die Leute, die dort gewohnt haben, saßen in der Generalprobe in der ersten Reihe. An einer Stelle hat jemand „Meine!“ gerufen. Das haben wir dringelassen.',
      ),
    },
  },
};
