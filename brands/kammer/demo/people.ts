import type { BrandWords, EntryFields } from '../../../demo/brand-demo.ts';
import type { PersonKey } from '../../../demo/content/persons.ts';
import type { Words } from '../../../demo/content/words.ts';
import { actors } from './company/actors.ts';
import type { Biographies } from './company/biographies.ts';
import { singersAndDancers } from './company/singers-and-dancers.ts';
import { team } from './company/team.ts';
import { texts } from './texts.ts';

/** The company, by the keys of the demo's persons. */
const company = {
  'agnes-thorwald': ['Agnes Thorwald', 'Hanne Reimers'],
  'leyla-demirkan': ['Leyla Demirkan', 'Defne Aksoy'],
  'kilian-rautenberg': ['Kilian Rautenberg', 'Luis Harbeck'],
  'joris-albrecht': ['Joris Albrecht', 'Tammo Petersen'],
  'henning-voss': ['Henning Voss', 'Ulrich Karsten'],
  'samuel-okafor': ['Samuel Okafor', 'Daniel Adeyemi'],
  'bernd-muehlhausen': ['Bernd Mühlhausen', 'Gerd Lohmann'],
  'katharina-wessely': ['Katharina Wessely', 'Theresa Kolowrat'],
  'friedhelm-nagy': ['Friedhelm Nagy', 'Eberhard Molnár'],
  'paula-immenroth': ['Paula Immenroth', 'Greta Eickhoff'],
  'ole-brandis': ['Ole Brandis', 'Sven Hartung'],
  'rosalie-quint': ['Rosalie Quint', 'Josephine Krumme'],
  'malik-osterloh': ['Malik Osterloh', 'Idris Behrens'],
  'thea-kallweit': ['Thea Kallweit', 'Nele Schimanek'],
  'viktor-lazarov': ['Viktor Lazarov', 'Boris Dimitrov'],
  'ilka-brandt': ['Ilka Brandt', 'Wiebke Rohde'],
  'noemi-szabo': ['Noémi Szabó', 'Eszter Kovács'],
  'yun-seo-jin': ['Seo-jin Yun', 'Ji-woo Han'],
  'ana-ferrer': ['Ana Lucía Ferrer', 'María José Araya'],
  'gideon-marschall': ['Gideon Marschall', 'Valentin Kessler'],
  'tobias-ellwanger': ['Tobias Ellwanger', 'Moritz Staudinger'],
  'pavel-hruby': ['Pavel Hrubý', 'Jiří Novotný'],
  'ines-caldeira': ['Inês Caldeira', 'Beatriz Moura'],
  'mateo-lavalle': ['Mateo Lavalle', 'Joaquín Rivas'],
  'aiko-tanabe': ['Aiko Tanabe', 'Yuki Morita'],
  'jonne-virtanen': ['Jonne Virtanen', 'Eero Salonen'],
  'zanele-mokoena': ['Zanele Mokoena', 'Thandi Dlamini'],
  'marlene-dietz': ['Marlene Dietz', 'Cornelia Frey'],
  'jakob-sonntag': ['Jakob Sonntag', 'Anton Feiertag'],
  'fatou-diallo': ['Fatou Diallo', 'Aminata Camara'],
  'mio-takahashi': ['Mio Takahashi', 'Ren Ishikawa'],
  'dorothea-vahl': ['Dorothea Vahl', 'Irene Maschek'],
  'florian-achterberg': ['Florian Achterberg', 'Sebastian Overbeck'],
  'mira-hollenbeck': ['Mira Hollenbeck', 'Judith Sternau'],
  'emre-sayin': ['Emre Sayın', 'Kerem Yıldız'],
  'clara-nissen': ['Clara Nissen', 'Ellen Brodersen'],
  'tarek-amrani': ['Tarek Amrani', 'Youssef Bennani'],
  'josefine-lattwein': ['Josefine Lattwein', 'Amelie Gerstl'],
  'ruth-gundlach': ['Ruth Gundlach', 'Sigrid Engelke'],
  'hannes-biel': ['Hannes Biel', 'Uwe Tramitz'],
  'sofia-lindqvist': ['Sofia Lindqvist', 'Astrid Hallgren'],
  'lena-osterkamp': ['Lena Osterkamp', 'Maja Winterhoff'],
  'jonas-wiechert': ['Jonas Wiechert', 'Fabian Grote'],
  'benjamin-reuss': ['Benjamin Reuß', 'Leon Ahrend'],
} as const satisfies Record<PersonKey, readonly [of: string, here: string]>;

const lastOf = (name: string): string => name.split(' ').at(-1) ?? name;
const firstOf = (name: string): string => name.split(' ').slice(0, -1).join(' ');

/** Names, for what the demo says about an evening: who stands in for whom, who is seen in a portrait. */
export const nameWords: BrandWords = Object.values(company);

/** What people do here, where the demo's venue calls it otherwise. */
const functions: Partial<Record<PersonKey, Words>> = {
  'marlene-dietz': { de: 'Leitung Junge Kammer', en: 'Head of Young Kammer' },
  'dorothea-vahl': { de: 'Künstlerische Leitung', en: 'Artistic director' },
  'florian-achterberg': { de: 'Musikalische Leitung', en: 'Music director' },
  'mira-hollenbeck': { de: 'Regisseurin', en: 'Director' },
  'clara-nissen': { de: 'Choreografin', en: 'Choreographer' },
  'tarek-amrani': { de: 'Bühnenbildner', en: 'Set designer' },
  'ruth-gundlach': { de: 'Klavier und Leitung', en: 'Pianist and conductor' },
  'hannes-biel': { de: 'Licht und Strom', en: 'Light and power' },
  'sofia-lindqvist': { de: 'Dramaturgin', en: 'Dramaturg' },
  'lena-osterkamp': { de: 'Autorin', en: 'Writer' },
};

const biographies: Required<Biographies> = { ...actors, ...singersAndDancers, ...team };

export const persons: EntryFields<'persons'> = Object.fromEntries(
  Object.entries(company).map(([key, [, name]]) => {
    const [de, en] = biographies[key as PersonKey];
    const what = functions[key as PersonKey];
    return [key, { first_name: firstOf(name), last_name: lastOf(name), biography: texts(de, en), ...(what && { function: what }) }];
  }),
);
