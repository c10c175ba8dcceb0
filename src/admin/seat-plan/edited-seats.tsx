import type { CSSProperties } from 'react';
import type { Language } from '../../core/languages.ts';
import { drawSeats } from '../../features/booking/seat-plan/seat-geometry.ts';
import { placesPerId, type SeatKind, type SeatPlan } from '../../features/booking/seat-plan/seat-plan.shapes.ts';
import { placeText } from '../../features/booking/seat-plan/seat-text.ts';
import { toSeats } from '../../features/booking/seat-plan/seats-answer.server.ts';
import { m } from '../../paraglide/messages.js';

/** Id of the row of a place. */
export const rowOf = (place: number) => Math.floor(place / placesPerId);
const signs: Record<SeatKind, string> = { normal: '', restricted: '◪', wheelchair: '♿', companion: '◇' };

interface EditedSeatsProps {
  plan: SeatPlan;
  language: Language;
  isPreview: boolean;
  chosen: ReadonlySet<number>;
  /** Sold or held for performances ahead. */
  sold: ReadonlySet<number>;
  /** Ids of rows that are chosen as a whole. */
  chosenRows: ReadonlySet<number>;
}

/**
 * The drawn plan, each seat and the name of each row a box to tick: by mouse, finger, Space, and the arrow keys where scripts run
 * (seat-keys.ts).
 */
export function EditedSeats({ plan, language, isPreview, chosen, sold, chosenRows }: EditedSeatsProps) {
  const { width, height, areas } = drawSeats(toSeats({ plan, taken: [], heldBackUntil: null }, language));
  const at = (x: number, y: number) => ({ '--x': x, '--y': y }) as CSSProperties;
  return (
    <div className="spe-frame">
      <fieldset className="spe" style={{ '--w': width, '--h': height } as CSSProperties} data-seat-keys="" disabled={isPreview}>
        <legend className="bs-vh">{m.admin_seat_drawn()}</legend>
        <span className="spe-stage" style={at(width / 2, 1.1)} aria-hidden="true">
          {m.seat_stage()}
        </span>
        {areas.map(({ name, y, rows, standing }) => (
          <div key={name}>
            <span className="spe-name" style={at(width / 2, y)}>
              {standing ? `${name}: ${standing.places} ${m.seat_standing()}` : name}
            </span>
            {rows.map((row) => (
              <div key={row.seats[0]?.place} data-row="">
                <label className="spe-row" style={at(row.x, row.y)}>
                  <input
                    type="checkbox"
                    name="row"
                    value={rowOf(row.seats[0]?.place ?? 0)}
                    defaultChecked={chosenRows.has(rowOf(row.seats[0]?.place ?? 0))}
                    aria-label={m.admin_seat_whole_row({ area: name, row: row.label })}
                  />
                  <span aria-hidden="true">{row.label}</span>
                </label>
                {row.seats.map(({ place, number, kind, letter, x, y: top }) => (
                  <label key={place} className={`spe-seat is-${kind}${sold.has(place) ? ' is-sold' : ''}`} style={at(x, top)}>
                    <input
                      type="checkbox"
                      name="seat"
                      value={place}
                      defaultChecked={chosen.has(place)}
                      aria-label={[
                        placeText({ area: name, row: row.label, number, kind }),
                        m.seat_group({ letter }),
                        ...(sold.has(place) ? [m.admin_seat_is_sold()] : []),
                      ].join(', ')}
                    />
                    <span aria-hidden="true">
                      {signs[kind] || letter}
                      <small>{number}</small>
                    </span>
                  </label>
                ))}
              </div>
            ))}
          </div>
        ))}
      </fieldset>
    </div>
  );
}
