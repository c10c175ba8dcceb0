/**
 * Kind of a row field: 'id' is numbered automatically, 'hidden' is submitted unchanged, 'ticked' is a flag that is on in a
 * new row, 'code' one of {@link rowCodes}, 'lines' a list of texts per language, one per line.
 */
export type RowFieldKind =
  | 'text'
  | 'long'
  | 'texts'
  | 'lines'
  | 'code'
  | 'money'
  | 'number'
  | 'time'
  | 'flag'
  | 'ticked'
  | 'id'
  | 'hidden'
  | 'person'
  | 'replaced'
  | { rows: RowShape };
export type RowShape = Readonly<Record<string, RowFieldKind>>;

const price: RowShape = {
  ...{ id: 'id', name: 'texts', price: 'money', seat_group: 'hidden' },
  ...{ text: 'texts', has_discounts: 'flag', sale_type_id: 'number' },
};

/** The list fields the office can edit, by name. */
export const rowShapes: Readonly<Record<string, RowShape>> = {
  contributors: { person: 'person', role: 'texts', replaces: 'replaced', note: 'texts' },
  prices: price,
  seat_groups: {
    ...{ id: 'id', status: 'hidden', seat_group: 'text', text: 'texts', prices: { rows: price } },
    timeslots: { rows: { id: 'id', status: 'hidden', time_start: 'time', block_id: 'id' } },
  },
  html_footer_logos: { code: 'long' },
  fields: {
    ...{ id: 'id', label: 'texts', field_type: 'code', required: 'flag', visible: 'ticked', choices: 'lines' },
    ...{ help_text: 'texts', placeholder_text: 'texts', default: 'text', slug: 'text' },
  },
  programs: { title: 'texts', text: 'texts', file: 'text' },
};

/** Rarely used row fields by list name, shown behind 'more'. */
export const rareFields: Readonly<Record<string, readonly string[]>> = {
  prices: ['text', 'has_discounts', 'sale_type_id'],
  seat_groups: ['text'],
  fields: ['placeholder_text', 'default', 'slug'],
};

/** Ordered lists whose stored rows are folded and can be moved. */
export const foldedLists: ReadonlySet<string> = new Set(['fields']);
