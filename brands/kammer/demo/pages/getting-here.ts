import type { PageOfBrand } from '../../../../demo/brand-demo.ts';
import { heading, prose, section } from '../../../../demo/content/pages/build-modules.ts';
import { venueList } from './venue-list.ts';

const anchors = [
  ['tram', 'Tram und Bus', 'Tram and bus'],
  ['rad', 'Rad und zu Fuß', 'Bicycle and on foot'],
  ['auto', 'Auto', 'Car'],
  ['orte', 'Spielorte', 'Venues'],
] as const;

/** The page 'Anfahrt', with the list of venues at its end. */
export const gettingHere: PageOfBrand = {
  modules: [
    {
      model: 'anchor-list',
      fields: {},
      columns: [anchors.map(([anchor, de, en]) => ({ model: 'link', fields: { link: `#${anchor}`, link_text: { de, en } } }))],
    },
    section('33-33-33', [
      [
        heading('Tram und Bus', 'Tram and bus', { anchor: 'tram' }),
        prose(
          '<p>Tram 14 hält am „Kraftwerk“, bis nachts um zwei alle zwanzig Minuten. Von dort sind es vier Minuten durch die Kabelstraße. Ihre Karte gilt ab drei Stunden vor der Vorstellung bis Betriebsschluss als Fahrschein.</p>',
          '<p>Tram 14 stops at ‘Kraftwerk’, every twenty minutes until two in the morning. From there it is four minutes down Kabelstraße. Your ticket is valid on tram and bus from three hours before the performance until the last service.</p>',
        ),
      ],
      [
        heading('Rad und zu Fuß', 'Bicycle and on foot', { anchor: 'rad' }),
        prose(
          '<p>Vom Hauptbahnhof führt der Weg immer am Mühlkanal entlang, zwölf Minuten mit dem Rad, vierzig zu Fuß. Im Hof stehen sechzig Fahrradbügel, eine Luftpumpe und Strom zum Laden.</p>',
          '<p>From the main station follow the mill canal all the way, twelve minutes by bicycle, forty on foot. The yard has sixty bicycle stands, a pump and power for charging.</p>',
        ),
      ],
      [
        heading('Auto', 'Car', { anchor: 'auto' }),
        prose(
          '<p>Parkplätze haben wir keine. Zwei Stellplätze für Menschen mit Behindertenausweis liegen im Hof, ein Anruf an der Kasse genügt.</p>',
          '<p>We have no car park. Two spaces for holders of a disability pass are in the yard; a call to the box office is enough.</p>',
        ),
      ],
    ]),
    heading('Drei Adressen', 'Three addresses', { anchor: 'orte' }),
    venueList,
  ],
};
