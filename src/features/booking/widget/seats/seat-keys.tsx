import { formatPrice } from '../../../../core/text/prices.ts';
import { m } from '../../../../paraglide/messages.js';
import type { Seats } from '../../booking.contract.ts';
import { type OfferedSeat, pricesOf } from '../../seat-plan/chosen-seats.ts';
import { kindText } from '../../seat-plan/seat-text.ts';
import { SeatMark } from './seat-mark.tsx';

/** What the marks of the plan mean: its price groups with their prices, and what there is of everything else. */
export function SeatKeys({ seats, offered }: { seats: Seats; offered: ReadonlyMap<number, OfferedSeat> }) {
  const all = [...offered.values()];
  const kinds = (['restricted', 'wheelchair', 'companion'] as const).filter((kind) => all.some((seat) => seat.kind === kind));
  return (
    <ul className="sp-keys" aria-label={m.seat_legend()}>
      {seats.price_groups.map(({ letter, seat_group }, index) => {
        const group = all.find((seat) => seat.letter === letter)?.group;
        return (
          <li key={letter}>
            <Key group={index} kind="normal" letter={letter} state="free" />
            {group?.name ?? seat_group}
            {group?.full && ` ${formatPrice(group.full.price)}`}
          </li>
        );
      })}
      {kinds.map((kind) => {
        const seat = all.find((one) => one.kind === kind);
        return (
          <li key={kind}>
            <Key
              group={seats.price_groups.findIndex(({ letter }) => letter === seat?.letter)}
              kind={kind}
              letter={seat?.letter ?? ''}
              state="free"
            />
            {kindText(kind)}
            {kind === 'companion' && seat && pricesOf(seat)[0] && ` ${formatPrice(pricesOf(seat)[0]?.price ?? '0')}`}
          </li>
        );
      })}
      <li>
        <Key group={0} kind="normal" letter="" state="taken" />
        {m.seat_state_taken()}
      </li>
      <li>
        <Key group={0} kind="normal" letter="" state="chosen" />
        {m.seat_state_chosen()}
      </li>
      {all.some(({ state }) => state === 'own') && (
        <li>
          <Key group={0} kind="normal" letter="" state="own" />
          {m.seat_state_own()}
        </li>
      )}
      <li className="sp-hint">{m.seat_keys()}</li>
    </ul>
  );
}

function Key({ group, ...mark }: { group: number } & Parameters<typeof SeatMark>[0]) {
  return (
    <svg className={`sp-key is-${mark.state}`} data-group={group} viewBox="-.5 -.5 1 1" aria-hidden="true">
      <SeatMark {...mark} />
    </svg>
  );
}
