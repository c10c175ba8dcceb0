import type { SeasonInput } from '../../src/features/imports/season.format.ts';
import type { Look } from '../posters/portrait.ts';
import { biographies } from './biographies.ts';
import { paragraphs, type Words } from './words.ts';

interface Person {
  first: string;
  last: string;
  category: 'schauspiel' | 'musiktheater' | 'tanz' | 'junges-haus' | 'leitung' | 'autoren';
  function: Words;
  look: Look;
}

const actor: Words = { de: 'Schauspieler', en: 'Actor' };
const actress: Words = { de: 'Schauspielerin', en: 'Actor' };
const dancer: Words = { de: 'Tänzer', en: 'Dancer' };
const danseuse: Words = { de: 'Tänzerin', en: 'Dancer' };

const people = {
  'agnes-thorwald': {
    first: 'Agnes',
    last: 'Thorwald',
    category: 'schauspiel',
    function: actress,
    look: [9, 'bob'],
  },
  'leyla-demirkan': {
    first: 'Leyla',
    last: 'Demirkan',
    category: 'schauspiel',
    function: actress,
    look: [1, 'long'],
  },
  'kilian-rautenberg': {
    first: 'Kilian',
    last: 'Rautenberg',
    category: 'schauspiel',
    function: actor,
    look: [2, 'quiff'],
  },
  'joris-albrecht': {
    first: 'Joris',
    last: 'Albrecht',
    category: 'schauspiel',
    function: actor,
    look: [0, 'short', 'beard'],
  },
  'henning-voss': { first: 'Henning', last: 'Voss', category: 'schauspiel', function: actor, look: [7, 'bald', 'beard'] },
  'samuel-okafor': {
    first: 'Samuel',
    last: 'Okafor',
    category: 'schauspiel',
    function: actor,
    look: [4, 'crop'],
  },
  'bernd-muehlhausen': { first: 'Bernd', last: 'Mühlhausen', category: 'schauspiel', function: actor, look: [9, 'short', 'glasses'] },
  'katharina-wessely': {
    first: 'Katharina',
    last: 'Wessely',
    category: 'schauspiel',
    function: actress,
    look: [3, 'bun'],
  },
  'friedhelm-nagy': { first: 'Friedhelm', last: 'Nagy', category: 'schauspiel', function: actor, look: [9, 'bald', 'glasses'] },
  'paula-immenroth': { first: 'Paula', last: 'Immenroth', category: 'schauspiel', function: actress, look: [5, 'curls', 'glasses'] },
  'ole-brandis': { first: 'Ole', last: 'Brandis', category: 'schauspiel', function: actor, look: [2, 'hat', 'beard'] },
  'rosalie-quint': {
    first: 'Rosalie',
    last: 'Quint',
    category: 'schauspiel',
    function: actress,
    look: [6, 'bob', 'earrings'],
  },
  'malik-osterloh': { first: 'Malik', last: 'Osterloh', category: 'schauspiel', function: actor, look: [8, 'quiff', 'glasses'] },
  'thea-kallweit': { first: 'Thea', last: 'Kallweit', category: 'schauspiel', function: actress, look: [0, 'curls', 'earrings'] },
  'viktor-lazarov': { first: 'Viktor', last: 'Lazarov', category: 'schauspiel', function: actor, look: [3, 'crop', 'glasses'] },

  'ilka-brandt': {
    first: 'Ilka',
    last: 'Brandt',
    category: 'musiktheater',
    function: { de: 'Mezzosopran', en: 'Mezzo-soprano' },
    look: [6, 'long'],
  },
  'noemi-szabo': {
    first: 'Noémi',
    last: 'Szabó',
    category: 'musiktheater',
    function: { de: 'Mezzosopran, Gast', en: 'Mezzo-soprano, guest artist' },
    look: [5, 'bob', 'earrings'],
  },
  'yun-seo-jin': {
    first: 'Seo-jin',
    last: 'Yun',
    category: 'musiktheater',
    function: { de: 'Sopran', en: 'Soprano' },
    look: [7, 'bun', 'earrings'],
  },
  'ana-ferrer': {
    first: 'Ana Lucía',
    last: 'Ferrer',
    category: 'musiktheater',
    function: { de: 'Sopran', en: 'Soprano' },
    look: [8, 'curls', 'earrings'],
  },
  'gideon-marschall': {
    first: 'Gideon',
    last: 'Marschall',
    category: 'musiktheater',
    function: { de: 'Tenor', en: 'Tenor' },
    look: [1, 'quiff', 'beard'],
  },
  'tobias-ellwanger': {
    first: 'Tobias',
    last: 'Ellwanger',
    category: 'musiktheater',
    function: { de: 'Bariton', en: 'Baritone' },
    look: [3, 'short', 'beard'],
  },
  'pavel-hruby': {
    first: 'Pavel',
    last: 'Hrubý',
    category: 'musiktheater',
    function: { de: 'Bass', en: 'Bass' },
    look: [0, 'bald', 'beard'],
  },

  'ines-caldeira': {
    first: 'Inês',
    last: 'Caldeira',
    category: 'tanz',
    function: danseuse,
    look: [2, 'bun', 'earrings'],
  },
  'mateo-lavalle': { first: 'Mateo', last: 'Lavalle', category: 'tanz', function: dancer, look: [1, 'curls'] },
  'aiko-tanabe': { first: 'Aiko', last: 'Tanabe', category: 'tanz', function: danseuse, look: [3, 'bob'] },
  'jonne-virtanen': { first: 'Jonne', last: 'Virtanen', category: 'tanz', function: dancer, look: [5, 'crop'] },
  'zanele-mokoena': { first: 'Zanele', last: 'Mokoena', category: 'tanz', function: danseuse, look: [4, 'bun', 'earrings'] },

  'marlene-dietz': {
    first: 'Marlene',
    last: 'Dietz',
    category: 'junges-haus',
    function: { de: 'Leitung Junges Haus, Theaterpädagogin', en: 'Head of Young Ring, theatre educator' },
    look: [0, 'bob', 'glasses'],
  },
  'jakob-sonntag': { first: 'Jakob', last: 'Sonntag', category: 'junges-haus', function: actor, look: [2, 'short', 'glasses'] },
  'fatou-diallo': { first: 'Fatou', last: 'Diallo', category: 'junges-haus', function: actress, look: [8, 'bob', 'earrings'] },
  'mio-takahashi': {
    first: 'Mio',
    last: 'Takahashi',
    category: 'junges-haus',
    function: { de: 'Schauspiel und Musik', en: 'Actor and musician' },
    look: [7, 'crop', 'glasses'],
  },

  'dorothea-vahl': {
    first: 'Dorothea',
    last: 'Vahl',
    category: 'leitung',
    function: { de: 'Intendantin', en: 'Artistic director' },
    look: [9, 'bun', 'glasses'],
  },
  'florian-achterberg': {
    first: 'Florian',
    last: 'Achterberg',
    category: 'leitung',
    function: { de: 'Generalmusikdirektor', en: 'General music director' },
    look: [1, 'quiff', 'glasses'],
  },
  'mira-hollenbeck': {
    first: 'Mira',
    last: 'Hollenbeck',
    category: 'leitung',
    function: { de: 'Hausregisseurin', en: 'Resident director' },
    look: [6, 'crop', 'glasses'],
  },
  'emre-sayin': {
    first: 'Emre',
    last: 'Sayın',
    category: 'leitung',
    function: { de: 'Regisseur', en: 'Director' },
    look: [1, 'short', 'beard'],
  },
  'clara-nissen': {
    first: 'Clara',
    last: 'Nissen',
    category: 'leitung',
    function: { de: 'Tanzdirektorin', en: 'Director of dance' },
    look: [5, 'bun'],
  },
  'tarek-amrani': {
    first: 'Tarek',
    last: 'Amrani',
    category: 'leitung',
    function: { de: 'Ausstattungsleiter', en: 'Head of design' },
    look: [8, 'short', 'beard'],
  },
  'josefine-lattwein': {
    first: 'Josefine',
    last: 'Lattwein',
    category: 'leitung',
    function: { de: 'Kostümbildnerin', en: 'Costume designer' },
    look: [2, 'long', 'earrings'],
  },
  'ruth-gundlach': {
    first: 'Ruth',
    last: 'Gundlach',
    category: 'leitung',
    function: { de: 'Kapellmeisterin', en: 'Conductor' },
    look: [3, 'bob', 'glasses'],
  },
  'hannes-biel': {
    first: 'Hannes',
    last: 'Biel',
    category: 'leitung',
    function: { de: 'Leiter der Beleuchtung', en: 'Head of lighting' },
    look: [7, 'hat', 'glasses'],
  },
  'sofia-lindqvist': {
    first: 'Sofia',
    last: 'Lindqvist',
    category: 'leitung',
    function: { de: 'Chefdramaturgin', en: 'Head dramaturg' },
    look: [5, 'long', 'glasses'],
  },

  'lena-osterkamp': {
    first: 'Lena',
    last: 'Osterkamp',
    category: 'autoren',
    function: { de: 'Hausautorin', en: 'Writer in residence' },
    look: [0, 'long', 'glasses'],
  },
  'jonas-wiechert': {
    first: 'Jonas',
    last: 'Wiechert',
    category: 'autoren',
    function: { de: 'Autor', en: 'Writer' },
    look: [6, 'quiff', 'beard'],
  },
  'benjamin-reuss': {
    first: 'Benjamin',
    last: 'Reuß',
    category: 'autoren',
    function: { de: 'Komponist', en: 'Composer' },
    look: [2, 'bald', 'glasses'],
  },
} satisfies Record<string, Person>;

export type PersonKey = keyof typeof people;

const entries = Object.entries(people) as [PersonKey, Person][];

export const personCategories: SeasonInput<'person_categories'>[] = [
  { key: 'schauspiel', name: { de: 'Schauspiel', en: 'Drama' }, order: 1 },
  { key: 'musiktheater', name: { de: 'Musiktheater', en: 'Music theatre' }, order: 2 },
  { key: 'tanz', name: { de: 'Tanz', en: 'Dance' }, order: 3 },
  { key: 'junges-haus', name: { de: 'Junges Haus', en: 'Young Ring' }, order: 4 },
  { key: 'leitung', name: { de: 'Leitung und Team', en: 'Direction and creative team' }, order: 5 },
  { key: 'autoren', name: { de: 'Autorinnen, Autoren, Komponist', en: 'Writers and composer' }, order: 6 },
];

export const persons = entries.map(
  ([key, person], index): SeasonInput<'persons'> => ({
    key,
    first_name: person.first,
    last_name: person.last,
    function: person.function,
    person_category: person.category,
    image: `portrait-${key}`,
    order: index + 1,
    biography: { de: paragraphs(...biographies[key].de), en: paragraphs(...biographies[key].en) },
  }),
);

export const portraitMedia = entries.map(([key, person]): SeasonInput<'media'> => {
  const name = `${person.first} ${person.last}`;
  return {
    key: `portrait-${key}`,
    file: `portrait/${key}/Porträt ${name}.webp`,
    description: { de: `${name}, Porträt als Papierschnitt`, en: `${name}, a portrait in cut paper` },
    copyright: 'Haus am Ring',
    focus: [0.5, 0.42],
  };
});

/** How the portrait of a person is cut. */
export function lookOf(key: string): Look {
  const person: Person | undefined = people[key as PersonKey];
  if (!person) throw new Error(`There is no demo person '${key}'`);
  return person.look;
}

/** Those of a production who stand on stage; its team may have two premieres on one evening. */
export function performersOf(production: { contributors?: { person: string }[] | undefined }): string[] {
  const onStage = ['schauspiel', 'musiktheater', 'tanz', 'junges-haus'];
  return (production.contributors ?? [])
    .map(({ person }) => person)
    .filter((key) => onStage.includes((people[key as PersonKey] as Person).category) && key !== 'marlene-dietz');
}
