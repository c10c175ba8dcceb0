import fc from 'fast-check';
import { type PlannedGroup, type PlannedSeats, planSeats } from '../../../src/features/booking/seat-plan/planned-seats.ts';
import { seatPlanSchema } from '../../../src/features/booking/seat-plan/seat-plan.shapes.ts';

/** A row as a word: '.' a seat, 'r' restricted view, 'w' wheelchair, 'c' companion, '|' an aisle. */
const row = fc
  .string({ unit: fc.constantFrom('.', '.', '.', 'r', 'w', 'c', '|'), minLength: 1, maxLength: 14 })
  .filter((word) => /[^|]/.test(word));
const accessRow = fc.array(fc.constantFrom('wc', 'cw', 'wcw', 'w', 'cwc'), { minLength: 1, maxLength: 4 }).map((units) => units.join('|'));

/** Rows of one seat group, of seats or of wheelchair and companion places alone. */
export const rowWords = fc.oneof(fc.array(row, { minLength: 1, maxLength: 6 }), fc.array(accessRow, { minLength: 1, maxLength: 3 }));

/** A plan with the rows of each seat group, by its name. */
export function plannedFrom(groups: Record<string, readonly string[]>): PlannedSeats {
  const letterOf = (index: number) => String.fromCharCode(65 + index);
  const all = Object.values(groups).flatMap((rows, index) => rows.map((word) => ({ word, price_group: letterOf(index) })));
  const numbersOf = (word: string, sign: string) =>
    [...word.replaceAll('|', '')].flatMap((one, index) => (one === sign ? [index + 1] : []));
  const plan = seatPlanSchema.parse({
    price_groups: Object.keys(groups).map((seat_group, index) => ({ letter: letterOf(index), seat_group })),
    areas: [
      {
        kind: 'seated',
        name: 'Saal',
        rows: all.map(({ word, price_group }, index) => ({
          ...{ id: index + 1, label: String(index + 1), price_group },
          numbers: [...word.replaceAll('|', '')].map((_, at) => at + 1),
          aisles: [...word]
            .flatMap((one, at) => (one === '|' ? [word.slice(0, at).replaceAll('|', '').length] : []))
            .filter((number) => number > 0),
          ...{ restricted: numbersOf(word, 'r'), wheelchair: numbersOf(word, 'w'), companion: numbersOf(word, 'c') },
        })),
      },
    ],
  });
  return planSeats(plan);
}

/** Slow and plain: could a party of normal visitors sit anywhere? */
export const fitsInPlan = (group: PlannedGroup, canSit: (place: number) => boolean, size: number) =>
  group.blocks.some((block) =>
    block.some((_, start) => block.slice(start, start + size).filter(({ place }) => canSit(place)).length === size),
  );
