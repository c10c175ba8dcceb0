import type { BrandWords } from '../../../demo/brand-demo.ts';

/** What the slides of home, and the contact form say here. */
export const slideWords: BrandWords = [
  [
    'Zwölf Jahre hat Prospero gewartet. Heute Nacht gehorcht ihm der Wind.',
    'Ein Kran, neun Stimmen, kein Ufer: Shakespeares Insel liegt in unserer Halle.',
  ],
  [
    'Prospero has waited twelve years. Tonight the wind obeys him.',
    'One crane, nine voices, no shore: Shakespeare’s island lies in our Hall.',
  ],
  ['Fünf Körper, ein Atem: ', 'Drei Millimeter Wasser: '],
  [' kommt und geht wie das Wasser.', ' beginnt, wo der Boden nachgibt.'],
  ['Five bodies, one breath: ', 'Three millimetres of water: '],
  [' comes and goes like water.', ' begins where the floor gives way.'],
  [
    'Alle sind verkleidet, einer ist in Gefahr. Verdis Oper über den teuersten Tanz einer Nacht.',
    'Ihre Maske liegt auf dem Platz. Verdi für acht Stimmen, ein Akkordeon und alle, die kommen.',
  ],
  [
    'Everyone is in disguise and one of them in danger. Verdi’s opera about a very expensive dance.',
    'Your mask is on your seat. Verdi for eight voices, one accordion and everyone who comes.',
  ],
  [
    'Eine Frage zu Karten, ein verlorener Schal, ein Lob fürs Orchester: Wir antworten meistens am selben Tag.',
    'Sie schreiben, einer von uns vieren liest es und antwortet, meistens bevor die Bar aufmacht.',
  ],
  [
    'A question about tickets, a lost scarf, praise for the orchestra: we mostly answer the same day.',
    'You write, one of the four of us reads it and answers, mostly before the bar opens.',
  ],
];
