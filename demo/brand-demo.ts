import type { ModuleNode } from '../src/core/module/samples.ts';
import type { SeasonDocument, SeasonInput, SeasonListName } from '../src/features/imports/season.format.ts';
import type { DemoForm } from './content/forms.ts';
import type { DemoPage, DemoSlot } from './content/pages/demo-page.ts';
import type { Tariffs } from './content/tariffs.ts';
import type { footer } from './footer.ts';
import type { Places } from './stock.ts';

/** A text, or a part of one, and what stands in its place; in this order, longer parts first. */
export type BrandWords = readonly (readonly [from: string, to: string])[];

/** Fields of entries of one kind by the key of the entry. */
export type EntryFields<Name extends SeasonListName> = Record<string, Partial<SeasonInput<Name>>>;

/** Fields of a page in place of the demo's. */
export type PageOfBrand = Partial<Omit<DemoPage, 'key'>>;

/** Fields of a form in place of the demo's, and of its questions by their slug. */
type FormOfBrand = Partial<Omit<DemoForm, 'key' | 'fields'>> & { fields?: Record<string, Partial<DemoForm['fields'][number]>> };

type Footer = typeof footer;

/** What makes a venue of its own of the demo: repertoire, calendar and pictures are the same, everything that is said differs. */
export interface BrandDemo {
  /** Names, and the notes of single evenings, which the demo makes anew for every day it is seeded. */
  words: BrandWords;
  /** By the names that the demo's seat groups have. */
  tariffs: Tariffs;
  /** By the names that the brand's seat groups have. */
  places: Places;
  /** Fields of entries of the season by their key. */
  season: { [Name in SeasonListName]?: EntryFields<Name> };
  /** Fields of pages by their key. */
  pages: Record<string, PageOfBrand>;
  /** Modules of slots by their owner. */
  slots: Record<string, readonly ModuleNode[]>;
  /** Fields of forms by their key. */
  forms: Record<string, FormOfBrand>;
  footer: Partial<Footer>;
}

/** The season of the brand's venue. */
export function seasonOf(season: SeasonDocument, brand: BrandDemo | undefined): SeasonDocument {
  if (!brand) return season;
  const lists = Object.entries(inWordsOf(season, brand.words)).map(([name, list]) => {
    const changes = brand.season[name as SeasonListName];
    return [name, Array.isArray(list) && changes ? withChanges(list, 'key', changes) : list];
  });
  return Object.fromEntries(lists) as SeasonDocument;
}

/** The pages of the brand's venue. */
export function pagesOf(pages: readonly DemoPage[], brand: BrandDemo | undefined): readonly DemoPage[] {
  return brand ? withChanges(inWordsOf(pages, brand.words), 'key', brand.pages) : pages;
}

/** The slots of the brand's venue. */
export function slotsOf(slots: readonly DemoSlot[], brand: BrandDemo | undefined): readonly DemoSlot[] {
  if (!brand) return slots;
  const changes = Object.fromEntries(Object.entries(brand.slots).map(([owner, modules]) => [owner, { modules }]));
  return withChanges(inWordsOf(slots, brand.words), 'owner', changes);
}

/** The forms of the brand's venue. */
export function formsOf(forms: readonly DemoForm[], brand: BrandDemo | undefined): readonly DemoForm[] {
  if (!brand) return forms;
  const changes = Object.entries(brand.forms).map(([key, { fields = {}, ...form }]) => {
    const questions = forms.find((one) => one.key === key)?.fields ?? [];
    return [key, { ...form, fields: withChanges(inWordsOf(questions, brand.words), 'slug', fields) }];
  });
  return withChanges(inWordsOf(forms, brand.words), 'key', Object.fromEntries(changes));
}

/** The footer of the brand's venue. */
export function footerOf(blocks: Footer, brand: BrandDemo | undefined): Footer {
  return brand ? { ...inWordsOf(blocks, brand.words), ...brand.footer } : blocks;
}

/** The same value with every text in the brand's words; keys by which entries name each other stay. */
function inWordsOf<Value>(value: Value, words: BrandWords): Value {
  if (typeof value === 'string') return words.reduce((text, [from, to]) => text.replaceAll(from, to), value as string) as Value;
  if (Array.isArray(value)) return value.map((entry) => inWordsOf(entry, words)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inWordsOf(part, words)])) as Value;
}

/** The brand's fields are in its words already. @throws when a key is not in the list, so that none is left over. */
function withChanges<Name extends string, Entry extends Record<Name, string>>(
  list: readonly Entry[],
  name: Name,
  changes: Record<string, object>,
): Entry[] {
  const unknown = Object.keys(changes).find((key) => !list.some((entry) => entry[name] === key));
  if (unknown) throw new Error(`The brand changes '${unknown}', which the demo does not have.`);
  return list.map((entry) => ({ ...entry, ...changes[entry[name]] }));
}
