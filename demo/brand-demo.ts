import type { SeasonDocument, SeasonInput, SeasonListName } from '../src/features/imports/season.format.ts';
import type { DemoPage } from './content/pages/demo-page.ts';

/** A text, or a part of one, and what stands in its place; in this order, longer parts first. */
export type BrandWords = readonly (readonly [from: string, to: string])[];

/** Fields of entries of one kind by the key of the entry. */
export type EntryFields<Name extends SeasonListName> = Record<string, Partial<SeasonInput<Name>>>;

/** What makes a venue of its own of the demo: repertoire, calendar and pictures are the same, everything else may differ. */
export interface BrandDemo {
  /** Names and phrases, exchanged wherever texts mention them. */
  words: BrandWords;
  /** Fields of entries of the season by their key, in place of the first venue's: numbers, and texts that say something else. */
  season: { [Name in SeasonListName]?: EntryFields<Name> };
  /** Fields of pages by their key. */
  pages: Record<string, Partial<Omit<DemoPage, 'key'>>>;
}

/** The same value with every text in the brand's words; keys by which entries name each other stay. */
export function inWordsOf<Value>(value: Value, words: BrandWords): Value {
  if (typeof value === 'string') return words.reduce((text, [from, to]) => text.replaceAll(from, to), value as string) as Value;
  if (Array.isArray(value)) return value.map((entry) => inWordsOf(entry, words)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inWordsOf(part, words)])) as Value;
}

/** The season of the brand's venue. */
export function seasonOf(season: SeasonDocument, brand: BrandDemo | undefined): SeasonDocument {
  if (!brand) return season;
  const lists = Object.entries(inWordsOf(season, brand.words)).map(([name, list]) => {
    const changes = brand.season[name as SeasonListName];
    return [name, Array.isArray(list) && changes ? withChanges(list, changes) : list];
  });
  return Object.fromEntries(lists) as SeasonDocument;
}

/** The pages of the brand's venue. */
export function pagesOf(pages: readonly DemoPage[], brand: BrandDemo | undefined): readonly DemoPage[] {
  return brand ? withChanges(inWordsOf(pages, brand.words), brand.pages) : pages;
}

/** The brand's fields are in its words already. @throws when a key is not in the list, so that none is left over. */
function withChanges<Entry extends { key: string }>(list: readonly Entry[], changes: Record<string, object>): Entry[] {
  const unknown = Object.keys(changes).find((key) => !list.some((entry) => entry.key === key));
  if (unknown) throw new Error(`The brand changes '${unknown}', which the demo does not have.`);
  return list.map((entry) => ({ ...entry, ...changes[entry.key] }));
}
