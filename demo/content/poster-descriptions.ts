import type { PosterSlug } from '../posters/poster.ts';
import type { Words } from './words.ts';

/** Alternative texts: what is to be seen on each sheet. */
export const posterDescriptions: Record<PosterSlug, Words> = {
  hamlet: { de: 'Zwei Lichtkegel kreuzen sich auf einer kleinen Figur', en: 'Two beams of light cross over a small figure' },
  fledermaus: {
    de: 'Roter Vorhang vor einem gelben Mond, darin eine Fledermaus als Fliege',
    en: 'Red curtains before a yellow moon with a bat for a bow tie',
  },
  sommernachtstraum: {
    de: 'Roter Eselskopf mit langen Ohren vor dem Mond im Wald',
    en: 'A red donkey’s head with long ears before the moon in a wood',
  },
  wanja: { de: 'Ein leerer schwarzer Stuhl wirft einen roten Schatten', en: 'An empty black chair casting a red shadow' },
  maskenball: { de: 'Eine Maske, halb weiß, halb rot, mit Federn', en: 'A feathered mask, half white, half red' },
  macbeth: { de: 'Eine schwarze Hand mit roten Fingerspitzen', en: 'A black hand with red fingertips' },
  klavier: { de: 'Klaviertasten stehen wie ein aufgehender Mond über einer Pianistin', en: 'Piano keys rise like a moon above a pianist' },
  halbtreppe: {
    de: 'Treppenläufe im Zickzack, darauf eine kleine Figur mit Koffer',
    en: 'Zigzag flights of stairs, a small figure with a suitcase',
  },
  sturm: { de: 'Papierboot auf hohen dunklen Wellen unter einer roten Sonne', en: 'A paper boat on high dark waves under a red sun' },
  nachtschicht: {
    de: 'Fenster eines Hochhauses bei Nacht, in einem roten stehen zwei Menschen',
    en: 'Windows of a tower block at night, two people in a red one',
  },
  antigone: {
    de: 'Das Wort NEIN in riesigen Buchstaben, vom Rand beschnitten',
    en: 'The German word for no in huge letters, cropped by the edge',
  },
  nora: { de: 'Eine Frau mit Tasche steht in einer offenen roten Tür', en: 'A woman with a bag in an open red door' },
  carmen: { de: 'Ein riesiger aufgeklappter Fächer in Rot und Schwarz', en: 'A huge open fan in red and black' },
  cyrano: {
    de: 'Schwarzes Profil mit sehr langer Nase und rotem Federhut',
    en: 'A black profile with a very long nose and a red plumed hat',
  },
  winterreise: { de: 'Ein Wanderer im Schnee, ein kahler Baum, drei Sonnen', en: 'A wanderer in the snow, a bare tree, three suns' },
  kaiser: { de: 'Leerer Kleiderbügel zwischen Krone und Schuhen', en: 'An empty clothes hanger between a crown and a pair of shoes' },
  sandmann: { de: 'Ein großes Auge mit roter Iris, darunter rieselt Sand', en: 'A large eye with a red iris, sand trickling below' },
  gezeiten: { de: 'Ein Körper aus farbigen Bögen beugt sich weit nach vorn', en: 'A body made of coloured arcs leaning far forward' },
  kirschgarten: {
    de: 'Zwei große Kirschen, von einem Schnitt geteilt, daneben ein winziger Mensch',
    en: 'Two large cherries parted by one cut, a tiny person beside them',
  },
  woyzeck: { de: 'Roter Mond über einem Teich, Schilf, eine Figur am Ufer', en: 'A red moon over a pond, reeds, a figure on the bank' },
  werkstatt: {
    de: 'Eine riesige Schere schneidet das Blatt entzwei, zwei Kinder sehen zu',
    en: 'Huge scissors cut the sheet in two while two children watch',
  },
  donau: { de: 'Dampfer mit riesigem Schornstein und Wolken aus Papier', en: 'A steamer with an enormous funnel and clouds of paper' },
  fuehrung: { de: 'Ein leuchtendes Schlüsselloch, darin eine Figur mit Tasche', en: 'A glowing keyhole with a figure carrying a bag' },
  matinee: { de: 'Zwei Menschen stehen in einer riesigen Kaffeetasse und sprechen', en: 'Two people talking in a giant cup of coffee' },
  sinfonie: {
    de: 'Ein rotes Cello aus nächster Nähe, eine kleine Figur am Schallloch',
    en: 'A red cello seen close up, a small figure by the f-hole',
  },
  stadtmusikanten: { de: 'Esel, Hund, Katze und Hahn stehen aufeinander', en: 'Donkey, dog, cat and cockerel standing on one another' },
  schwanensee: { de: 'Ein weißer Schwan und sein schwarzes Spiegelbild', en: 'A white swan and its black reflection' },
  haensel: {
    de: 'Ein angebissenes Lebkuchenherz, davor zwei Kinder im Schnee',
    en: 'A bitten gingerbread heart, two children before it in the snow',
  },
  'sturm-2': { de: 'Prospero auf dem Felsen, hinter ihm ein gelber Mond', en: 'Prospero on the rock before a yellow moon' },
  'sturm-3': { de: 'Das Papierboot kentert in roten und schwarzen Wellen', en: 'The paper boat capsizes in red and black waves' },
  'sturm-4': { de: 'Das Papierboot fährt in der Abendsonne nach Hause', en: 'The paper boat sails home in the evening sun' },
  'sturm-nacht': { de: 'Papierboot auf nächtlicher See, darüber ein roter Mond', en: 'A paper boat on the sea at night below a red moon' },
};
