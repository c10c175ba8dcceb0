import { isForWheelchairs } from '../offer.ts';
import type { Availability } from '../shop-gateway.ts';

/** How many tickets are left of a seat group; null is unlimited. */
interface GroupLeft {
  all: number | null;
  /** Without spaces for wheelchairs. */
  forEverybody: number | null;
  group: Availability['groups'][number];
}

/**
 * The stock of an event by its seat groups (SHOP-150). Spaces for wheelchairs do not count, for they help nobody else; where an event has
 * nothing but them, they are its stock.
 */
export function withWheelchairSpaces(groups: readonly GroupLeft[]): Pick<Availability, 'remaining' | 'hasWheelchairSpaces' | 'groups'> {
  if (groups.every(({ group }) => isForWheelchairs(group.seatGroup)))
    return { remaining: sumOf(groups.map(({ all }) => all)), groups: groups.map(({ group }) => group) };
  return {
    remaining: sumOf(groups.map(({ forEverybody }) => forEverybody)),
    ...(groups.some(({ all, forEverybody }) => all !== forEverybody) && { hasWheelchairSpaces: true }),
    groups: groups.map((one) => ({ ...one.group, ...(one.forEverybody === 0 && one.all !== 0 && { isWheelchairOnly: true }) })),
  };
}

/** Null is unlimited. */
export function sumOf(counts: readonly (number | null)[]): number | null {
  return counts.includes(null) ? null : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
