import type { Seats } from '../booking.contract.ts';
import type { SeatKind } from './seat-plan.shapes.ts';

/** Where a seat is drawn; one unit is the distance of neighbours. */
export interface DrawnSeat {
  place: number;
  number: number;
  kind: SeatKind;
  letter: string;
  x: number;
  y: number;
}

export interface DrawnRow {
  label: string;
  seats: DrawnSeat[];
  /** Its label, left of the first seat. */
  x: number;
  y: number;
}

export interface DrawnArea {
  name: string;
  /** Of the name, above its rows. */
  y: number;
  rows: DrawnRow[];
  standing: DrawnStanding | null;
}

/** A standing area, a box around its middle. */
export interface DrawnStanding {
  id: number;
  places: number;
  x: number;
  y: number;
}

export interface Drawing {
  width: number;
  height: number;
  areas: DrawnArea[];
}

/** How much the ends of a curved row bend towards the stage, per squared seat from its middle. */
const bend = 0.012;
const margin = 1.5;
const nameHeight = 1.6;
/** Of the box of a standing area. */
export const standingHeight = 2.4;

/** Positions follow from the rows: each is centred, an aisle is as wide as a seat, a curved one bends towards the stage above. */
export function drawSeats({ areas }: Pick<Seats, 'areas'>): Drawing {
  const widthOf = ({ seats, aisles, offset }: Seats['areas'][number]['rows'][number]) =>
    seats.length + seats.filter(([, number], at) => aisles.includes(number) && at < seats.length - 1).length + 2 * Math.abs(offset);
  const inner = Math.max(8, ...areas.flatMap(({ rows }) => rows.map(widthOf)));
  const width = inner + 2 * margin;
  let y = 2.4;
  const drawn = areas.map((area): DrawnArea => {
    const name = y + 0.8;
    y += nameHeight;
    if (area.standing) {
      y += standingHeight + 0.6;
      const { id, places } = area.standing;
      return { name: area.name, y: name, rows: [], standing: { id, places, x: width / 2, y: y - 0.6 - standingHeight / 2 } };
    }
    const rise = area.shape === 'curved' ? bend * (inner / 2) ** 2 : 0;
    y += rise;
    const rows = area.rows.map((row): DrawnRow => {
      const gaps = row.seats.map(([, number]) => number).filter((number) => row.aisles.includes(number));
      const last = row.seats.at(-1)?.[1];
      const length = row.seats.length + gaps.filter((number) => number !== last).length;
      let x = width / 2 - length / 2 + 0.5 + row.offset;
      const seats = row.seats.map(([place, number, kind, letter]): DrawnSeat => {
        const seat = { place, number, kind, letter, x, y: y + 0.5 - (area.shape === 'curved' ? bend * (x - width / 2) ** 2 : 0) };
        x += row.aisles.includes(number) ? 2 : 1;
        return seat;
      });
      y += 1.15;
      return { label: row.label, seats, x: (seats[0]?.x ?? 0) - 1, y: seats[0]?.y ?? y };
    });
    y += 0.6;
    return { name: area.name, y: name, rows, standing: null };
  });
  return { width, height: y + 0.5, areas: drawn };
}

/** The seat of another row that lies nearest in a direction, for the arrow keys. */
export function seatInRow<Cell extends { x: number }>(
  rows: readonly { seats: readonly Cell[] }[],
  from: { row: number; x: number },
  step: 1 | -1,
): Cell | null {
  const row = rows[from.row + step];
  return row ? nearest(row.seats, from.x) : null;
}

function nearest<Cell extends { x: number }>(seats: readonly Cell[], x: number): Cell | null {
  return seats.reduce<Cell | null>((best, seat) => (best && Math.abs(best.x - x) <= Math.abs(seat.x - x) ? best : seat), null);
}
