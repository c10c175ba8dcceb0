import type { BrandWords } from '../../../demo/brand-demo.ts';

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
} as const;

/** Those whom only texts name. */
const others: BrandWords = [
  ['Mira Sandner', 'Antje Brügge'],
  ['Jakob Lindner', 'Timo Wendt'],
  ['Ruth Paulsen, Zimmer 12', 'Helga Joost an der Kasse'],
  ['Ruth Paulsen, room 12', 'Helga Joost at the box office'],
  ['Emil Rathke', 'Konrad Ebel'],
  ['Ines Ahlborn', 'Silke Maurer'],
];

const lastOf = (name: string): string => name.split(' ').at(-1) ?? name;
const firstOf = (name: string): string => name.split(' ').slice(0, -1).join(' ');
const names = Object.values(company);

/** Whole names, then last names alone as interviews use them; a weekday is no last name. */
export const nameWords: BrandWords = [
  ...names,
  ...names.filter(([from]) => lastOf(from) !== 'Sonntag').map(([from, to]) => [lastOf(from), lastOf(to)] as const),
  ['Agnes', 'Hanne'],
  ...others,
];

export const persons = Object.fromEntries(
  Object.entries(company).map(([key, [, name]]) => [key, { first_name: firstOf(name), last_name: lastOf(name) }]),
);
