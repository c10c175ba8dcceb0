import type { EntryFields } from '../../../demo/brand-demo.ts';
import { paragraphs } from '../../../demo/content/words.ts';

const place = { zip: '99991', city: 'Lindenau', country: 'Deutschland', phone: '069 90009 400', email: 'kasse@kammer-zwoelf.example' };

export const venues: EntryFields<'venues'> = {
  'haus-am-ring': {
    name: 'Kammer 12',
    ...place,
    street: 'Kabelstraße 12',
    latitude: 51.3317,
    longitude: 12.3219,
    directions: {
      de: paragraphs(
        'Tram 14 hält am „Kraftwerk“, von dort sind es vier Minuten durch die Kabelstraße. Mit dem Rad kommen Sie vom Hauptbahnhof immer am Mühlkanal entlang.',
        'Parkplätze gibt es nicht, im Hof aber sechzig Fahrradbügel und zwei Stellplätze für Menschen mit Behindertenausweis.',
      ),
      en: paragraphs(
        'Tram 14 stops at ‘Kraftwerk’, four minutes down Kabelstraße. By bicycle follow the mill canal all the way from the main station.',
        'There is no car park, but the yard has sixty bicycle stands and two spaces for holders of a disability pass.',
      ),
    },
    accessibility: {
      de: paragraphs(
        'Vom Hof bis zur ersten Reihe gibt es keine Stufe. Der Lastenaufzug fährt auf die Galerie und in den Schaltraum. In der Halle halten wir acht Rollstuhlplätze frei, im Salon vier.',
        'Halle und Salon haben eine Induktionsschleife. Assistenzhunde sind willkommen, bitte sagen Sie an der Kasse Bescheid, dann bleibt der Platz daneben leer.',
      ),
      en: paragraphs(
        'There is no step between the yard and the front row. The goods lift goes to the gallery and the Switch Room. There are eight wheelchair spaces in the Hall and four in the Salon.',
        'Both rooms have a hearing loop. Assistance dogs are welcome; tell the box office and the seat beside you stays free.',
      ),
    },
    description: {
      de: paragraphs(
        'Bis 1986 hat die zwölfte Kammer des Umspannwerks die Straßenbahn mit Strom versorgt. Seit 1991 wird hier gespielt, was noch niemand kennt. Unter dem Sheddach liegen vier der sechs Spielstätten.',
        'Die Bar öffnet um zehn. Es gibt einen langen Tisch, Strom für alle und ein Klavier, das jeder spielen darf.',
      ),
      en: paragraphs(
        'Until 1986 the twelfth chamber of the transformer station fed the trams. Since 1991 it has shown what nobody knows yet. Four of our six stages are under its saw-tooth roof.',
        'The bar opens at ten. There is one long table, power for everybody and a piano that anyone may play.',
      ),
    },
  },
  'studio-am-wall': {
    name: { de: 'Studio im Hof', en: 'Yard Studio' },
    ...place,
    street: 'Kabelstraße 14',
    latitude: 51.3321,
    longitude: 12.3225,
    directions: {
      de: paragraphs('Das Studio liegt hinter der Kammer 12, eine Minute über den Hof. Folgen Sie der blauen Lampe.'),
      en: paragraphs('The studio is behind Kammer 12, a minute across the yard. Follow the blue lamp.'),
    },
    accessibility: {
      de: paragraphs(
        'Der Hof ist gepflastert, der Eingang hat eine Rampe. Bei freier Platzwahl halten wir Rollstuhlplätze in der ersten Reihe frei.',
      ),
      en: paragraphs(
        'The yard is cobbled and the entrance has a ramp. Seating is unreserved, and we keep wheelchair spaces in the front row.',
      ),
    },
    description: {
      de: paragraphs(
        'Die alte Trafowerkstatt, 60 Plätze, frei bestuhlt. Hier entstehen die Uraufführungen.',
        'In den Boden sind noch die Schienen eingelassen, auf denen die Transformatoren rollten; Youssef Bennani hat sie in drei Bühnenbildern mitspielen lassen.',
      ),
      en: paragraphs(
        'The old transformer workshop, with 60 seats that can stand anywhere. This is where new writing is made.',
        'The rails on which the transformers rolled are still in the floor, and Youssef Bennani has given them a part in three of his sets.',
      ),
    },
  },
  'probebuehne-nord': {
    name: { de: 'Probebühne Kanal', en: 'Canal Rehearsal Stage' },
    ...place,
    street: 'Mühlkanal 21',
    latitude: 51.3362,
    longitude: 12.3148,
    directions: {
      de: paragraphs('Bus 60 bis „Schleuse“. Die Probebühne liegt neben den Werkstätten, der Besuchereingang ist das weiße Tor.'),
      en: paragraphs('Bus 60 to ‘Schleuse’. The rehearsal stage is next to the workshops; visitors use the white gate.'),
    },
    description: {
      de: paragraphs(
        'Wo sonst geprobt und gemalt wird, laden Werkstätten und Junge Kammer zum Mitmachen ein.',
        'Vor den Fenstern fahren Kähne vorbei. Wenn sie tuten, machen alle Pause.',
      ),
      en: paragraphs(
        'Where we usually rehearse and paint, the workshops and Young Kammer invite you to join in.',
        'Barges pass by the windows. When they sound their horns, everyone takes a break.',
      ),
    },
  },
};

export const rooms: EntryFields<'rooms'> = {
  'grosses-haus': { name: { de: 'Halle', en: 'Hall' }, seats: 220 },
  'kleines-haus': { name: { de: 'Salon', en: 'Salon' }, seats: 90 },
  studio: { name: { de: 'Studio im Hof', en: 'Yard Studio' }, seats: 60 },
  unterbuehne: { name: { de: 'Kabelkeller', en: 'Cable Cellar' }, seats: 40 },
  gartensaal: { name: { de: 'Schaltraum', en: 'Switch Room' }, seats: 110 },
  probebuehne: { name: { de: 'Probebühne Kanal', en: 'Canal Rehearsal Stage' }, seats: 30 },
};
