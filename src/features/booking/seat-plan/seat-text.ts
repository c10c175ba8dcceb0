import { m } from '../../../paraglide/messages.js';
import type { Cart } from '../booking.contract.ts';
import type { SeatKind } from './seat-plan.shapes.ts';

type SeatLabel = Cart['items'][number]['places'][number];

export const kindTexts: Record<SeatKind, () => string> = {
  normal: m.seat_kind_normal,
  restricted: m.seat_kind_restricted,
  wheelchair: m.seat_kind_wheelchair,
  companion: m.seat_kind_companion,
};

/** What is special about a seat; '' for a normal one. */
export const kindText = (kind: SeatKind) => (kind === 'normal' ? '' : kindTexts[kind]());

/** One place, e.g. 'Parkett, Reihe 5, Platz 12, Rollstuhlplatz'. */
export function placeText({ area, row, number, kind }: SeatLabel): string {
  const seat = number === null ? [m.seat_standing_one()] : [m.seat_row({ row }), m.seat_number({ number }), kindText(kind)];
  return [area, ...seat].filter(Boolean).join(', ');
}

/** Places of an item, a text for each row: 'Parkett, Reihe 5, Plätze 12, 13'. */
export function placesTexts(places: readonly SeatLabel[]): string[] {
  return [...Map.groupBy(places, ({ area, row, kind }) => `${area} ${row} ${kind}`).values()].map((group) => {
    const [first] = group;
    if (!first) return '';
    if (group.length === 1) return placeText(first);
    if (first.number === null) return `${first.area}, ${group.length} ${m.seat_standing()}`;
    const numbers = group.map(({ number }) => number).join(', ');
    return [first.area, m.seat_row({ row: first.row }), m.seat_numbers({ numbers }), kindText(first.kind)].filter(Boolean).join(', ');
  });
}
