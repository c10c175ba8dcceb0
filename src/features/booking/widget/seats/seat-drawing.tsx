import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { m } from '../../../../paraglide/messages.js';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { OfferedSeat } from '../../seat-plan/chosen-seats.ts';
import { type Drawing, type DrawnRow, type DrawnSeat, seatInRow } from '../../seat-plan/seat-geometry.ts';
import { SeatMark } from './seat-mark.tsx';

interface SeatDrawingProps {
  drawing: Drawing;
  offered: ReadonlyMap<number, OfferedSeat>;
  chosen: ReadonlySet<number>;
  /** Index of a price group, by its letter. */
  order: ReadonlyMap<string, number>;
  nameOf: (seat: OfferedSeat, isChosen: boolean) => string;
  onToggle: (place: number) => void;
  /** Pixels of one seat. */
  pitch: number;
  onZoom: (step: 1 | -1) => void;
  /** Where the whole plan was pressed, as a point of the window; left out where its seats can be pressed themselves. */
  onEnlarge: ((x: number, y: number) => void) | undefined;
}

// biome-ignore-start lint/a11y/useSemanticElements: tables cannot be drawn in SVG

/**
 * The plan as a grid (SHOP-62): one seat can be reached by Tab, the arrow keys lead to the others, Enter and Space choose. It scrolls in
 * its frame, so that a seat has 24 px on any screen; where the whole plan is smaller, a press enlarges it.
 */
export function SeatDrawing({ drawing, offered, chosen, order, nameOf, onToggle, pitch, onZoom, onEnlarge }: SeatDrawingProps) {
  const rows = drawing.areas.flatMap((area) => area.rows);
  const [current, setCurrent] = useState(() => {
    const places = rows.flatMap((row) => row.seats.map(({ place }) => place));
    return places.find((place) => offered.get(place)?.state === 'free') ?? places[0] ?? 0;
  });
  const grid = useRef<SVGSVGElement>(null);
  const move = (seat: DrawnSeat | null | undefined) => {
    if (!seat) return;
    setCurrent(seat.place);
    grid.current?.querySelector<SVGElement>(`[data-place="${seat.place}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = rows.findIndex(({ seats }) => seats.some(({ place }) => place === current));
    const seats = rows[at]?.seats ?? [];
    const index = seats.findIndex(({ place }) => place === current);
    const x = seats[index]?.x ?? 0;
    const keys: Record<string, () => void> = {
      ArrowLeft: () => move(seats[index - 1]),
      ArrowRight: () => move(seats[index + 1]),
      ArrowUp: () => move(seatInRow(rows, { row: at, x }, -1)),
      ArrowDown: () => move(seatInRow(rows, { row: at, x }, 1)),
      Home: () => move(seats[0]),
      End: () => move(seats.at(-1)),
      Enter: () => onToggle(current),
      ' ': () => onToggle(current),
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
        // A press without a pointer means the seat that it names.
        if (!onEnlarge || event.detail === 0) return;
        event.stopPropagation();
        onEnlarge(event.clientX, event.clientY);
      }}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the rule takes every <g> for focusable; this group has no tabIndex and nothing in it has one */}
      <g aria-hidden="true">
        <rect className="sp-stage" x={drawing.width / 2 - 4} y={0.5} width={8} height={1.2} />
        <text className="sp-stage-name" x={drawing.width / 2} y={1.1}>
          {m.seat_stage()}
        </text>
        {drawing.areas.map(({ name, y, standing }) => (
          <text key={name} className="sp-area" x={drawing.width / 2} y={y}>
            {standing ? `${name}: ${m.seat_standing()}` : name}
          </text>
        ))}
        {rows.map(({ label, x, y, seats }) => (
          <text key={seats[0]?.place} className="sp-row" x={x} y={y}>
            {label}
          </text>
        ))}
      </g>
      {rows.map((row) => (
        <Row
          key={row.seats[0]?.place}
          row={row}
          offered={offered}
          chosenPlaces={row.seats
            .filter(({ place }) => chosen.has(place))
            .map(({ place }) => place)
            .join()}
          current={row.seats.some(({ place }) => place === current) ? current : 0}
          order={order}
          nameOf={nameOf}
          onToggle={onToggle}
          onFocus={setCurrent}
        />
      ))}
    </svg>
  );
}

interface RowProps extends Pick<SeatDrawingProps, 'offered' | 'order' | 'nameOf' | 'onToggle'> {
  row: DrawnRow;
  /** Numbers of chosen places, as a text, so that a row is only rendered when its own seats change. */
  chosenPlaces: string;
  current: number;
  onFocus: (place: number) => void;
}

const Row = memo(function Row({ row, offered, chosenPlaces, current, order, nameOf, onToggle, onFocus }: RowProps) {
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
            tabIndex={seat.place === current ? 0 : -1}
            className={`sp-seat is-${isChosen ? 'chosen' : offer.state}`}
            transform={`translate(${seat.x} ${seat.y})`}
            data-place={seat.place}
            data-group={order.get(seat.letter) ?? 0}
            aria-selected={isChosen}
            aria-disabled={offer.state !== 'free'}
            aria-label={nameOf(offer, isChosen)}
            onClick={() => onToggle(seat.place)}
            onFocus={() => onFocus(seat.place)}
          >
            {/* For the pointer only: as the seat's own title it would be its description, which repeats the name. */}
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the rule takes every <g> for focusable; this group has no tabIndex, the seat around it has the focus and the name */}
            <g aria-hidden="true">
              <title>{nameOf(offer, isChosen)}</title>
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
