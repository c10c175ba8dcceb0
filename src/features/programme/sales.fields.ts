import type { RowOptions } from '../../core/fields/rows.ts';
import type { StoredPrice, StoredSeatGroup } from './sales.shapes.ts';

const saleStarts = { de: 'Verkauf beginnt, wenn anders', en: 'Sale starts, if different' };

const prices = {
  id: { input: 'id' },
  name: { input: 'texts', label: { de: 'Titel', en: 'Title' } },
  price: { input: 'money', label: { de: 'Preis', en: 'Price' } },
  seat_group: { input: 'hidden' },
  text: { input: 'texts', label: { de: 'Text', en: 'Text' }, isRare: true },
  has_discounts: { input: 'flag', label: { de: 'Daneben gibt es Ermäßigungen', en: 'There are discounts beside it' }, isRare: true },
  is_companion: {
    input: 'flag',
    label: { de: 'Begleitperson: nur neben einem Rollstuhlplatz', en: 'Companion: beside a wheelchair space only' },
    isRare: true,
  },
  sale_type_id: {
    input: 'number',
    label: { de: 'Preisart im Kassensystem', en: 'Price type in the ticket system' },
    isRare: true,
    isGenerated: true,
  },
  sale_starts: { input: 'moment', label: saleStarts, isRare: true },
} satisfies RowOptions<StoredPrice>['rows'];

const timeslots = {
  id: { input: 'id' },
  status: { input: 'hidden' },
  time_start: { input: 'time', label: { de: 'Beginn', en: 'Beginning' } },
  block_id: { input: 'id' },
} satisfies RowOptions<StoredSeatGroup['timeslots'][number]>['rows'];

/** The rows of the sales catalogue of an event. */
export const priceRows = { rows: prices } satisfies RowOptions<StoredPrice>;

export const seatGroupRows = {
  rows: {
    id: { input: 'id' },
    status: { input: 'hidden' },
    seat_group: { input: 'text', label: { de: 'Name der Platzgruppe', en: 'Name of the seat group' } },
    text: { input: 'texts', label: { de: 'Text', en: 'Text' }, isRare: true },
    name: { input: 'texts', label: { de: 'Name für das Publikum', en: 'Name for visitors' }, isRare: true },
    sale_starts: { input: 'moment', label: saleStarts, isRare: true },
    prices: { input: 'rows', label: { de: 'Preise', en: 'Prices' }, rows: prices },
    timeslots: { input: 'rows', label: { de: 'Zeitfenster', en: 'Time slots' }, rows: timeslots },
  },
} satisfies RowOptions<StoredSeatGroup>;
