import { z } from 'zod';
import { storedMoment } from '../../core/fields/date-time.ts';
import { translatedSchema } from '../../core/fields/text.ts';
import type { Translated } from '../../core/languages.ts';
import { fullPriceOf } from './prices.shapes.ts';

/** Reads answer null for a moment that is not set; stored, it is not there. */
function withoutNull<Row extends { sale_starts?: string | null | undefined }>({ sale_starts, ...row }: Row): Row {
  return (sale_starts ? { ...row, sale_starts } : row) as Row;
}

/**
 * The sales catalogue of one event: what the ticket shop sells, in its own ids. It is one value that
 * belongs to the event and is read and written with it; live stock belongs to booking.
 * Ids are unique within the event. Prices are decimal strings as the shop gives them.
 */
export const priceSchema = z
  .strictObject({
    id: z.int().positive(),
    price: z.string().regex(/^\d{1,6}(\.\d{2})?$/, "expected a price such as '12.50'"),
    sale_type_id: z.int().nonnegative(),
    seat_group: z.string().max(100).nullable().default(null),
    text: translatedSchema(z.string().max(255), false).default({}),
    name: translatedSchema(z.string().max(255), true),
    has_discounts: z.boolean().default(false),
    /** Sold with a wheelchair place only, for the place beside it (SHOP-66). */
    is_companion: z.boolean().optional(),
    /** Where it differs from that of its seat group or of the event. */
    sale_starts: storedMoment.nullable().optional(),
  })
  .overwrite(withoutNull);

export const timeslotSchema = z.strictObject({
  id: z.int().positive(),
  status: z.string().max(10).default('1'),
  time_start: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "expected a time such as '18:45'"),
  block_id: z.int().positive(),
});

export const seatGroupSchema = z
  .strictObject({
    id: z.int().positive(),
    seat_group: z.string().min(1).max(100),
    /** What visitors read; where it is empty they read `seat_group`. */
    name: translatedSchema(z.string().max(100), false).optional(),
    status: z.string().max(10).default('1'),
    text: translatedSchema(z.string().max(255), false).default({}),
    /** Where it differs from that of the event. */
    sale_starts: storedMoment.nullable().optional(),
    prices: z.array(priceSchema).max(50),
    timeslots: z.array(timeslotSchema).max(100).default([]),
  })
  .overwrite(withoutNull);

export type StoredPrice = z.output<typeof priceSchema>;
export type StoredSeatGroup = z.output<typeof seatGroupSchema>;

/** The name of a seat group for visitors, which is the shop's where nobody entered one. */
export function seatGroupName({ seat_group, name = {} }: Pick<StoredSeatGroup, 'seat_group' | 'name'>): Translated {
  return Object.values(name).some(Boolean) ? name : { de: seat_group };
}

/**
 * Lets the full price of prices say that there are others beside it (BOOK-04). Where none says so the others would be offered to nobody,
 * which no table and no form means.
 */
export function withDiscounts<Price extends Pick<StoredPrice, 'name' | 'has_discounts'>>(prices: readonly Price[]): Price[] {
  if (prices.length < 2 || prices.some(({ has_discounts }) => has_discounts)) return [...prices];
  const full = fullPriceOf(prices);
  return prices.map((price) => (price === full ? { ...price, has_discounts: true } : price));
}
