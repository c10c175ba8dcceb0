import type { BrandWords } from '../../../demo/brand-demo.ts';
import { sponsorNames as sponsorsOfDemo } from '../../../demo/content/sponsors.ts';
import { nameWords } from './people.ts';
import { sponsorNames } from './sponsors.ts';

/** The notes of single evenings. */
const notes: BrandWords = [
  [
    'Wegen Erkrankung im Ensemble. Die Theaterkasse erstattet Ihre Karten.',
    'Jemand ist krank, und diesmal springt niemand ein. Die Kasse zahlt zurück.',
  ],
  [
    'Owing to illness in the company. The box office will refund your tickets.',
    'Somebody is ill, and this time there is nobody to stand in. The box office will refund you.',
  ],
  ['Restkarten gibt es an der Abendkasse, eine Stunde vor Beginn.', 'Eine Stunde vor Beginn liegt an der Bar eine zweite Liste.'],
  ['Returns are sold at the door from an hour before the performance.', 'From an hour before the start there is a second list at the bar.'],
  ['Neuer Beginn um 19:00 Uhr. Gekaufte Karten bleiben gültig.', 'Wir fangen schon um 19:00 Uhr an. Ihre Karte weiß es.'],
  ['Now at 19:00. Tickets already bought remain valid.', 'We start at 19:00 already. Your ticket knows.'],
  [
    '<strong>Tastführung</strong> 75 Minuten vor Beginn, Treffpunkt an der Kasse. Die Audiodeskription beginnt 15 Minuten vor der Vorstellung.',
    '<strong>Tastführung</strong> 75 Minuten vor Beginn, am Ende der Bar: Kran, Lüfter, Mäntel, alles zum Anfassen. Die Audiodeskription beginnt 15 Minuten vor der Vorstellung.',
  ],
  [
    '<strong>Touch tour</strong> 75 minutes before curtain-up; meet at the box office. Audio description (in German) starts 15 minutes before the performance.',
    '<strong>Touch tour</strong> 75 minutes before the start, at the end of the bar: crane, fans and coats, all to be touched. Audio description (in German) begins 15 minutes before the performance.',
  ],
  ['Im Foyer, mit Gebärdensprache', 'An der Bar, mit Gebärdensprache'],
  ['In the foyer, in German with sign language', 'At the bar, in German with sign language'],
  ['Zu Silvester, danach Sekt auf dem Balkon', 'An Silvester, um Mitternacht auf dem Dach'],
  ['For New Year’s Eve, with sparkling wine on the balcony afterwards', 'On New Year’s Eve, and at midnight on the roof'],
];

/** Seats of one raked stand and an iron gallery. */
const seats: BrandWords = [
  ['Mittelblock, Reihe 1 bis 18', 'Mittelblock, Reihe 1 bis 10'],
  ['Rows 1 to 18', 'Rows 1 to 10'],
  ['Parkett Mitte', 'Tribüne'],
  ['Centre stalls', 'Raked seating'],
  ['Parkett Seite', 'Tribüne Seite'],
  ['Side stalls', 'Side seating'],
  ['1. Rang', 'Galerie'],
  ['Dress circle', 'Gallery'],
  ['2. Rang', 'Galerie, Stehplatz'],
  ['Upper circle', 'Gallery, standing'],
];

/** What a kind of event, a place or a series is called. */
const terms: BrandWords = [
  ['HAR-', 'K12-'],
  ['Haus am Ring', 'Kammer 12'],
  ['HausAmRing1', 'KammerZwoelf'],
  ['Junges Haus', 'Junge Kammer'],
  ['Young Ring', 'Young Kammer'],
  ['Orchesterkonzert', 'Ensemblekonzert'],
  ['Orchestral concert', 'Ensemble concert'],
  ['Sinfoniekonzert', 'Konzert in der Halle'],
  ['Symphony concert', 'Concert in the Hall'],
  ['Führung durch das Haus', 'Führung durch die Kammern'],
  ['Tour of the house', 'Tour of the chambers'],
  ['Hinter dem Eisernen', 'Hinter der Schaltwand'],
  ['Behind the Safety Curtain', 'Behind the Switchboard'],
  ['für Violoncello und Orchester', 'für Violoncello und zwölf Instrumente'],
  ['for cello and orchestra', 'for cello and twelve instruments'],
  ['Ring zu zweit', 'Sonntags zu zweit'],
  ['Ring for Two', 'Sundays for Two'],
  ['Junges Abo', 'Fünf plus eins'],
  ['Under 27', 'Five plus One'],
  ['Nachtlicht', 'Stromausfall'],
  ['Nightlight', 'Power Cut'],
  ['Spielzeitheft bestellen', 'Das gefaltete Blatt'],
  ['Order the season brochure', 'The folded sheet'],
  ['Post aus dem Theater', 'Post aus der Kammer'],
  ['Post from the theatre', 'Post from the Kammer'],
  ['Johann Nepomuk Wessely', 'Johann Nepomuk Kolowrat'],
];

const sponsors = Object.entries(sponsorsOfDemo).flatMap(([key, name]): BrandWords => {
  const here = sponsorNames[key as keyof typeof sponsorNames];
  // In the footer a name stands on two lines.
  const onTwoLines = (text: string): string => text.replace(' ', '<br>');
  return [
    [name, here],
    [onTwoLines(name), onTwoLines(here)],
  ];
});

export const words: BrandWords = [...notes, ...nameWords, ...seats, ...terms, ...sponsors];
