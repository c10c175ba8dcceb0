import { memo, useMemo } from 'react';
import { formatPrice } from '../../../core/text/prices.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Seats } from '../booking.contract.ts';
import { type OfferedSeat, type OfferedStanding, pricesOf, standingAreas } from './chosen-seats.ts';
import { kindText } from './seat-text.ts';

interface SeatListProps {
  seats: Seats;
  offered: ReadonlyMap<number, OfferedSeat>;
  /** Only places of this seat group; all where it is left out. */
  seatGroup?: string;
  chosen: ReadonlySet<number>;
  /** Without it the boxes are those of a form. */
  onToggle?: ((place: number) => void) | undefined;
  standing: StandingChoice;
}

/** How many places of standing areas are chosen: by pressing, or as submitted in the field of a form. */
type StandingChoice =
  | { amounts: ReadonlyMap<number, number>; canAdd: boolean; onStep: (id: number, step: 1 | -1) => void }
  | { values: URLSearchParams; limit: number };

/** The field of a form for the number of places in a standing area. */
export const standingField = (id: number) => `standing-${id}`;

/** The free places of a plan by row and seat, and those in the visitor's cart: the same that the drawing offers, also without script (SHOP-63). */
export function SeatList({ seats, offered, seatGroup, chosen, onToggle, standing }: SeatListProps) {
  const rows = useMemo(() => rowsOf(seats, offered, seatGroup), [seats, offered, seatGroup]);
  const areas = useMemo(
    () =>
      standingAreas(seats, offered).filter(
        ({ free, group }) => free.length > 0 && (seatGroup === undefined || group?.seatGroup === seatGroup),
      ),
    [seats, offered, seatGroup],
  );
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
      {areas.map((area) => (
        <Standing key={area.id} area={area} choice={standing} />
      ))}
    </div>
  );
}

/** How many places of a standing area: they have no numbers, so nobody chooses one of them (SHOP-160). */
function Standing({ area: { id, area, group, free }, choice }: { area: OfferedStanding; choice: StandingChoice }) {
  const name = `${area}, ${m.seat_standing()}`;
  const [price] = pricesOf({ group, kind: 'normal' });
  const details = [`${free.length} ${m.seat_state_free()}`, price && formatPrice(price.price)].filter(Boolean).join(', ');
  if ('values' in choice)
    return (
      <label className="standing">
        <span>
          <b>{name}</b>
          <small>{details}</small>
        </span>
        <input
          type="number"
          name={standingField(id)}
          inputMode="numeric"
          min={0}
          max={Math.min(choice.limit, free.length)}
          step={1}
          defaultValue={choice.values.get(standingField(id)) ?? undefined}
          placeholder="0"
        />
      </label>
    );
  const amount = choice.amounts.get(id) ?? 0;
  const canAdd = choice.canAdd && amount < free.length;
  return (
    <div className="standing">
      <span>
        <b>{name}</b>
        <small>{details}</small>
      </span>
      <fieldset className="stepper" aria-label={name}>
        <button type="button" aria-label={m.booking_less({ name })} aria-disabled={amount === 0} onClick={() => choice.onStep(id, -1)}>
          <Icon name="minus" />
        </button>
        <span className="n">{amount}</span>
        <button type="button" aria-label={m.booking_more({ name })} aria-disabled={!canAdd} onClick={() => choice.onStep(id, 1)}>
          <Icon name="plus" />
        </button>
      </fieldset>
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
    return (seat?.state === 'free' || seat?.state === 'own') && (seatGroup === undefined || seat.group?.seatGroup === seatGroup);
  };
  return areas.flatMap(({ name, rows }) =>
    rows
      .map(({ label, seats }) => ({
        legend: [name, m.seat_row({ row: label })].join(', '),
        places: seats.map(([place]) => place).filter(isOffered),
      }))
      .filter(({ places }) => places.length > 0),
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
        if (seat?.state === 'own')
          return (
            <p key={place}>
              {m.seat_number({ number: seat.number ?? 0 })}
              <small>{m.seat_state_own()}</small>
            </p>
          );
        return (
          <label key={place}>
            <input
              type="checkbox"
              name="seat"
              value={place}
              {...(onToggle ? { checked: chosen.has(place), onChange: () => onToggle(place) } : { defaultChecked: chosen.has(place) })}
            />
            <span>
              {m.seat_number({ number: seat?.number ?? 0 })}
              {seat && seat.kind !== 'normal' && <small>{kindText(seat.kind)}</small>}
              {price && <small>{formatPrice(price.price)}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
});
