import type { RoomStanding } from '../../../features/booking/waiting-room/room-state.ts';
import { hasRoomCookie, roomVisitorOf } from '../../../features/booking/waiting-room/room-visitor.server.ts';
import { m } from '../../../paraglide/messages.js';
import { NoticeView } from '../notice-view.tsx';
import type { ShopAnswer } from '../render-shop.server.tsx';
import type { ShopContext } from '../shop-context.server.ts';

/** Seconds until a page asks again. */
const retrySeconds = 15;

/** Where a visitor stands in the waiting room of an event; null while nothing is known of it, as before the shop has answered once. */
export async function standingIn({ options, request }: ShopContext, event: number): Promise<RoomStanding | null> {
  return options.waitingRooms.standing(event, roomVisitorOf(request, options.placeLimit)).catch((error: unknown) => {
    request.log.error(error);
    return null;
  });
}

/** The page while nothing is known of the room: it says that no place is lost, to who has one, and tries again by itself (SHOP-125). */
export function roomAwayPage({ request, reply, query }: ShopContext): ShopAnswer {
  if (!query.has('held')) reply.header('refresh', String(retrySeconds));
  return {
    status: 503,
    title: m.room_title(),
    step: 1,
    quantity: 0,
    seconds: 0,
    view: (
      <NoticeView title={m.room_title()} text={hasRoomCookie(request) ? m.room_failed() : m.room_away()}>
        <a className="btn" href={request.url}>
          {m.room_reload()}
        </a>
      </NoticeView>
    ),
  };
}
