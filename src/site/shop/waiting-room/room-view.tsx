import type { ReactNode } from 'react';
import type { Language } from '../../../core/languages.ts';
import { formatDay, formatTime } from '../../../core/text/dates.ts';
import type { RoomStanding } from '../../../features/booking/waiting-room/room-state.ts';
import { estimateText, placeText } from '../../../features/booking/waiting-room/room-texts.ts';
import type { EventItem } from '../../../features/programme/programme.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../alert.tsx';

interface RoomViewProps {
  event: EventItem;
  standing: Extract<RoomStanding, { state: 'none' | 'waiting' }>;
  /** Between two loads; null where there is nothing to wait for. */
  seconds: number | null;
  /** The visitor reloads the page by hand. */
  isHeld: boolean;
  /** Of the page. */
  address: string;
  /** What can be had while everything is taken. */
  instead: ReactNode;
  problem: string | null;
  language: Language;
}

/** The waiting room as a page (SHOP-88): place and estimate, or the way to a place. */
export function RoomView({ event, standing, seconds, isHeld, address, instead, problem, language }: RoomViewProps) {
  const isWaiting = standing.state === 'waiting';
  const shown = isWaiting && {
    ...{ ahead: standing.ahead, estimate: standing.estimate, opens_in: standing.opensIn },
    is_sold_out: standing.isSoldOut,
  };
  return (
    <>
      <div className="waiting-head">
        <h1>{m.room_title()}</h1>
        <p className="lead">
          {event.headline || event.name},{' '}
          <time dateTime={event.date_start}>
            {formatDay(event.date_start, language)}, {formatTime(event.date_start, language)}
          </time>
        </p>
        <Alert text={problem} />
        {shown ? (
          <>
            {standing.isLost && (
              <p>
                {m.room_lost()} {m.room_lost_new()}
              </p>
            )}
            <p className="lead">
              <b>{placeText(shown)}</b> {estimateText(shown)}
            </p>
            <p>{m.room_intro()}</p>
            {!isHeld && <p>{m.room_stay()}</p>}
          </>
        ) : (
          <p>{standing.isLost ? `${m.room_lost()} ${m.room_lost_again()}` : m.room_none()}</p>
        )}
        {instead}
      </div>
      <form method="post" action={address} className="waiting-form">
        {seconds !== null && (
          <p>
            {isHeld ? m.room_held() : m.room_refreshes({ count: seconds })}{' '}
            <a href={isHeld ? address : `${address}&held`}>{isHeld ? m.room_refresh() : m.room_hold()}</a>
          </p>
        )}
        <p className="ways">
          {isWaiting ? (
            <>
              <a className="btn" href={isHeld ? `${address}&held` : address}>
                {m.room_reload()}
              </a>
              <button type="submit" className="btn quiet" name="do" value="leave">
                {m.room_leave()}
              </button>
            </>
          ) : (
            <button type="submit" className="btn" name="do" value="enter">
              {m.room_enter()}
            </button>
          )}
        </p>
      </form>
    </>
  );
}
