import type { Biographies } from './biographies.ts';

/** Those who direct, compose, write, design and light. */
export const team = {
  'marlene-dietz': [
    [
      'Cornelia Frey hat den Schlüssel zum weißen Tor. Dahinter arbeitet sie mit Kindern, die ihr sagen, was nicht stimmt, und ändert es.',
      'Vorher war sie Lehrerin für Physik. Sie benutzt noch dieselben Fragen.',
    ],
    [
      'Cornelia Frey has the key to the white gate. Behind it she works with children who tell her what is wrong, and then she changes it.',
      'She used to teach physics. The questions are still the same.',
    ],
  ],
  'dorothea-vahl': [
    [
      'Irene Maschek leitet die Kammer seit 2018. Ein Büro hat sie nicht; wer sie sucht, findet sie am kurzen Ende des langen Tischs.',
      'Sie inszeniert mit dem, was im Raum steht, und stellt am ersten Probentag die Hälfte davon hinaus.',
    ],
    [
      'Irene Maschek has run the Kammer since 2018. She has no office: you will find her at the short end of the long table.',
      'She directs with whatever stands in the room, and on the first day of rehearsals carries half of it out.',
    ],
  ],
  'florian-achterberg': [
    [
      'Sebastian Overbeck macht große Partituren klein, mit Bleistift, an der Bar. Für Verdi brauchte er sieben Wochen, für Dvořák einen Sommer.',
      'Er sagt, er lasse nichts weg. Er lasse nur keinen doppelt spielen.',
    ],
    [
      'Sebastian Overbeck makes large scores small, in pencil, at the bar. Verdi took him seven weeks, Dvořák a summer.',
      'He leaves nothing out, he says. He merely lets nobody play the same thing twice.',
    ],
  ],
  'mira-hollenbeck': [
    [
      'Judith Sternau liest Stücke als Akten: Wer wohnt hier, wer hat unterschrieben, was fehlt in der Anlage. So sind „Der Sturm“ und „Macbeth“ entstanden.',
      'Sie probt vormittags und schickt alle um zwei nach Hause.',
    ],
    [
      'Judith Sternau reads plays as files: who lives here, who signed, which enclosure is missing. That is how ‘The Tempest’ and ‘Macbeth’ came about.',
      'She rehearses in the mornings and sends everyone home at two.',
    ],
  ],
  'emre-sayin': [
    [
      'Kerem Yıldız hat mit Überwachungskameras angefangen, als Monteur. In seinem „Hamlet“ hängen neun davon, vorschriftsmäßig verkabelt.',
      'Pläne klebt er auf den Boden, Striche macht er an der Wand. Beides bleibt bis zur letzten Vorstellung.',
    ],
    [
      'Kerem Yıldız began with security cameras, as a fitter. There are nine of them in his ‘Hamlet’, wired according to regulations.',
      'He sticks plans to the floor and marks cuts on the wall. Both stay there until the last performance.',
    ],
  ],
  'clara-nissen': [
    [
      'Ellen Brodersen stellt einer Kompanie eine einzige Aufgabe und geht hinaus. Nach einer Stunde sieht sie nach.',
      'Für „Gezeiten“ lautete sie: nicht stehen bleiben. Für „Schwanensee“: nicht verraten, wer du bist.',
    ],
    [
      'Ellen Brodersen sets a company one single task and leaves the room. After an hour she looks in.',
      'For ‘Tides’ it was: do not stand still. For ‘Swan Lake’: do not let on which one you are.',
    ],
  ],
  'tarek-amrani': [
    [
      'Youssef Bennani kauft nichts. Seine Bühnen bestehen aus dem, was im Hof, im Keller und in den Nachbarhäusern übrig ist.',
      'In Fès hat er Brücken berechnet. Die Galerie hat er nachgerechnet, sie hält.',
    ],
    [
      'Youssef Bennani buys nothing. His sets are made of what is left over in the yard, the cellar and the houses nearby.',
      'In Fez he calculated bridges. He has checked the gallery: it will hold.',
    ],
  ],
  'josefine-lattwein': [
    [
      'Amelie Gerstl hat hundertzwanzig Quadratmeter Stoff, eine Nähmaschine und eine Regel: Was aus drei Metern gut aussieht, muss auch aus einem gut aussehen.',
      'Die Knöpfe an der Uniform des Hauptmanns sind von 1912. Sie lagen in der Wand.',
    ],
    [
      'Amelie Gerstl has a hundred and twenty square metres of cloth, one sewing machine and one rule: what looks right from three metres has to look right from one.',
      'The buttons on the captain’s uniform date from 1912. They were in the wall.',
    ],
  ],
  'ruth-gundlach': [
    [
      'Sigrid Engelke spielt das Klavier, das am Fenster steht, und dirigiert mit dem Kinn, wenn beide Hände zu tun haben.',
      'In der Langen Nacht, wenn die meisten liegen, spielt sie eigene Stücke. Aufgeschrieben hat sie keines.',
    ],
    [
      'Sigrid Engelke plays the piano by the window and conducts with her chin when both hands are busy.',
      'In the Long Night, once most people are lying down, she plays pieces of her own. She has written none of them down.',
    ],
  ],
  'hannes-biel': [
    [
      'Uwe Tramitz hat 1984 als Lehrling im Umspannwerk gelernt, den Strom abzuschalten. Seit 1991 schaltet er ihn ein.',
      'Bei der Führung zeigt er, welcher der zwölf Schalter noch geht. Man darf ihn drücken, nachdem man gewettet hat.',
    ],
    [
      'In 1984 Uwe Tramitz was an apprentice in the transformer station and learned how to switch the power off. Since 1991 he has been switching it on.',
      'On the tour he shows you which of the twelve switches still works. You may press it once you have placed your bet.',
    ],
  ],
  'sofia-lindqvist': [
    [
      'Astrid Hallgren schreibt Programmzettel statt Programmhefte: eine Seite, auf der steht, was wir nicht wissen.',
      'Sonntags vor jeder Premiere sitzt sie am langen Tisch und lässt andere reden. Sie kommt aus Uppsala und findet uns laut.',
    ],
    [
      'Astrid Hallgren writes programme slips rather than programme books: one page that says what we do not know.',
      'On the Sunday before each first night she sits at the long table and lets other people talk. She is from Uppsala and finds us loud.',
    ],
  ],
  'lena-osterkamp': [
    [
      'Maja Winterhoff schreibt für uns, weil sie gegenüber wohnt. „Nachtschicht“ hat sie zur Hälfte an ihrem Küchenfenster mitgeschrieben.',
      'Sie kürzt gern. Ein Stück von drei Stunden hat sie einmal an einem Wochenende auf einen Zettel gebracht, und wir haben ihn gespielt.',
    ],
    [
      'Maja Winterhoff writes for us because she lives across the road. Half of ‘Night Shift’ she took down at her kitchen window.',
      'She likes to cut. She once reduced a three-hour play to a single slip of paper over a weekend, and we performed it.',
    ],
  ],
  'jonas-wiechert': [
    [
      'Fabian Grote hat zwölf Jahre lang Klingelschilder graviert. Für „Halbe Treppe links“ hat er acht davon selbst gemacht.',
      'Komödien schreibt er nur im Winter, Türen seien dann eher zu.',
    ],
    [
      'For twelve years Fabian Grote engraved nameplates for doorbells. He made all eight for ‘Half a Flight Up’ himself.',
      'He writes comedies only in winter, when doors are more likely to be shut.',
    ],
  ],
  'benjamin-reuss': [
    [
      'Leon Ahrend nimmt Räume auf, nachts, wenn sie sich unbeobachtet fühlen. Aus dem Kabelkeller ist so eine Oper geworden.',
      'Er komponiert für das, was da ist: acht Stimmen, ein Kinderchor, sechs Bläser und ein Wasserkocher in B.',
    ],
    [
      'Leon Ahrend records rooms at night, when they think nobody is listening. That is how the cable cellar became an opera.',
      'He composes for what there is: eight voices, a children’s choir, six wind players and a kettle in B flat.',
    ],
  ],
} satisfies Biographies;
