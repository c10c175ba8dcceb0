import type { z } from 'zod';
import type { StoredLanguage } from '../languages.ts';
import type { EmbedKind } from './embed-address.ts';
import type { CodeLabels, FieldTexts } from './labels.ts';
import type { RowOptions } from './rows.ts';

/** What a medium can be (API-41). */
export type MediaKind = 'image' | 'file' | 'video' | 'audio' | 'captions';

/** Every kind of field there is. The editor has one control, the database one column shape per kind. */
export type FieldKind =
  | 'text'
  | 'translated-text'
  | 'rich-text'
  | 'date-time'
  | 'date'
  | 'flag'
  | 'number'
  | 'choice'
  | 'choices'
  | 'link'
  | 'embed-url'
  | 'reference'
  | 'references'
  | 'list'
  | 'lines'
  | 'media'
  | 'content-link'
  | 'html'
  | 'table';

/** Kinds that hold one text per language. */
export type TranslatedKind = 'translated-text' | 'rich-text' | 'html' | 'table';

/**
 * One field of a content type or module: its label, what it accepts, what it is when left out and which words search finds.
 * Everything else (column, import format, form, validation) is derived from it.
 */
export interface Field<Kind extends FieldKind = FieldKind, Value = unknown> extends FieldTexts {
  readonly kind: Kind;
  readonly isRequired: boolean;
  /** Name of the content type a reference points to, e.g. `room`. */
  readonly target?: string;
  /** The codes a choice offers, or the few numbers of a number, with their labels. */
  readonly codes?: CodeLabels;
  /** The values of each row of a list, and how its form shows them. */
  readonly rowOptions?: RowOptions;
  /** Maximal text in characters. */
  readonly limit?: number;
  /** Kind of medium a media field takes. */
  readonly accepts?: MediaKind;
  /** A text without which the module is not whole: its place on the page is there while it is empty, for who edits it. */
  readonly isAwaited?: boolean;
  /** Kind of external content an address is of. */
  readonly embeds?: EmbedKind;
  /** Accepts input of any boundary and answers the stored value; the output is `Value`. */
  readonly schema: z.ZodType<Value>;
  /** Value of a field that was never filled. */
  readonly initial: Value;
  /** Words of the value for search, empty when it has none. */
  readonly words: (value: Value, language: StoredLanguage) => string;
}

/** The fields of a content type by name, in the order in which a form shows them. */
// biome-ignore lint/suspicious/noExplicitAny: a record of fields holds every value type there is
export type Fields = Record<string, Field<FieldKind, any>>;

/** Options of every kind of field that can be required. */
export interface FieldOptions extends FieldTexts {
  required?: boolean;
}

const translatedKinds: ReadonlySet<FieldKind> = new Set<TranslatedKind>(['translated-text', 'rich-text', 'html', 'table']);

/** True for fields that hold one text per language. */
export function isTranslated({ kind }: Pick<Field, 'kind'>): boolean {
  return translatedKinds.has(kind);
}
