import { m } from '../../../paraglide/messages.js';
import type { WaitingRoomAnswer } from './waiting-room.contract.ts';

type Standing = Pick<WaitingRoomAnswer, 'ahead' | 'estimate' | 'opens_in' | 'is_sold_out'>;

const minutes = (seconds: number) => Math.ceil(seconds / 60);

/** How many are in front. */
export function placeText({ ahead }: Pick<Standing, 'ahead'>): string {
  return ahead ? m.room_ahead({ count: ahead }) : m.room_next();
}

/** How long it takes, in whole minutes; before the sale when that starts. */
export function estimateText({ estimate, opens_in, is_sold_out }: Omit<Standing, 'ahead'>): string {
  if (is_sold_out) return m.room_sold_out();
  const starts = opens_in > 0 ? m.room_opens({ count: minutes(opens_in) }) : '';
  if (estimate === null || (starts && minutes(estimate) <= minutes(opens_in))) return starts;
  const takes = estimate < 60 ? m.room_estimate_soon() : m.room_estimate({ count: minutes(estimate) });
  return [starts, takes].filter(Boolean).join(' ');
}

export function turnText(seconds: number): string {
  return m.room_turn({ count: Math.max(1, Math.floor(seconds / 60)) });
}
