import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { m } from '../../../../paraglide/messages.js';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { OfferedSeat, OfferedStanding } from '../../seat-plan/chosen-seats.ts';
import { type Drawing, type DrawnRow, seatInRow } from '../../seat-plan/seat-geometry.ts';
import { SeatMark } from './seat-mark.tsx';
import { seatName } from './seat-name.ts';
import { keyDistance, lessKey, moreKey, StandingRow } from './standing-row.tsx';

interface SeatDrawingProps {
  drawing: Drawing;
  offered: ReadonlyMap<number, OfferedSeat>;
  standing: readonly OfferedStanding[];
  /** How many of each standing area are chosen, by its id. */
  amounts: ReadonlyMap<number, number>;
  /** One more ticket fits into the order. */
  canAdd: boolean;
  chosen: ReadonlySet<number>;
  /** Index of a price group, by its letter. */
  order: ReadonlyMap<string, number>;
  onToggle: (place: number) => void;
  /** One place of a standing area more or fewer. */
  onStep: (id: number, step: 1 | -1) => void;
  /** Pixels of one seat. */
  pitch: number;
  onZoom: (step: 1 | -1) => void;
  /** Where the whole plan was pressed, as a point of the window; left out where its seats can be pressed themselves. */
  onEnlarge: ((x: number, y: number) => void) | undefined;
}

// biome-ignore-start lint/a11y/useSemanticElements: tables cannot be drawn in SVG

/** A cell of the grid: a seat, or a key of a standing area. */
interface Cell {
  key: string;
  x: number;
  press: () => void;
}

/** The rows of cells that the arrow keys lead through: rows of seats, and the two keys of each standing area. */
function cellsOf({ drawing, onToggle, onStep }: SeatDrawingProps): { seats: Cell[] }[] {
  return drawing.areas.flatMap((area) => {
    const seats = area.rows.map((row) => ({
      seats: row.seats.map(({ place, x }) => ({ key: String(place), x, press: () => onToggle(place) })),
    }));
    if (!area.standing) return seats;
    const { id, x } = area.standing;
    const keys = [
      { key: lessKey(id), x: x - keyDistance, press: () => onStep(id, -1) },
      { key: moreKey(id), x: x + keyDistance, press: () => onStep(id, 1) },
    ];
    return [{ seats: keys }];
  });
}

/**
 * The plan as a grid (SHOP-62): one seat can be reached by Tab, the arrow keys lead to the others, Enter and Space choose. It scrolls in
 * its frame, so that a seat has 24 px on any screen; where the whole plan is smaller, a press enlarges it.
 */
export function SeatDrawing(props: SeatDrawingProps) {
  const { drawing, offered, standing, amounts, canAdd, chosen, order, onToggle, onStep, pitch, onZoom, onEnlarge } = props;
  const cells = cellsOf(props);
  const [current, setCurrent] = useState(() => {
    const free = [...offered].find(([, { state, number }]) => state === 'free' && number !== null)?.[0];
    const area = standing.find((one) => one.free.length > 0);
    return free !== undefined ? String(free) : area ? moreKey(area.id) : (cells[0]?.seats[0]?.key ?? '');
  });
  const grid = useRef<SVGSVGElement>(null);
  const move = (cell: Cell | null | undefined) => {
    if (!cell) return;
    setCurrent(cell.key);
    grid.current?.querySelector<SVGElement>(`[data-cell="${cell.key}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cells.findIndex(({ seats }) => seats.some(({ key }) => key === current));
    const seats = cells[at]?.seats ?? [];
    const index = seats.findIndex(({ key }) => key === current);
    const press = () => seats[index]?.press();
    const x = seats[index]?.x ?? 0;
    const keys: Record<string, () => void> = {
      ArrowLeft: () => move(seats[index - 1]),
      ArrowRight: () => move(seats[index + 1]),
      ArrowUp: () => move(seatInRow(cells, { row: at, x }, -1)),
      ArrowDown: () => move(seatInRow(cells, { row: at, x }, 1)),
      Home: () => move(seats[0]),
      End: () => move(seats.at(-1)),
      Enter: press,
      ' ': press,
      '+': () => onZoom(1),
      '-': () => onZoom(-1),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <svg
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are focusable, one at a time
      role="grid"
      aria-label={m.seat_plan()}
      aria-multiselectable="true"
      className={onEnlarge ? 'sp-grid is-whole' : 'sp-grid'}
      width={drawing.width * pitch}
      height={drawing.height * pitch}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      onKeyDown={onKeyDown}
      onClickCapture={(event) => {
        const { detail, clientX, clientY, target } = event;
        // A press without a pointer means the seat that it names.
        const isEnlarging = onEnlarge !== undefined && detail !== 0;
        // The second press of a double one would give the seat back, or choose the one that the plan has just moved there.
        const isRepeated = detail > 1 && target instanceof Element && target.closest('.sp-seat') !== null;
        if (isEnlarging || isRepeated) event.stopPropagation();
        if (isEnlarging) onEnlarge(clientX, clientY);
      }}
    >
      <Labels drawing={drawing} />
      {drawing.areas.map((area) => {
        const offer = standing.find(({ id }) => id === area.standing?.id);
        if (area.standing && offer)
          return (
            <StandingRow
              key={area.y}
              drawn={area.standing}
              area={offer}
              amount={amounts.get(offer.id) ?? 0}
              group={order.get(offer.letter) ?? 0}
              current={current}
              canAdd={canAdd}
              onStep={onStep}
              onFocus={setCurrent}
            />
          );
        return area.rows.map((row) => (
          <Row
            key={row.seats[0]?.place}
            row={row}
            offered={offered}
            chosenPlaces={row.seats
              .filter(({ place }) => chosen.has(place))
              .map(({ place }) => place)
              .join()}
            current={row.seats.some(({ place }) => String(place) === current) ? current : ''}
            order={order}
            onToggle={onToggle}
            onFocus={setCurrent}
          />
        ));
      })}
    </svg>
  );
}

/** What names the parts of the plan to the eye; a screen reader hears it with each seat. */
function Labels({ drawing }: { drawing: Drawing }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: the rule takes every <g> for focusable; this group has no tabIndex and nothing in it has one
    <g aria-hidden="true">
      <rect className="sp-stage" x={drawing.width / 2 - 4} y={0.5} width={8} height={1.2} />
      <text className="sp-stage-name" x={drawing.width / 2} y={1.1}>
        {m.seat_stage()}
      </text>
      {drawing.areas.map((area) => (
        <text key={area.y} className="sp-area" x={drawing.width / 2} y={area.y}>
          {area.standing ? `${area.name}: ${m.seat_standing()}` : area.name}
        </text>
      ))}
      {drawing.areas
        .flatMap((area) => area.rows)
        .map(({ label, x, y, seats }) => (
          <text key={seats[0]?.place} className="sp-row" x={x} y={y}>
            {label}
          </text>
        ))}
    </g>
  );
}

interface RowProps extends Pick<SeatDrawingProps, 'offered' | 'order' | 'onToggle'> {
  row: DrawnRow;
  /** Numbers of chosen places, as a text, so that a row is only rendered when its own seats change. */
  chosenPlaces: string;
  /** The cell that Tab reaches, '' where it is in another row. */
  current: string;
  onFocus: (key: string) => void;
}

const Row = memo(function Row({ row, offered, chosenPlaces, current, order, onToggle, onFocus }: RowProps) {
  const chosen = new Set(chosenPlaces.split(',').map(Number));
  return (
    <g role="row" aria-label={m.seat_row({ row: row.label })}>
      {row.seats.map((seat) => {
        const offer = offered.get(seat.place);
        if (!offer) return null;
        const isChosen = chosen.has(seat.place);
        return (
          <g
            key={seat.place}
            role="gridcell"
            tabIndex={String(seat.place) === current ? 0 : -1}
            className={`sp-seat is-${isChosen ? 'chosen' : offer.state}`}
            transform={`translate(${seat.x} ${seat.y})`}
            data-cell={seat.place}
            data-group={order.get(seat.letter) ?? 0}
            aria-selected={isChosen}
            aria-disabled={offer.state !== 'free'}
            aria-label={seatName(offer, isChosen)}
            onClick={() => onToggle(seat.place)}
            onFocus={() => onFocus(String(seat.place))}
          >
            {/* For the pointer only: as the seat's own title it would be its description, which repeats the name. */}
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the rule takes every <g> for focusable; this group has no tabIndex, the seat around it has the focus and the name */}
            <g aria-hidden="true">
              <title>{seatName(offer, isChosen)}</title>
              <SeatMark kind={seat.kind} letter={seat.letter} state={isChosen ? 'chosen' : offer.state} />
            </g>
          </g>
        );
      })}
    </g>
  );
});

// biome-ignore-end lint/a11y/useSemanticElements: tables cannot be drawn in SVG

/** Buttons of the size, for who has no keys. */
export function ZoomButtons({ onZoom, canGrow, canShrink }: { onZoom: (step: 1 | -1) => void; canGrow: boolean; canShrink: boolean }) {
  return (
    <div className="sp-zoom">
      <button type="button" className="ibtn" aria-label={m.seat_zoom_out()} aria-disabled={!canShrink} onClick={() => onZoom(-1)}>
        <Icon name="minus" />
      </button>
      <button type="button" className="ibtn" aria-label={m.seat_zoom_in()} aria-disabled={!canGrow} onClick={() => onZoom(1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
