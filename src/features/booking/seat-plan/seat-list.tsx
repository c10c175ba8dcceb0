import { memo, useMemo } from 'react';
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
  onToggle?: ((place: number) => void) | undefined;
}

/** The free places of a plan by row and seat: the same that the drawing offers, also without script (SHOP-63). */
export function SeatList({ seats, offered, seatGroup, chosen, onToggle }: SeatListProps) {
  const rows = useMemo(() => rowsOf(seats, offered, seatGroup), [seats, offered, seatGroup]);
  return (
    <div className="seat-list">
      {rows.map((row) => (
        <Row
          key={row.legend}
          row={row}
          offered={offered}
          chosenPlaces={row.places.filter((place) => chosen.has(place)).join()}
          onToggle={onToggle}
        />
      ))}
    </div>
  );
}

interface ListedRow {
  legend: string;
  places: number[];
}

function rowsOf({ areas }: Seats, offered: SeatListProps['offered'], seatGroup: string | undefined): ListedRow[] {
  const isOffered = (place: number) => {
    const seat = offered.get(place);
    return seat?.state === 'free' && (seatGroup === undefined || seat.group?.seatGroup === seatGroup);
  };
  return areas.flatMap(({ name, rows, standing }) =>
    [
      ...rows.map(({ label, seats }) => ({ label, places: seats.map(([place]) => place).filter(isOffered) })),
      { label: '', places: (standing?.free ?? []).filter(isOffered) },
    ]
      .filter(({ places }) => places.length > 0)
      .map(({ label, places }) => ({ legend: [name, label ? m.seat_row({ row: label }) : m.seat_standing()].join(', '), places })),
  );
}

interface RowProps extends Pick<SeatListProps, 'offered' | 'onToggle'> {
  row: ListedRow;
  /** Numbers of chosen places, as a text, so that a row is only rendered when its own seats change. */
  chosenPlaces: string;
}

const Row = memo(function Row({ row: { legend, places }, offered, chosenPlaces, onToggle }: RowProps) {
  const chosen = new Set(chosenPlaces.split(',').map(Number));
  return (
    <fieldset>
      <legend>{legend}</legend>
      {places.map((place) => {
        const seat = offered.get(place);
        const [price] = seat ? pricesOf(seat) : [];
        return (
          <label key={place}>
            <input
              type="checkbox"
              name="seat"
              value={place}
              {...(onToggle ? { checked: chosen.has(place), onChange: () => onToggle(place) } : { defaultChecked: chosen.has(place) })}
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
  );
});
