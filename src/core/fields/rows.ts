import type { InterfaceText } from '../languages.ts';
import type { CodeLabels, FieldTexts } from './labels.ts';

/**
 * How a value of a row is filled in: 'path' is a text that is null when empty, 'ticked' a flag that is on in a new row, 'number'
 * one that others assign when it is left empty, 'moment' a day with its time, absent when empty, 'lines' a list of texts per language, one per line, 'replaced' a person of the
 * production's usual cast.
 */
export type RowInput =
  | 'text'
  | 'long-text'
  | 'path'
  | 'texts'
  | 'long-texts'
  | 'lines'
  | 'code'
  | 'money'
  | 'number'
  | 'time'
  | 'moment'
  | 'flag'
  | 'ticked'
  | 'person'
  | 'replaced'
  | 'rows';

/** One value of each row of a list. */
export interface RowField extends FieldTexts {
  readonly input: RowInput;
  /** Shown behind 'more'. */
  readonly isRare?: boolean;
  /** Has a value without anybody having written one. */
  readonly isGenerated?: boolean;
  /** Of the input 'code'; numbers are stored as such. */
  readonly codes?: CodeLabels;
  /** Of the input 'rows'. */
  readonly rows?: RowFields;
}

/** What nobody sees: 'id' is numbered automatically, 'hidden' submitted unchanged. */
export interface HiddenRowField {
  readonly input: 'id' | 'hidden';
}

export type RowFields = Readonly<Record<string, RowField | HiddenRowField>>;

/** The rows of a list as a form shows them, in the order of their fields. */
export interface RowOptions<Item = never> {
  /** One for each value of an item. */
  readonly rows: [Item] extends [never] ? RowFields : { readonly [Name in keyof Required<Item>]: RowField | HiddenRowField };
  /** What a row is called, where the list's own label does not do. */
  readonly rowLabel?: InterfaceText;
  /** Stored rows are folded and can be moved. */
  readonly isFolded?: boolean;
  /** Rows can be moved. */
  readonly isOrdered?: boolean;
}

/** True for what a form shows. */
export function isShown(field: RowField | HiddenRowField): field is RowField {
  return field.input !== 'id' && field.input !== 'hidden';
}
