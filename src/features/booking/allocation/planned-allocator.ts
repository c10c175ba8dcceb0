import type { PlannedGroup, PlannedSeat } from '../seat-plan/planned-seats.ts';
import {
  assignPlaces,
  isAccessGroup,
  isAccessSeat,
  pairCompanions,
  type SeatedParty,
  type SeatedPlaces,
} from '../seat-plan/wheelchair-rules.ts';

/**
 * Finds places for a party in a room with a plan, null when there are none: neighbours in one row; in a standing area any. While
 * wheelchair and companion places are `isHeld` back, only parties with a companion, or of their own seat group, get them. Pure; its
 * invariants are tested.
 */
export function allocatePlanned(group: PlannedGroup, taken: ReadonlySet<number>, party: SeatedParty, isHeld: boolean): SeatedPlaces | null {
  const isFree = ({ place }: PlannedSeat) => !taken.has(place);
  if (isAccessGroup(group) && (isHeld || party.companions > 0)) return allocatePairs(group, isFree, party);
  const canSit = (seat: PlannedSeat) => isFree(seat) && (!isHeld || !isAccessSeat(seat) || party.companions > 0);
  let best: { places: SeatedPlaces; cost: number } | null = null;
  for (const window of windowsOf(group.blocks, canSit, party.size)) {
    if (best && window.cost >= best.cost) continue;
    const wheelchairs = window.seats.filter(({ kind }) => kind === 'wheelchair').length;
    if (party.companions > 0 && isHeld && wheelchairs !== party.companions) continue;
    const places = assignPlaces(
      group,
      window.seats.map(({ place }) => place),
      party,
      isHeld,
    );
    if (places) best = { places, cost: window.cost };
  }
  if (best) return best.places;
  const standing = group.standing.filter(isFree);
  if (party.companions > 0 || standing.length < party.size) return null;
  return { companions: [], others: standing.slice(0, party.size).map(({ place }) => place) };
}

interface Window {
  seats: PlannedSeat[];
  cost: number;
}

/** Every stretch of free neighbours of a size, with what speaks against it: single seats left over, restricted view, rows far back, the side. */
function* windowsOf(blocks: PlannedGroup['blocks'], canSit: (seat: PlannedSeat) => boolean, size: number): Generator<Window> {
  for (const block of blocks) {
    for (const run of runsOf(block, canSit)) {
      for (let start = 0; start + size <= run.length; start++) {
        const seats = run.slice(start, start + size);
        const single = Number(start === 1) + Number(run.length - start - size === 1);
        const restricted = seats.filter(({ kind }) => kind === 'restricted').length;
        const distance = seats.reduce((sum, seat) => sum + seat.distance, 0) / size;
        yield { seats, cost: single * 10_000 + restricted * 1000 + (seats[0]?.rank ?? 0) + distance / 100 };
      }
    }
  }
}

function runsOf(block: readonly PlannedSeat[], canSit: (seat: PlannedSeat) => boolean): PlannedSeat[][] {
  const runs: PlannedSeat[][] = [[]];
  for (const seat of block) {
    if (canSit(seat)) runs.at(-1)?.push(seat);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** Wheelchair places of one row, with as many companions beside them as the party has. */
function allocatePairs(
  group: PlannedGroup,
  isFree: (seat: PlannedSeat) => boolean,
  { size, companions }: SeatedParty,
): SeatedPlaces | null {
  const wheelchairs = size - companions;
  for (const blocks of Map.groupBy(group.blocks, ([first]) => first?.rank).values()) {
    const pairs = pairCompanions(blocks, isFree);
    const free = blocks.flat().filter((seat) => seat.kind === 'wheelchair' && isFree(seat));
    if (free.length < wheelchairs || pairs.size < companions) continue;
    const paired = free.filter(({ place }) => pairs.has(place)).slice(0, companions);
    // Who comes without a companion leaves the places that have one.
    const others = free
      .filter((seat) => !paired.includes(seat))
      .sort((one, other) => Number(pairs.has(one.place)) - Number(pairs.has(other.place)));
    const seated = [...paired, ...others].slice(0, wheelchairs);
    if (paired.length < companions || wheelchairs < companions) continue;
    return { companions: paired.map(({ place }) => pairs.get(place) as number), others: seated.map(({ place }) => place) };
  }
  return null;
}

/** More places beside those a party has, without a place of others between them; null when there are none. */
export function allocateBeside(
  group: PlannedGroup,
  taken: ReadonlySet<number>,
  seats: readonly number[],
  size: number,
  isHeld: boolean,
): number[] | null {
  const has = new Set(seats);
  const canSit = (seat: PlannedSeat) => has.has(seat.place) || (!taken.has(seat.place) && !(isHeld && isAccessSeat(seat)));
  for (const window of [...windowsOf(group.blocks, canSit, seats.length + size)].sort((one, other) => one.cost - other.cost)) {
    const places = window.seats.map(({ place }) => place);
    if (seats.every((seat) => places.includes(seat))) return places.filter((place) => !has.has(place));
  }
  const standing = group.standing.filter(({ place }) => !taken.has(place));
  const isStanding = seats.every((seat) => group.standing.some(({ place }) => place === seat));
  return isStanding && standing.length >= size ? standing.slice(0, size).map(({ place }) => place) : null;
}
