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
        'Schleifen für Hörgeräte liegen in beiden Räumen unter dem Boden. Assistenzhunde bekommen den Platz daneben und eine Schale Wasser.',
      ),
      en: paragraphs(
        'From the yard to the front row there is no step. For the gallery and the Switch Room take the goods lift. We keep eight spaces free for wheelchairs in the Hall and four in the Salon.',
        'Loops for hearing aids lie beneath both floors. Assistance dogs get the seat beside you and a bowl of water.',
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
        'Quer über das Pflaster führt ein glatter Streifen, am Ende steht eine Rampe. In der ersten Reihe fehlen Stühle mit Absicht: Dort ist Platz für Rollstühle.',
      ),
      en: paragraphs(
        'A smooth strip runs across the cobbles and ends in a ramp. Chairs are missing from the front row on purpose: there is room for wheelchairs.',
      ),
    },
    description: {
      de: paragraphs(
        'Früher wurden hier Transformatoren repariert, heute Stücke. Sechzig Stühle, die jeden Monat anders stehen.',
        'Die Schienen im Boden führen hinaus in den Hof. In „Nachtschicht“ fährt auf ihnen ein Bürostuhl davon.',
      ),
      en: paragraphs(
        'Transformers used to be repaired here, plays are today. Sixty chairs, arranged differently every month.',
        'The rails in the floor lead out into the yard. In Night Shift an office chair departs on them.',
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
      de: paragraphs(
        'Bus 60 fährt zur „Schleuse“, von dort sehen Sie ein weißes Tor. Wenn es zu ist, klopfen Sie; wenn es offen ist, auch.',
      ),
      en: paragraphs('Bus 60 goes to ‘Schleuse’, from where you can see a white gate. If it is shut, knock; if it is open, knock as well.'),
    },
    accessibility: {
      de: paragraphs('Hinter dem Tor ist alles auf einer Höhe, die Toilette mit Griffen und breiter Tür ist gleich links.'),
      en: paragraphs('Behind the gate everything is on one level; the toilet with rails and a wide door is on the left.'),
    },
    description: {
      de: paragraphs(
        'Dreißig Plätze auf Bänken, Farbe an den Wänden, ein Ofen. Hier wird geprobt, gemalt und einmal im Monat mit allen gebaut.',
        'Vor den Fenstern fahren Kähne vorbei. Wenn sie tuten, machen alle Pause.',
      ),
      en: paragraphs(
        'Thirty seats on benches, paint on the walls, one stove. We rehearse here, paint here and once a month build here with everyone.',
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
