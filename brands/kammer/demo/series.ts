import type { EntryFields } from '../../../demo/brand-demo.ts';
import { paragraphs } from '../../../demo/content/words.ts';

/** What the subscriptions are here. */
export const series: EntryFields<'series'> = {
  'freier-verkauf': {
    subline: { de: 'Jeder Platz einzeln, auch der am Klavier', en: 'Every seat on its own, even the one by the piano' },
    description: {
      de: paragraphs(
        'Abende ohne Abonnement: Jeder Platz ist zu haben, auch der am Klavier.',
        'Der Vorverkauf beginnt am Ersten jedes Monats um zehn Uhr für den übernächsten. Wer lieber vorbeikommt, bekommt an der Bar einen Kaffee dazu.',
      ),
      en: paragraphs(
        'Evenings outside the subscriptions: every seat is to be had, even the one by the piano.',
        'Booking opens at ten on the first of each month for the month after next. If you would rather come by, the bar serves coffee.',
      ),
    },
  },
  'ring-zu-zweit': {
    subline: { de: 'Sechs Sonntage um 16 Uhr, der Kuchen ist selbst gebacken', en: 'Six Sundays at four, with home-made cake' },
    description: {
      de: paragraphs(
        'Sechs Nachmittage zu zweit, mit Kaffee und Kuchen in der Pause. Pünktlich zum Abendessen sind Sie wieder zu Hause.',
        'Den Kuchen backt der Hausmeister, die Plätze liegen am Rand der Tribüne. Wenn Sie einmal verhindert sind, tauschen wir den Sonntag.',
      ),
      en: paragraphs(
        'Six afternoons for two, with coffee and cake in the interval. You will be home in time for supper.',
        'The caretaker bakes the cake, and the seats are at the edge of the stand. If you cannot make it, we will exchange the Sunday.',
      ),
    },
  },
  kammerkonzerte: {
    subline: { de: 'Zwölf Schalttafeln, ein Klavier, kein Podium', en: 'Twelve switchboards, one piano, no platform' },
    description: {
      de: paragraphs(
        '110 Stühle zwischen zwölf Schalttafeln, kein Podium: näher kommt man der Musik in Lindenau nicht.',
        'Sechs Abende im Winterhalbjahr, ohne Pause und danach mit einem Glas Wein. Die Programme entstehen hier, gespielt wird von Menschen, die man am nächsten Tag auf dem Markt trifft.',
      ),
      en: paragraphs(
        'A hundred and ten chairs among twelve switchboards and no platform: in Lindenau you cannot get closer to the music.',
        'Six evenings through the winter, without an interval and with a glass of wine afterwards. The programmes are made here and played by people you will meet at the market next day.',
      ),
    },
  },
  'nachts-am-ring': {
    subline: { de: 'Nach halb elf, im Kabelkeller, ohne Karte', en: 'After half past ten, in the cable cellar, without a ticket' },
    description: {
      de: paragraphs(
        'Wenn oben das Licht ausgegangen ist, geht unten das Licht an. Kurze Stücke für alle, die noch nicht nach Hause wollen.',
        'Vierzig Plätze, keine Reservierung, der Einlass führt am Kran vorbei. Die letzte Tram wartet.',
      ),
      en: paragraphs(
        'When the lights have gone out upstairs, the lamps go on below. Short pieces for people who do not want to go home yet.',
        'Forty seats, no reservations, and the way in leads past the crane. The last tram waits.',
      ),
    },
  },
  'premieren-abo': {
    subline: { de: 'Acht erste Abende, acht Mal danach an der Bar', en: 'Eight first nights, and the bar after each' },
    description: {
      de: paragraphs(
        'Acht Abende, an denen auch wir noch nicht wissen, ob der Kran hält. Einen festen Platz gibt es nicht, nur den Vortritt: Sie gehen zuerst hinein und suchen sich einen aus.',
        'Danach steht die Suppe auf dem langen Tisch, und wer eben gespielt hat, schöpft.',
      ),
      en: paragraphs(
        'Eight evenings on which even we do not know whether the crane will hold. There is no fixed seat, only the right to go first: you walk in before the others and choose.',
        'Afterwards there is soup on the long table, ladled out by whoever was acting a moment ago.',
      ),
    },
  },
  'wahl-abo': {
    subline: { de: 'Zehn Marken, einzeln oder auf einmal', en: 'Ten tokens, singly or all at once' },
    description: {
      de: paragraphs(
        'Zehn Blechmarken aus der alten Garderobe der Schaltwärter. Eine Marke ist ein Platz, in jedem Raum, an jedem Tag. Ob Sie zehnmal kommen oder einmal zu zehnt, ist uns gleich.',
        'Verlorene Marken ersetzen wir nicht. Gefundene gelten.',
      ),
      en: paragraphs(
        'Ten tin tokens from the cloakroom of the old switch attendants. One token is one seat, in any room, on any day. Whether you come ten times or once as ten people is all the same to us.',
        'We do not replace lost tokens. Found ones are valid.',
      ),
    },
  },
  'junges-abo': {
    subline: { de: 'Fünf Abende unter 27, der sechste geht auf uns', en: 'Five evenings under 27, the sixth is on us' },
    description: {
      de: paragraphs(
        'Fünfmal für zusammen 40 Euro, und wer alle fünf gesehen hat, bekommt den sechsten geschenkt. Einen Ausweis wollen wir einmal sehen, dann kennen wir Sie.',
        'Einmal im Monat probt die Junge Kammer öffentlich. Wer ein Abo hat, darf mitreden.',
      ),
      en: paragraphs(
        'Five times for forty euros in all, and if you have seen all five the sixth is free. We want to see proof of age once; after that we know you.',
        'Once a month Young Kammer rehearses in public. If you subscribe, you have a say.',
      ),
    },
  },
  betriebsring: {
    subline: { de: 'Ein Abend für die ganze Schicht', en: 'One evening for the whole shift' },
    description: {
      de: paragraphs(
        'Werkstätten, Praxen und Redaktionen aus Lindenau bekommen von uns einen Abend, an dem alle nebeneinander sitzen.',
        'Ab acht Karten, mit Suppe vorher und dem Kran danach. Rufen Sie an.',
      ),
      en: paragraphs(
        'Workshops, surgeries and newsrooms of Lindenau get an evening from us on which everybody sits side by side.',
        'From eight tickets, with soup before and the crane afterwards. Give us a ring.',
      ),
    },
  },
};
