import type { OfferedSeat } from '../../seat-plan/chosen-seats.ts';

interface SeatMarkProps {
  kind: OfferedSeat['kind'];
  letter: string;
  state: OfferedSeat['state'] | 'chosen';
}

/**
 * A seat of the plan around (0, 0), one unit wide: its price group is a letter, taken a cross, chosen a tick, in the cart a bag,
 * restricted view a cut corner, a wheelchair space a frame with a wheel, a companion seat a diamond. So nothing is said by colour alone.
 */
export function SeatMark({ kind, letter, state }: SeatMarkProps) {
  return (
    <>
      <rect className="sp-target" x={-0.5} y={-0.5} width={1} height={1} />
      <path className="sp-shape" d={shapes[kind]} />
      {state === 'chosen' ? (
        <path className="sp-sign" d="M-.2 .02l.14.15L.22-.17" />
      ) : state === 'free' ? (
        kind === 'wheelchair' ? (
          <path className="sp-sign" d="M-.07-.26v.3h.2l.1.2M-.1-.04a.16.16 0 1 0 .2.24M-.07-.1h.16" />
        ) : (
          <text className="sp-letter">{letter}</text>
        )
      ) : state === 'own' ? (
        <path className="sp-sign" d="M-.2-.08h.4l-.05.32h-.3zM-.1-.08v-.06a.1.1 0 0 1 .2 0v.06" />
      ) : (
        <path className="sp-sign" d="M-.14-.14l.28.28M.14-.14l-.28.28" />
      )}
    </>
  );
}

const shapes: Record<OfferedSeat['kind'], string> = {
  normal: 'M-.25-.38h.5a.13.13 0 0 1 .13.13v.5a.13.13 0 0 1-.13.13h-.5a.13.13 0 0 1-.13-.13v-.5a.13.13 0 0 1 .13-.13z',
  restricted: 'M-.25-.38h.32l.31.31v.32a.13.13 0 0 1-.13.13h-.5a.13.13 0 0 1-.13-.13v-.5a.13.13 0 0 1 .13-.13z',
  wheelchair: 'M-.44-.44h.88v.88h-.88z',
  companion: 'M0-.47l.47.47L0 .47l-.47-.47z',
};
