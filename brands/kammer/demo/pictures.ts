import type { EntryFields } from '../../../demo/brand-demo.ts';
import type { Words } from '../../../demo/content/words.ts';
import type { PosterSlug } from '../../../demo/posters/poster.ts';

/** Alternative texts: the sheets are those of the demo, the papers this venue's, so that every colour is another. */
const descriptions: Record<PosterSlug, Words> = {
  antigone: {
    de: 'Vier Buchstaben, zu groß für das Blatt: NEIN',
    en: 'Four letters too large for the sheet, the German word for no',
  },
  carmen: { de: 'Aufgeklappter Fächer in Blau und Schwarz, er füllt das Blatt', en: 'An open fan in blue and black filling the sheet' },
  cyrano: {
    de: 'Profil in Schwarz, die Nase reicht bis zum Rand, der Hut ist blau',
    en: 'A profile in black, the nose touching the edge, the hat blue',
  },
  donau: { de: 'Ein Dampfer, fast nur Schornstein, unter Papierwolken', en: 'A steamer that is nearly all funnel, below paper clouds' },
  fledermaus: {
    de: 'Blauer Vorhang, heller Mond, in der Mitte eine Fledermaus wie eine Fliege am Kragen',
    en: 'Blue curtains, a pale moon and in the middle a bat worn like a bow tie',
  },
  fuehrung: { de: 'Ein helles Schlüsselloch, jemand mit Tasche steht darin', en: 'A bright keyhole, somebody with a bag standing in it' },
  gezeiten: { de: 'Farbige Bögen, die zusammen einen fallenden Körper ergeben', en: 'Coloured arcs that together make a falling body' },
  haensel: {
    de: 'Lebkuchenherz, angebissen; zwei Kinder stehen im Schnee davor',
    en: 'A gingerbread heart with a bite gone; two children in the snow',
  },
  halbtreppe: {
    de: 'Treppen im Zickzack, auf einer davon jemand mit Koffer',
    en: 'Zigzag stairs and, on one flight, somebody with a suitcase',
  },
  hamlet: { de: 'Zwei Lichtkegel treffen sich auf einem kleinen Menschen', en: 'Two cones of light meet on one small person' },
  kaiser: {
    de: 'Ein Kleiderbügel ohne Kleid, darüber die Krone, darunter Schuhe',
    en: 'A hanger with nothing on it, a crown above and shoes below',
  },
  kirschgarten: {
    de: 'Zwei Kirschen, ein Schnitt dazwischen, ein sehr kleiner Mensch',
    en: 'Two cherries, a cut between them, one very small person',
  },
  klavier: {
    de: 'Klaviertasten gehen auf wie ein Mond, davor jemand am Klavier',
    en: 'Piano keys rising like a moon, somebody playing before them',
  },
  macbeth: { de: 'Eine schwarze Hand, die Fingerspitzen sind blau', en: 'A black hand, its fingertips blue' },
  maskenball: { de: 'Eine Federmaske, die eine Hälfte weiß, die andere blau', en: 'A feathered mask, one half white and one half blue' },
  matinee: { de: 'Zwei Menschen reden, sie stehen in einer Kaffeetasse', en: 'Two people in conversation, standing in a cup of coffee' },
  nachtschicht: {
    de: 'Hochhaus bei Nacht, ein blaues Fenster, zwei Menschen darin',
    en: 'A tower block at night, one blue window, two people in it',
  },
  nora: { de: 'Eine blaue Tür, offen, in ihr eine Frau mit Tasche', en: 'A blue door, open, and in it a woman with a bag' },
  sandmann: { de: 'Ein Auge mit blauer Iris, aus dem Sand läuft', en: 'An eye with a blue iris, sand running out of it' },
  schwanensee: { de: 'Weißer Schwan, im Wasser unter ihm ein schwarzer', en: 'A white swan and, in the water below, a black one' },
  sinfonie: {
    de: 'Ein Cello in Blau, so nah, dass es das Blatt füllt; eine kleine Figur am Schallloch',
    en: 'A cello in blue, close enough to fill the sheet; a small figure by the f-hole',
  },
  sommernachtstraum: {
    de: 'Ein blauer Eselskopf im Wald, die Ohren vor dem Mond',
    en: 'A blue donkey’s head in a wood, its ears against the moon',
  },
  stadtmusikanten: { de: 'Esel, darauf Hund, darauf Katze, darauf Hahn', en: 'A donkey, on it a dog, on it a cat, on it a cockerel' },
  sturm: {
    de: 'Ein Papierboot zwischen hohen Wellen, darüber eine blaue Sonne',
    en: 'A paper boat between high waves, above it a blue sun',
  },
  'sturm-2': {
    de: 'Prospero auf dem Felsen, der Mond hinter ihm ist fast weiß',
    en: 'Prospero on his rock, the moon behind him nearly white',
  },
  'sturm-3': { de: 'Das Papierboot kippt, die Wellen sind blau und schwarz', en: 'The paper boat tips over among waves of blue and black' },
  'sturm-4': { de: 'Das Papierboot fährt in helles Licht davon', en: 'The paper boat sails away into pale light' },
  'sturm-nacht': { de: 'Ein Papierboot bei Nacht, der Mond ist blau', en: 'A paper boat by night, the moon is blue' },
  wanja: { de: 'Ein leerer Stuhl, sein Schatten ist blau', en: 'An empty chair, its shadow blue' },
  werkstatt: {
    de: 'Eine Schere, größer als die zwei Kinder, die ihr zusehen',
    en: 'A pair of scissors larger than the two children watching',
  },
  winterreise: { de: 'Jemand geht durch den Schnee, ein Baum, drei Sonnen', en: 'Somebody walking in the snow, one tree, three suns' },
  woyzeck: {
    de: 'Blauer Mond über dem Teich, am Ufer steht jemand im Schilf',
    en: 'A blue moon over the pond, somebody standing in the reeds',
  },
};

/** Of some sheets the demo also has a wide crop. */
const wide: PosterSlug[] = ['gezeiten', 'maskenball', 'nachtschicht'];

export const pictures: EntryFields<'media'> = Object.fromEntries([
  ...Object.entries(descriptions).map(([slug, description]) => [`poster-${slug}`, { description }]),
  ...wide.map((slug) => [`poster-${slug}-wide`, { description: descriptions[slug] }]),
]);
