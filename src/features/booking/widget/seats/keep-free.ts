import { m } from '../../../../paraglide/messages.js';
import type { Seats } from '../../booking.contract.ts';
import { loneCompanions, type OfferedSeat, standingAreas } from '../../seat-plan/chosen-seats.ts';
import { placeText } from '../../seat-plan/seat-text.ts';

/**
 * What is left of a choice once some of it was taken, the names of what others have (SHOP-161) and of what the visitor's own cart has (SHOP-290). A standing place is exchanged for
 * another of its area, a companion seat goes with its wheelchair space. Answers the same choice where nothing is lost.
 */
export function keepFree(
  chosen: ReadonlyMap<number, number>,
  seats: Seats,
  offered: ReadonlyMap<number, OfferedSeat>,
): { left: ReadonlyMap<number, number>; lost: string[]; own: string[] } {
  const isFree = (place: number) => offered.get(place)?.state === 'free';
  const gone = [...chosen.keys()].filter((place) => !isFree(place));
  if (gone.length === 0) return { left: chosen, lost: [], own: [] };
  const left = new Map([...chosen].filter(([place]) => isFree(place)));
  const areas = standingAreas(seats, offered);
  const [lost, own]: [string[], string[]] = [[], []];
  for (const place of gone) {
    const area = areas.find(({ id }) => id === areaOf(place));
    const other = area?.free.find((one) => !left.has(one));
    const seat = offered.get(place);
    if (other !== undefined) left.set(other, chosen.get(place) ?? 0);
    else if (area) lost.push(`${area.area}, ${m.seat_standing_one()}`);
    else if (seat) (seat.state === 'own' ? own : lost).push(placeText(seat));
  }
  for (const place of seats.is_held_back ? loneCompanions(seats, new Set(left.keys())) : []) {
    const seat = offered.get(place);
    if (left.delete(place) && seat) lost.push(placeText(seat));
  }
  return { left, lost, own };
}

/** The row or standing area of a place: places are numbered by its id and a number of four digits (docs/decisions/0087). */
const areaOf = (place: number) => Math.floor(place / 10_000);
