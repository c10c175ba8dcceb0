import type { Translated } from '../../../core/languages.ts';
import { kindOf, partsOf, placeOf, priceGroupOf, type SeatKind, type SeatPlan } from './seat-plan.shapes.ts';

/** Where a ticket's holder sits, as it was when it was sold. */
export interface SeatLabel {
  area: Translated;
  /** '' in a standing area. */
  row: string;
  /** Null in a standing area. */
  number: number | null;
  kind: SeatKind;
}

export interface PlannedSeat extends SeatLabel {
  /** Number of the place in its stock. */
  place: number;
  /** Index of its row in the plan, from the front. */
  rank: number;
  /** Distance from the middle of its row, in seats. */
  distance: number;
}

/** The places that a plan sells as one seat group. */
export interface PlannedGroup {
  /** Seats that are neighbours, from left to right: parts of rows between aisles and seats of other groups. */
  blocks: PlannedSeat[][];
  standing: PlannedSeat[];
  byPlace: Map<number, PlannedSeat>;
}

/** The places of a plan by seat group of the catalogue. */
export type PlannedSeats = ReadonlyMap<string, PlannedGroup>;

/** Finds the neighbours and the numbers of a plan's places. */
export function planSeats(plan: SeatPlan): PlannedSeats {
  const groups = new Map<string, PlannedGroup>(
    plan.price_groups.map(({ seat_group }) => [seat_group, { blocks: [], standing: [], byPlace: new Map() }]),
  );
  const groupOf = (letter: string) => groups.get(plan.price_groups.find((group) => group.letter === letter)?.seat_group ?? '');
  let rank = 0;
  for (const area of plan.areas) {
    if (area.kind === 'standing') {
      const group = groupOf(area.price_group);
      for (let number = 1; number <= area.places; number++) {
        const seat = {
          place: placeOf(area.id, number),
          area: area.name,
          row: '',
          number: null,
          kind: 'normal',
          rank,
          distance: 0,
        } as const;
        group?.standing.push(seat);
        group?.byPlace.set(seat.place, seat);
      }
      rank += 1;
      continue;
    }
    for (const row of area.rows) {
      const middle = (row.numbers.length - 1) / 2;
      for (const part of partsOf(row)) {
        let before: PlannedGroup | undefined;
        for (const number of part) {
          const group = groupOf(priceGroupOf(row, number));
          const distance = Math.abs(row.numbers.indexOf(number) - middle);
          const seat = {
            place: placeOf(row.id, number),
            area: area.name,
            row: row.label,
            number,
            kind: kindOf(row, number),
            rank,
            distance,
          };
          if (group !== before) group?.blocks.push([]);
          group?.blocks.at(-1)?.push(seat);
          group?.byPlace.set(seat.place, seat);
          before = group;
        }
      }
      rank += 1;
    }
  }
  return groups;
}

/** Its label alone. */
export const labelOf = ({ area, row, number, kind }: PlannedSeat): SeatLabel => ({ area, row, number, kind });
