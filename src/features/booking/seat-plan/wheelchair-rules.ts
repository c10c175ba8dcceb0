import { isForWheelchairs } from '../offer.ts';
import type { PlannedGroup, PlannedSeat } from './planned-seats.ts';

/** A party as the rules of wheelchair and companion places see it. */
export interface SeatedParty {
  size: number;
  /** How many of them pay the companion's price. */
  companions: number;
}

/** What counts of a seat beside another one. */
export type BesideSeat = Pick<PlannedSeat, 'place' | 'kind'>;

/** Places of a party: those of companions, and of all others. */
export interface SeatedPlaces {
  companions: number[];
  others: number[];
}

/** Until when wheelchair and companion places are held back; null for always (SHOP-67). Hours of the event count before those of the plan. */
export function heldBackUntil(
  event: { date_start: Date; wheelchair_release_hours: number | null },
  plan: { release_hours: number | null } | undefined,
): Date | null {
  const hours = event.wheelchair_release_hours ?? plan?.release_hours ?? null;
  return hours === null ? null : new Date(event.date_start.getTime() - hours * 3_600_000);
}

export const isHeldBack = (until: Date | null, now: Date) => until === null || until > now;

export const isAccessSeat = ({ kind }: Pick<PlannedSeat, 'kind'>) => kind === 'wheelchair' || kind === 'companion';

/** True for a group that has nothing but wheelchair and companion places: who buys there without being a companion needs the former. */
export function isAccessGroup({ byPlace, standing }: PlannedGroup): boolean {
  return standing.length === 0 && byPlace.size > 0 && [...byPlace.values()].every(isAccessSeat);
}

/**
 * Whether a seat group has places for wheelchairs only: by its name, or by its places in the plan. Those of a plan are for everybody once they
 * are released.
 */
export function isWheelchairGroup(seatGroup: string, planned: PlannedGroup | undefined, isHeld: boolean): boolean {
  if (planned && !isHeld) return false;
  return isForWheelchairs(seatGroup) || (planned !== undefined && isAccessGroup(planned));
}

/**
 * Pairs wheelchair places with companion places beside them, each used once (SHOP-66); seats that are not in `block`s, or not
 * `canUse`, do not count. From left to right each takes the left neighbour where it is still there, which makes as many pairs as there can be.
 */
export function pairCompanions<Seat extends BesideSeat>(
  blocks: readonly (readonly Seat[])[],
  canUse: (seat: Seat) => boolean,
): Map<number, number> {
  const pairs = new Map<number, number>();
  for (const block of blocks) {
    const used = new Set<number>();
    for (const [at, seat] of block.entries()) {
      if (seat.kind !== 'wheelchair' || !canUse(seat)) continue;
      const beside = [block[at - 1], block[at + 1]].find((other) => other?.kind === 'companion' && canUse(other) && !used.has(other.place));
      if (!beside) continue;
      used.add(beside.place);
      pairs.set(seat.place, beside.place);
    }
  }
  return pairs;
}

/** Companion places without a wheelchair place beside them: while they are held back nobody can buy them (SHOP-394). */
export function companionsAlone({ blocks }: PlannedGroup): PlannedSeat[] {
  return blocks.flatMap((block) =>
    block.filter(({ kind }, at) => kind === 'companion' && ![block[at - 1], block[at + 1]].some((beside) => beside?.kind === 'wheelchair')),
  );
}

/**
 * Who sits where on chosen places; null where the rules forbid it: a companion's price only beside a wheelchair place of the same
 * addition, one each, and, while they are held back, no companion place without one (SHOP-66).
 */
export function assignPlaces(group: PlannedGroup, chosen: readonly number[], party: SeatedParty, isHeld: boolean): SeatedPlaces | null {
  const wanted = new Set(chosen);
  const seats = chosen.map((place) => group.byPlace.get(place));
  if (wanted.size !== party.size || seats.length !== party.size || seats.includes(undefined)) return null;
  const pairs = pairCompanions(group.blocks, ({ place }) => wanted.has(place));
  const beside = [...pairs.values()];
  const alone = seats.filter((seat) => seat?.kind === 'companion' && !beside.includes(seat.place));
  if (beside.length < party.companions || (isHeld && alone.length > 0)) return null;
  const companions = beside.slice(0, party.companions);
  return { companions, others: chosen.filter((place) => !companions.includes(place)) };
}
