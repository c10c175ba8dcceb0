/**
 * How one part of a row of a list field is written; 'own' numbers itself and is never shown, 'kept' is carried along, 'ticked' is a flag
 * that is on in a new row, 'code' one of {@link rowCodes}, 'lines' a list of texts per language, one a line.
 */
export type Part =
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
  | 'own'
  | 'kept'
  | 'person'
  | 'replaced'
  | { rows: RowShape };
export type RowShape = Readonly<Record<string, Part>>;

const price: RowShape = {
  ...{ id: 'own', name: 'texts', price: 'money', seat_group: 'kept' },
  ...{ text: 'texts', has_discounts: 'flag', sale_type_id: 'number' },
};

/** The list fields the office can edit, by name. */
export const rowShapes: Readonly<Record<string, RowShape>> = {
  contributors: { person: 'person', role: 'texts', replaces: 'replaced', note: 'texts' },
  prices: price,
  seat_groups: {
    ...{ id: 'own', status: 'kept', seat_group: 'text', text: 'texts', prices: { rows: price } },
    timeslots: { rows: { id: 'own', status: 'kept', time_start: 'time', block_id: 'own' } },
  },
  html_footer_logos: { code: 'long' },
  fields: {
    ...{ id: 'own', label: 'texts', field_type: 'code', required: 'flag', visible: 'ticked', choices: 'lines' },
    ...{ help_text: 'texts', placeholder_text: 'texts', default: 'text', slug: 'text' },
  },
  programs: { title: 'texts', text: 'texts', file: 'text' },
};

/** Parts that few rows need, by the last list of their place; they stand behind 'more'. */
export const rareParts: Readonly<Record<string, readonly string[]>> = {
  prices: ['text', 'has_discounts', 'sale_type_id'],
  seat_groups: ['text'],
  fields: ['placeholder_text', 'default', 'slug'],
};

/** Long lists whose order people see: stored rows are folded, and each can be moved. */
export const foldedLists: ReadonlySet<string> = new Set(['fields']);
