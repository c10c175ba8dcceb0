import { formatPrice } from '../../../core/text/prices.ts';
import { m } from '../../../paraglide/messages.js';
import type { Seats } from '../booking.contract.ts';
import { type OfferedSeat, pricesOf } from './chosen-seats.ts';
import { kindText } from './seat-text.ts';

interface SeatListProps {
  seats: Seats;
  offered: ReadonlyMap<number, OfferedSeat>;
  /** Only places of this seat group; all where it is left out. */
  seatGroup?: string;
  chosen: ReadonlySet<number>;
  /** Without it the boxes are those of a form. */
  onToggle?: (place: number) => void;
}

/** The free places of a plan by row and seat: the same that the drawing offers, also without script (SHOP-63). */
export function SeatList({ seats, offered, seatGroup, chosen, onToggle }: SeatListProps) {
  const isOffered = (place: number) => {
    const seat = offered.get(place);
    return seat?.state === 'free' && (seatGroup === undefined || seat.group?.seatGroup === seatGroup);
  };
  return (
    <div className="seat-list">
      {seats.areas.map(({ name, rows, standing }) => {
        const shown = [
          ...rows.map(({ label, seats: row }) => ({ label, places: row.map(([place]) => place).filter(isOffered) })),
          { label: '', places: (standing?.free ?? []).filter(isOffered) },
        ].filter(({ places }) => places.length > 0);
        return shown.map(({ label, places }) => (
          <fieldset key={`${name} ${label}`}>
            <legend>{[name, label ? m.seat_row({ row: label }) : m.seat_standing()].join(', ')}</legend>
            {places.map((place) => {
              const seat = offered.get(place);
              const [price] = seat ? pricesOf(seat) : [];
              return (
                <label key={place}>
                  <input
                    type="checkbox"
                    name="seat"
                    value={place}
                    {...(onToggle
                      ? { checked: chosen.has(place), onChange: () => onToggle(place) }
                      : { defaultChecked: chosen.has(place) })}
                  />
                  <span>
                    {seat?.number === null ? m.seat_standing_one() : m.seat_number({ number: seat?.number ?? 0 })}
                    {seat && seat.kind !== 'normal' && <small>{kindText(seat.kind)}</small>}
                    {price && <small>{formatPrice(price.price)}</small>}
                  </span>
                </label>
              );
            })}
          </fieldset>
        ));
      })}
    </div>
  );
}
