import { z } from 'zod';
import { entryId } from '../../../core/fields/entry-id.ts';
import { type Language, languages } from '../../../core/languages.ts';
import type { Cart } from '../booking.contract.ts';
import { seatName } from '../seat-plan/chosen-seats.ts';

const heldShape = z
  .array(
    z.object({
      event: z.number().pipe(entryId),
      group: z.string(),
      saleType: z.int().nullable(),
      quantity: z.int().min(1).max(100),
      time: z.string(),
      /** Names of numbered seats, in `language`. */
      seats: z.array(z.string()),
      language: z.enum(languages).optional(),
    }),
  )
  .max(100);
export type HeldItem = z.infer<typeof heldShape>[number];

/** What a cart holds, as text for a field of its page and a cookie: once it has ended, the shop knows nothing of it any more. */
export function heldTickets({ items }: Pick<Cart, 'items'>, language: Language): string {
  const held = items.map(({ event_id: event, seat_group: group, sale_type_id: saleType, quantity, admission: time, places }) => {
    const seats = places.filter(({ number }) => number !== null).map(seatName);
    return { event, group, saleType, quantity, time, seats, ...(seats.length > 0 && { language }) };
  });
  return JSON.stringify(held satisfies HeldItem[]);
}

/** The same from its text, which anybody can write; none where it is none. */
export function readHeld(field: string | null): HeldItem[] {
  try {
    return heldShape.safeParse(JSON.parse(field ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
