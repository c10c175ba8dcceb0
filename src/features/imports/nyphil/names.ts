import { slugify } from '../../../core/text/slugs.ts';

/** A person or an ensemble; an ensemble has only a last name. */
export interface PersonName {
  first: string;
  last: string;
}

/** Names whose parts stand differently than the rules expect. */
const exceptions = new Map<string, PersonName>([
  ['Bologne, Joseph Chevalier de Saint-Georges', { first: 'Joseph Bologne', last: 'Chevalier de Saint-Georges' }],
]);

/** What the archive puts in the place of a composer when there is no single one. */
const nobody = /^(various|anthem|unspecified)$/i;

/**
 * A name of the archive in its usual order and spelling: 'Faure [Fauré],  Gabriel-Urbain' is
 * Gabriel-Urbain Fauré, 'Clinton, Tyrone, Jr.' Tyrone Clinton Jr., 'Unsung Collective, The' The Unsung Collective.
 */
export function personName(archived: string): PersonName {
  const tidy = archived.replace(/\s+/g, ' ').trim();
  const known = exceptions.get(tidy);
  if (known) return known;
  const [last = '', first = '', suffix] = tidy.split(/\s*,\s*/).map(properSpelling);
  if (/^the$/i.test(first)) return { first: '', last: `The ${last}` };
  // 'Hiromi [Uehara],  Hiromi' is known by one name.
  if (first === last) return { first: '', last };
  return { first: first.replace(/ (Von|Van|De)$/, (particle) => particle.toLowerCase()), last: suffix ? `${last} ${suffix}` : last };
}

/** The composers of a work; 'Ashman/Menken,  Howard/Alan' are two. */
export function composerNames(archived: string): PersonName[] {
  const [last = '', first = '', ...rest] = archived.split(',').map((part) => part.trim());
  if (nobody.test(last)) return [];
  const [lasts, firsts] = [last, first].map((part) => part.split(/\s*\/\s*|\s+and\s+/));
  if (!lasts || !firsts || lasts.length === 1 || lasts.length !== firsts.length)
    return [personName([last, first, ...rest].filter(Boolean).join(', '))];
  return lasts.map((name, index) => personName(`${name}, ${firsts[index]}`));
}

export function fullName({ first, last }: PersonName): string {
  return `${first} ${last}`.trim();
}

/** 'Kovacs [Kovács]' and 'Renee (Renée)' give the plain word first, the proper one after it; other brackets are dropped. */
export function properSpelling(text: string): string {
  return text
    .replace(/(\S+) ([[(])([^[\]()]+)[\])]/g, (all: string, plain: string, bracket: string, proper: string) => {
      if (sounds(plain) === sounds(proper)) return proper;
      return bracket === '[' ? plain : all;
    })
    .trim();
}

/** Umlauts count as written out or without their dots: 'Paert', 'Pärt' and 'Malkki', 'Mälkki' are the same. */
function sounds(word: string): string {
  return slugify(word).replace(/[aou]e/g, (pair) => pair[0] ?? '');
}
