import { formatPrice } from '../../../../core/text/prices.ts';
import { m } from '../../../../paraglide/messages.js';
import { type OfferedStanding, pricesOf } from '../../seat-plan/chosen-seats.ts';
import { type DrawnStanding, standingHeight } from '../../seat-plan/seat-geometry.ts';
import { SeatMark } from './seat-mark.tsx';

/** What the two keys of a standing area are called in the grid. */
export const lessKey = (id: number) => `less-${id}`;
export const moreKey = (id: number) => `more-${id}`;

/** Half the width of the box, and how far its keys are from its middle, in seats. */
const halfWidth = 5;
export const keyDistance = 1.6;

interface StandingRowProps {
  drawn: DrawnStanding;
  area: OfferedStanding;
  /** Places of the area that are chosen. */
  amount: number;
  /** Of its price group. */
  group: number;
  /** The cell that Tab reaches. */
  current: string;
  canAdd: boolean;
  onStep: (id: number, step: 1 | -1) => void;
  onFocus: (key: string) => void;
}

// biome-ignore-start lint/a11y/useSemanticElements: tables and buttons cannot be drawn in SVG
// biome-ignore-start lint/a11y/useKeyWithClickEvents: the grid answers the keys

/** A standing area in the plan: a row of the grid with a key for one place fewer, how many are chosen, and a key for one more (SHOP-160). */
export function StandingRow({ drawn, area, amount, group, current, canAdd, onStep, onFocus }: StandingRowProps) {
  const name = `${area.area}, ${m.seat_standing()}`;
  const left = area.free.length - amount;
  const [price] = pricesOf({ group: area.group, kind: 'normal' });
  const details = [
    name,
    m.seat_group({ letter: area.letter }),
    price ? formatPrice(price.price) : '',
    left > 0 ? `${left} ${m.seat_state_free()}` : m.seat_state_taken(),
  ];
  const keys = [
    { key: lessKey(drawn.id), step: -1, x: -keyDistance, can: amount > 0, label: m.booking_less({ name }), sign: 'M-.25 0h.5' },
    {
      key: moreKey(drawn.id),
      step: 1,
      x: keyDistance,
      can: canAdd && left > 0,
      label: m.booking_more({ name: details.filter(Boolean).join(', ') }),
      sign: 'M-.25 0h.5M0-.25v.5',
    },
  ] as const;
  const [less, more] = keys.map(({ key, step, x, can, label, sign }) => (
    <g key={key} role="gridcell">
      <g
        role="button"
        tabIndex={key === current ? 0 : -1}
        className="sp-step"
        transform={`translate(${x} 0)`}
        data-cell={key}
        aria-disabled={!can}
        aria-label={label}
        onClick={() => onStep(drawn.id, step)}
        onFocus={() => onFocus(key)}
      >
        <rect className="sp-key-box" x={-0.6} y={-0.6} width={1.2} height={1.2} rx={0.13} />
        <path className="sp-sign" d={sign} />
      </g>
    </g>
  ));
  return (
    <g role="row" aria-label={name} transform={`translate(${drawn.x} ${drawn.y})`}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the rule takes every <g> for focusable; this group has no tabIndex and nothing in it has one */}
      <g className={`sp-key is-${area.free.length > 0 ? 'free' : 'taken'}`} data-group={group} aria-hidden="true">
        <rect className="sp-standing" x={-halfWidth} y={-standingHeight / 2} width={halfWidth * 2} height={standingHeight} rx={0.2} />
        <g transform={`translate(${-halfWidth + 1.2} 0)`}>
          <SeatMark kind="normal" letter={area.letter} state={area.free.length > 0 ? 'free' : 'taken'} />
        </g>
        <text className="sp-left" x={halfWidth - 1.4} y={0}>
          {area.free.length > 0 ? `${left} ${m.seat_state_free()}` : m.seat_state_taken()}
        </text>
      </g>
      {less}
      <g role="gridcell" aria-label={`${amount} ${m.seat_state_chosen()}`}>
        <text className="sp-amount">{amount}</text>
      </g>
      {more}
    </g>
  );
}

// biome-ignore-end lint/a11y/useKeyWithClickEvents: the grid answers the keys
// biome-ignore-end lint/a11y/useSemanticElements: tables and buttons cannot be drawn in SVG
