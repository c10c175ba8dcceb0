import { z } from 'zod';
import { translatedSchema } from '../../../core/fields/text.ts';

/** What a seat is. Wheelchair and companion places are held back for who needs them (SHOP-67). */
export const seatKinds = ['normal', 'restricted', 'wheelchair', 'companion'] as const;
export type SeatKind = (typeof seatKinds)[number];

/** Places of one row or standing area at most; a place is numbered `id * placesPerId + number` (docs/decisions/0087). */
export const placesPerId = 10_000;
export const maxSeatNumber = 999;
/** How much a plan may have of what, by the names of its lists; `seats` are those of all rows. */
export const planLimits = { seats: 10_000, price_groups: 26, areas: 30, rows: 150, numbers: 200, aisles: 20 };
export type PlanLimit = keyof typeof planLimits;
/** Hours before the beginning at most. */
export const maxReleaseHours = 2000;

/** Stable number of a row or of a standing area, unique in its plan. */
const id = z.int().min(1).max(100_000);
const seatNumber = z.int().min(1).max(maxSeatNumber);
/** The letter by which a plan names a seat group of the catalogue. */
const letter = z.string().regex(/^[A-Z]$/, 'expected a letter from A to Z');

/** Seats of a row from left to right, seen by the audience. What differs from a normal seat of the row's price group is listed. */
const rowSchema = z
  .strictObject({
    id,
    label: z.string().trim().min(1).max(10),
    price_group: letter,
    numbers: z.array(seatNumber).min(1).max(planLimits.numbers),
    /** Numbers of seats that have an aisle on their right. */
    aisles: z.array(seatNumber).max(planLimits.aisles).default([]),
    /** Shifts the row to the right, in seats. */
    offset: z.number().min(-50).max(50).default(0),
    restricted: z.array(seatNumber).default([]),
    wheelchair: z.array(seatNumber).default([]),
    companion: z.array(seatNumber).default([]),
    /** Seats that sell in another price group. */
    other_groups: z.record(letter, z.array(seatNumber)).default({}),
  })
  .refine(({ numbers }) => new Set(numbers).size === numbers.length, { path: ['numbers'], message: 'expected every number once' });

const areaSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('seated'),
    name: translatedSchema(z.string().trim().max(60), true),
    shape: z.enum(['straight', 'curved']).default('straight'),
    rows: z.array(rowSchema).max(planLimits.rows),
  }),
  z.strictObject({
    kind: z.literal('standing'),
    name: translatedSchema(z.string().trim().max(60), true),
    id,
    price_group: letter,
    places: z
      .int()
      .min(1)
      .max(placesPerId - 1),
  }),
]);

/** The seat plan of a room (SHOP-60): a document, because it is always read and stored whole. */
export const seatPlanSchema = z
  .strictObject({
    /** The seat groups of the catalogue that the plan sells. */
    price_groups: z.array(z.strictObject({ letter, seat_group: z.string().trim().min(1).max(100) })).max(planLimits.price_groups),
    areas: z.array(areaSchema).max(planLimits.areas),
    /** Hours before the beginning until when wheelchair and companion places are held back; null for always. */
    release_hours: z.int().min(0).max(maxReleaseHours).nullable().default(null),
  })
  .superRefine((plan, context) => {
    const refuse = (message: string, limit?: PlanLimit) => context.addIssue({ code: 'custom', message, params: { limit } });
    const letters = plan.price_groups.map((group) => group.letter);
    if (new Set(letters).size < letters.length) refuse('Every price group may stand here only once.', 'price_groups');
    if (new Set(plan.price_groups.map(({ seat_group }) => seat_group)).size < letters.length)
      refuse('Every seat group may stand here only once.');
    const rows = plan.areas.flatMap((area) => (area.kind === 'seated' ? area.rows : []));
    const ids = plan.areas.flatMap((area) => (area.kind === 'seated' ? area.rows.map((row) => row.id) : [area.id]));
    if (new Set(ids).size < ids.length) refuse('Every id may stand here only once.');
    const used = [
      ...rows.flatMap((row) => [row.price_group, ...Object.keys(row.other_groups)]),
      ...plan.areas.flatMap((area) => (area.kind === 'standing' ? [area.price_group] : [])),
    ];
    const unknown = used.find((one) => !letters.includes(one));
    if (unknown) refuse(`The price group ${unknown} is not in the list.`);
    if (rows.reduce((sum, { numbers }) => sum + numbers.length, 0) > planLimits.seats)
      refuse(`Expected at most ${planLimits.seats} seats.`, 'seats');
  });

export type SeatPlan = z.output<typeof seatPlanSchema>;

/** The limit that a refused plan exceeds; null where it is refused for something else. */
export function limitOf({ issues: [issue] }: z.ZodError): PlanLimit | null {
  const name = issue?.code === 'custom' ? issue.params?.limit : issue?.code === 'too_big' ? issue.path.at(-1) : null;
  return (Object.keys(planLimits) as PlanLimit[]).find((limit) => limit === name) ?? null;
}

export type PlanArea = SeatPlan['areas'][number];
export type SeatedArea = Extract<PlanArea, { kind: 'seated' }>;
export type PlanRow = SeatedArea['rows'][number];

/** The number of a place in its stock, by the id of its row or standing area. */
export const placeOf = (rowId: number, number: number) => rowId * placesPerId + number;

/** What a seat of a row is. */
export function kindOf(
  { restricted, wheelchair, companion }: Pick<PlanRow, 'restricted' | 'wheelchair' | 'companion'>,
  number: number,
): SeatKind {
  if (wheelchair.includes(number)) return 'wheelchair';
  if (companion.includes(number)) return 'companion';
  return restricted.includes(number) ? 'restricted' : 'normal';
}

/** The price group of a seat of a row. */
export function priceGroupOf({ price_group, other_groups }: Pick<PlanRow, 'price_group' | 'other_groups'>, number: number): string {
  return Object.entries(other_groups).find(([, numbers]) => numbers.includes(number))?.[0] ?? price_group;
}

/** A row cut at its aisles: the seats of one part are neighbours. */
export function partsOf({ numbers, aisles }: Pick<PlanRow, 'numbers' | 'aisles'>): number[][] {
  const parts: number[][] = [[]];
  for (const number of numbers) {
    parts.at(-1)?.push(number);
    if (aisles.includes(number)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}
