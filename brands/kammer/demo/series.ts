import type { EntryFields } from '../../../demo/brand-demo.ts';
import { teasers } from '../../../demo/content/pages/build-modules.ts';
import type { Words } from '../../../demo/content/words.ts';
import { texts } from './texts.ts';

interface Series {
  name: Words;
  subline: Words;
  price_info?: Words;
  description: Words;
}

const from = (euros: number): Words => ({ de: `ab ${euros}\u00a0€`, en: `from ${euros}\u00a0€` });

/** What the subscriptions are here. */
const allSeries = {
  'freier-verkauf': {
    name: { de: 'Einzelkarten', en: 'Single tickets' },
    subline: { de: 'Jeder Platz einzeln, auch der am Klavier', en: 'Every seat on its own, even the one by the piano' },
    description: texts(
      [
        'Abende ohne Abonnement. Wer zuerst kauft, sitzt, wo er will.',
        'Freigegeben wird monatsweise, am Ersten um zehn, zwei Monate im Voraus. An der Bar ist um diese Zeit der Kaffee frisch und die Schlange kurz.',
      ],
      [
        'Evenings outside the subscriptions. Buy first and sit where you like.',
        'We release them by the month, at ten on the first, two months ahead. At that hour the coffee at the bar is fresh and the queue short.',
      ],
    ),
  },
  'premieren-abo': {
    name: { de: 'Erste Abende', en: 'First Evenings' },
    subline: { de: 'Acht Premieren und achtmal danach die Bar', en: 'Eight first nights, and the bar after each' },
    price_info: from(152),
    description: texts(
      [
        'Acht Abende, an denen auch wir noch nicht wissen, ob der Kran hält. Einen festen Platz gibt es nicht, nur den Vortritt: Sie gehen zuerst hinein und suchen sich einen aus.',
        'Danach steht die Suppe auf dem langen Tisch, und wer eben gespielt hat, schöpft.',
      ],
      [
        'Eight evenings on which even we do not know whether the crane will hold. There is no fixed seat, only the right to go first: you walk in before the others and choose.',
        'Afterwards there is soup on the long table, ladled out by whoever was acting a moment ago.',
      ],
    ),
  },
  'wahl-abo': {
    name: { de: 'Zehn Marken', en: 'Ten Tokens' },
    subline: { de: 'Zehn Abende, einzeln oder auf einmal', en: 'Ten evenings, singly or all at once' },
    price_info: from(170),
    description: texts(
      [
        'Zehn Blechmarken aus der alten Garderobe der Schaltwärter. Eine Marke ist ein Platz, in jedem Raum, an jedem Tag. Ob Sie zehnmal kommen oder einmal zu zehnt, ist uns gleich.',
        'Verlorene Marken ersetzen wir nicht. Gefundene gelten.',
      ],
      [
        'Ten tin tokens from the cloakroom of the old switch attendants. One token is one seat, in any room, on any day. Whether you come ten times or once as ten people is all the same to us.',
        'We do not replace lost tokens. Found ones are valid.',
      ],
    ),
  },
  'ring-zu-zweit': {
    name: { de: 'Sonntags zu zweit', en: 'Sundays for Two' },
    subline: { de: 'Sechs Sonntage um 16 Uhr, der Kuchen ist selbst gebacken', en: 'Six Sundays at four, with home-made cake' },
    price_info: from(114),
    description: texts(
      [
        'Sechs Sonntage um vier. Wenn Sie herauskommen, ist es noch nicht Abend oder gerade eben.',
        'Den Kuchen backt der Hausmeister, er nimmt Wünsche entgegen und erfüllt sie nicht. Zwei Plätze nebeneinander sind sicher; wer mit wem, fragt niemand.',
      ],
      [
        'Six Sundays at four. When you come out it is not evening yet, or only just.',
        'The caretaker bakes the cake; he takes requests and ignores them. Two adjacent seats are certain. Nobody asks who is with whom.',
      ],
    ),
  },
  'junges-abo': {
    name: { de: 'Fünf plus eins', en: 'Five plus One' },
    subline: { de: 'Fünf Abende unter 27, der sechste geht auf uns', en: 'Five evenings under 27, the sixth is on us' },
    price_info: from(40),
    description: texts(
      [
        'Fünfmal für zusammen 40 Euro, und wer alle fünf gesehen hat, bekommt den sechsten geschenkt. Einen Ausweis wollen wir einmal sehen, dann kennen wir Sie.',
        'Einmal im Monat probt die Junge Kammer öffentlich. Wer ein Abo hat, darf mitreden.',
      ],
      [
        'Five times for forty euros in all, and if you have seen all five the sixth is free. We want to see proof of age once; after that we know you.',
        'Once a month Young Kammer rehearses in public. If you subscribe, you have a say.',
      ],
    ),
  },
  kammerkonzerte: {
    name: { de: 'Musik im Schaltraum', en: 'Music in the Switch Room' },
    subline: { de: 'Zwölf Schalttafeln, ein Klavier, kein Podium', en: 'Twelve switchboards, one piano, no platform' },
    price_info: from(84),
    description: texts(
      [
        'Hundertzehn Stühle, die nicht alle in dieselbe Richtung sehen. Wer spielt, steht dazwischen, und Sie können mitlesen.',
        'Sechs Konzerte von Oktober bis März, jedes so lang wie die Noten, ohne Pause. Im Januar wird geheizt.',
      ],
      [
        'A hundred and ten chairs, not all of them facing the same way. The players stand in between, and you can read over their shoulders.',
        'Six concerts from October to March, each as long as the music and without an interval. In January we put the heating on.',
      ],
    ),
  },
  'nachts-am-ring': {
    name: { de: 'Nachtstrom', en: 'Off-Peak' },
    subline: { de: 'Nach halb elf, im Kabelkeller, ohne Karte', en: 'After half past ten, in the cable cellar, without a ticket' },
    price_info: { de: 'Eintritt frei', en: 'Free admission' },
    description: texts(
      [
        'Früher war der Strom ab zehn billiger. Bei uns kostet er ab halb elf nichts: kurze Stücke im Keller, für Leute, die sowieso wach sind.',
        'Vierzig passen hinein. Kommen Sie früh oder stehen Sie auf der Treppe, dort ist der Ton am besten. Die letzte Tram fährt um 1.58 Uhr.',
      ],
      [
        'Electricity used to be cheaper after ten. Ours costs nothing from half past: short pieces in the cellar, for people who are up anyway.',
        'There is room for forty. Come early, or stand on the stairs, where the sound is best. The last tram leaves at 1:58.',
      ],
    ),
  },
  betriebsring: {
    name: { de: 'Schichtkarte', en: 'Shift Ticket' },
    subline: { de: 'Ein Abend für die ganze Schicht', en: 'One evening for the whole shift' },
    description: texts(
      [
        'Werkstätten, Praxen und Redaktionen aus Lindenau bekommen von uns einen Abend, an dem alle nebeneinander sitzen.',
        'Ab acht Karten, mit Suppe vorher und dem Kran danach. Ein Anruf genügt.',
      ],
      [
        'Workshops, surgeries and newsrooms of Lindenau get an evening from us on which everybody sits side by side.',
        'From eight tickets, with soup before and the crane afterwards. A call will do.',
      ],
    ),
  },
} satisfies Record<string, Series>;

export const series: EntryFields<'series'> = allSeries;

/** Series of a page as tickets with their prices. */
export function seriesTickets(keys: readonly (keyof typeof allSeries)[]): ReturnType<typeof teasers> {
  return teasers(
    'tickets',
    keys.map((key) => {
      const { name, subline, price_info: price }: Series = allSeries[key];
      return { headline: name, subline, link_text: price, link: `@link:series:${key}` };
    }),
  );
}
