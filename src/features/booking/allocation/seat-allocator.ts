/** Places 1 to `capacity`, laid out in rows of `rowWidth`; 0 for unreserved places. */
export interface Seating {
  capacity: number;
  rowWidth: number;
}

interface Run {
  start: number;
  length: number;
}

/**
 * Finds places for a party, null when there are none: side by side in one row, any for unreserved places. Pure; its invariants are
 * tested: every place is free and within the capacity, a party sits together, and it is refused only when no row has room for it.
 * `taken` may contain places beyond a capacity that was reduced; they count as well.
 */
export function allocateSeats({ capacity, rowWidth }: Seating, taken: ReadonlySet<number>, size: number): number[] | null {
  if (taken.size + size > capacity) return null;
  const runs = freeRuns(capacity, rowWidth, taken);
  if (rowWidth === 0) return runs.flatMap(seatsOf).slice(0, size);
  const [best] = runs.filter((run) => run.length >= size).sort((a, b) => costOf(a, size) - costOf(b, size) || a.start - b.start);
  return best ? seatsOf({ start: best.start, length: size }) : null;
}

/** Stretches of free places, each within its row. */
function freeRuns(capacity: number, rowWidth: number, taken: ReadonlySet<number>): Run[] {
  const runs: Run[] = [];
  for (let seat = 1; seat <= capacity; seat++) {
    if (taken.has(seat)) continue;
    const last = runs.at(-1);
    const isRowStart = rowWidth > 0 && (seat - 1) % rowWidth === 0;
    if (last && last.start + last.length === seat && !isRowStart) last.length += 1;
    else runs.push({ start: seat, length: 1 });
  }
  return runs;
}

/** Prefers the shortest run, to keep long ones for large parties, and avoids single places left over. */
function costOf({ length }: Run, size: number): number {
  const left = length - size;
  return left === 1 ? 1000 : left;
}

function seatsOf({ start, length }: Run): number[] {
  return Array.from({ length }, (_, index) => start + index);
}
