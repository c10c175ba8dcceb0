import type { SeasonInput } from '../../src/features/programme/import/season.format.ts';
import type { Look } from '../posters/portrait.ts';
import { paragraphs, type Words } from './words.ts';

interface Person {
  first: string;
  last: string;
  category: 'schauspiel' | 'musiktheater' | 'tanz' | 'junges-haus' | 'leitung' | 'autoren';
  function: Words;
  look: Look;
  biography?: Words;
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
    biography: {
      de: 'Agnes Thorwald gehört seit 1998 zum Ensemble. Sie hat am Ring jede Königin gespielt, die das Repertoire hergibt, und seit dem Sturm auch einen Herzog. Wenn sie nicht probt, repariert sie Uhren.',
      en: 'Agnes Thorwald joined the company in 1998. She has played every queen the repertoire has to offer and, since The Tempest, a duke as well. Between rehearsals she mends clocks.',
    },
  },
  'leyla-demirkan': {
    first: 'Leyla',
    last: 'Demirkan',
    category: 'schauspiel',
    function: actress,
    look: [1, 'long'],
    biography: {
      de: 'Leyla Demirkan wuchs in Duisburg auf und studierte in Bochum. Ihr erstes Engagement führte sie nach Hohenfurt, eigentlich nur für ein Jahr. Das ist sechs Jahre her.',
      en: 'Leyla Demirkan grew up in Duisburg and trained in Bochum. She came to Hohenfurt for a single season. That was six years ago.',
    },
  },
  'kilian-rautenberg': {
    first: 'Kilian',
    last: 'Rautenberg',
    category: 'schauspiel',
    function: actor,
    look: [2, 'quiff'],
    biography: {
      de: 'Kilian Rautenberg kam über den Zirkus zum Theater. Er spielt, klettert und singt, manchmal gleichzeitig.',
      en: 'Kilian Rautenberg came to the theatre by way of the circus. He acts, climbs and sings, occasionally all at once.',
    },
  },
  'joris-albrecht': {
    first: 'Joris',
    last: 'Albrecht',
    category: 'schauspiel',
    function: actor,
    look: [0, 'short', 'beard'],
    biography: {
      de: 'Joris Albrecht stammt von der Küste und spricht auf der Bühne fünf Dialekte, zu Hause nur einen.',
      en: 'Joris Albrecht hails from the coast. He speaks five dialects on stage and only one at home.',
    },
  },
  'henning-voss': { first: 'Henning', last: 'Voss', category: 'schauspiel', function: actor, look: [7, 'bald', 'beard'] },
  'samuel-okafor': {
    first: 'Samuel',
    last: 'Okafor',
    category: 'schauspiel',
    function: actor,
    look: [4, 'crop'],
    biography: {
      de: 'Samuel Okafor studierte in Leipzig und London. Am Ring spielte er Hamlet, Woyzeck und einen sehr schüchternen Drachen.',
      en: 'Samuel Okafor trained in Leipzig and London. At the Ring he has played Hamlet, Woyzeck and a very shy dragon.',
    },
  },
  'bernd-muehlhausen': { first: 'Bernd', last: 'Mühlhausen', category: 'schauspiel', function: actor, look: [9, 'short', 'glasses'] },
  'katharina-wessely': {
    first: 'Katharina',
    last: 'Wessely',
    category: 'schauspiel',
    function: actress,
    look: [3, 'bun'],
    biography: {
      de: 'Katharina Wessely ist in Wien geboren und hat die Pausen mitgebracht. Ihre Nora wurde 2025 zum Festival nach Wiesbaden eingeladen.',
      en: 'Katharina Wessely was born in Vienna and brought its pauses with her. Her Nora was invited to the Wiesbaden festival in 2025.',
    },
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
    biography: {
      de: 'Rosalie Quint ist die Jüngste im Ensemble. Für ihre Antigone lernte sie das ganze Stück auf Altgriechisch, obwohl es niemand verlangt hatte.',
      en: 'Rosalie Quint is the youngest member of the company. For Antigone she learned the whole play in ancient Greek, though nobody had asked her to.',
    },
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
    biography: {
      de: 'Ilka Brandt singt in Hohenfurt Carmen, Hänsel und Orlofsky. Ihre Großmutter verkaufte vierzig Jahre lang Programmhefte im ersten Rang.',
      en: 'Ilka Brandt sings Carmen, Hansel and Orlofsky in Hohenfurt. For forty years her grandmother sold programmes in the dress circle.',
    },
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
    biography: {
      de: 'Tobias Ellwanger begann als Regensburger Chorknabe und blieb beim Lied. Schuberts Winterreise singt er jedes Jahr einmal, und jedes Jahr kommt er woanders an.',
      en: 'Tobias Ellwanger began as a chorister in Regensburg and never left song. He sings Winterreise once a year, and every year it takes him somewhere else.',
    },
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
    biography: {
      de: 'Inês Caldeira kam aus Porto an den Ring. Ihre erste eigene Choreografie dauerte vier Minuten und lief im Lastenaufzug.',
      en: 'Inês Caldeira came to the Ring from Porto. Her first choreography lasted four minutes and was shown in the goods lift.',
    },
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
    biography: {
      de: 'Marlene Dietz leitet das Junge Haus. Sie besucht jede Schule der Stadt mindestens einmal im Jahr und kennt die besten Pausenbrote.',
      en: 'Marlene Dietz runs Young Ring. She visits every school in town at least once a year and knows where the best packed lunches are.',
    },
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
    biography: {
      de: 'Dorothea Vahl leitet das Haus am Ring seit 2021. Ihr Büro liegt über der Schlosserei, und wenn dort gehämmert wird, unterbricht sie jedes Telefonat.',
      en: 'Dorothea Vahl has led Haus am Ring since 2021. Her office sits above the metal workshop, and when the hammering starts, every phone call waits.',
    },
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
    biography: {
      de: 'Mira Hollenbeck inszeniert am liebsten Stücke, in denen das Wetter mitspielt. Nach Macbeth ist Der Sturm ihre zweite Shakespeare-Arbeit am Ring.',
      en: 'Mira Hollenbeck likes plays in which the weather has a part. After Macbeth, The Tempest is her second Shakespeare at the Ring.',
    },
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
    biography: {
      de: 'Lena Osterkamp ist Hausautorin. Für Nachtschicht fuhr sie drei Wochen lang mit der letzten Straßenbahn und schrieb mit.',
      en: 'Lena Osterkamp is writer in residence. For Night Shift she spent three weeks on the last tram, taking notes.',
    },
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
    ...(person.biography && { biography: { de: paragraphs(person.biography.de), en: paragraphs(person.biography.en) } }),
  }),
);

export const portraitMedia = entries.map(([key, person]): SeasonInput<'media'> => {
  const name = `${person.first} ${person.last}`;
  return {
    key: `portrait-${key}`,
    file: `portrait:${key}`,
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
