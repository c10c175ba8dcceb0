import type { EntryFields } from '../../../demo/brand-demo.ts';

type Teaser = EntryFields<'teasers'>[string];

/** A teaser's headline is also its name in the office. */
function teaser(preline: [de: string, en: string], headline: [de: string, en: string], text: [de: string, en: string]): Teaser {
  const [above, title, below] = [preline, headline, text].map(([de = '', en = '']) => ({ de, en }));
  return { name: title, preline: above, headline: title, text: below };
}

/** The notes between the days of the calendar. */
export const teasers: EntryFields<'teasers'> = {
  seide: teaser(
    ['Wieder in einer Woche', 'Back next week'],
    ['Das Meer kommt aus dem Lüfter', 'The sea comes out of a fan'],
    [
      '„Der Sturm“ läuft auf einem Drittel. Die Mütze bitte trotzdem abnehmen.',
      'The Tempest runs at a third. Please take off your hat all the same.',
    ],
  ),
  nase: teaser(
    ['Demnächst in der Halle', 'Soon in the Hall'],
    ['Eine Nase, die jeder anders sieht', 'A nose that everyone sees differently'],
    ['Cyrano steht mit dem Rücken zu Ihnen und spricht.', 'Cyrano stands with his back to you and speaks.'],
  ),
  wald: teaser(
    ['Uraufführung', 'World premiere'],
    ['Ein Wald aus dreißig Kilometern Kabel', 'A wood made of thirty kilometres of cable'],
    ['Leon Ahrend hat dem Keller zugehört und eine Oper daraus gemacht.', 'Leon Ahrend listened to the cellar and made an opera of it.'],
  ),
  ebbe: teaser(
    ['Tanz im Salon', 'Dance in the Salon'],
    ['Drei Millimeter genügen', 'Three millimetres will do'],
    [
      'Gezeiten, auch als Abend zum Hören und mit einer Führung für die Hände.',
      'Tides, with audio description on some evenings, and a touch tour.',
    ],
  ),
  topfdeckel: teaser(
    ['Ab vier Jahren', 'From age four'],
    ['Gesucht: etwas Tiefes, das weich ist', 'Wanted: something deep that is soft'],
    ['Ren Ishikawa nimmt in den Stadtmusikanten, was Sie mitbringen.', 'Ren Ishikawa plays whatever you bring to the Town Musicians.'],
  ),
  see: teaser(
    ['Ein Duett', 'A duet'],
    ['Spiegel, bitte nicht betreten', 'Mirror, please keep off'],
    ['Schwanensee auf sechzehn Quadratmetern Glas.', 'Swan Lake on sixteen square metres of glass.'],
  ),
  paket: teaser(
    ['Komödie im Studio', 'Comedy in the studio'],
    ['Acht Klingeln, und alle haben unterschrieben', 'Eight doorbells, and everybody signed'],
    ['Halbe Treppe links von Fabian Grote, mit Türen aus der Nummer 31.', 'Half a Flight Up by Fabian Grote, with the doors of number 31.'],
  ),
};
