import { z } from 'zod';

/**
 * The performance history of the New York Philharmonic as its archives publish it (CC0), as far as it is
 * read here. Works are read one by one, see `readWorks`.
 */

/** One concert; `Date` is the day at midnight of New York, `Time` wall-clock such as '7:30PM' or 'None'. */
export const concertSchema = z.looseObject({
  eventType: z.string().min(1),
  Location: z.string().default(''),
  Venue: z.string().min(1),
  Date: z.string().regex(/^\d{4}-\d{2}-\d{2}(T|$)/, "expected a date such as '2024-09-12T04:00:00Z'"),
  Time: z.string().nullish(),
});

export const programSchema = z.looseObject({
  programID: z.string().min(1),
  orchestra: z.string().default(''),
  season: z.string().min(1),
  /** Checked one by one, so that a wrong one is refused alone. */
  concerts: z.array(z.unknown()),
  works: z.array(z.unknown()),
});

export const historySchema = z.looseObject({ programs: z.array(z.unknown()) });

export type Concert = z.output<typeof concertSchema>;
