import { furtherDatesOf } from '../../../features/booking/further-dates.ts';
import { isRefusal } from '../../../features/booking/shop-gateway.ts';
import { SoldOutPanel } from '../../../features/booking/sold-out-panel.tsx';
import { readSoldEvent } from '../../../features/booking/stock/sold-events.read.server.ts';
import type { RoomStanding } from '../../../features/booking/waiting-room/room-state.ts';
import { roomVisitorOf, setRoomCookie } from '../../../features/booking/waiting-room/room-visitor.server.ts';
import { readEventItems } from '../../../features/programme/event-rows.server.ts';
import { readEvent } from '../../../features/programme/reads/event-detail.read.server.ts';
import { m } from '../../../paraglide/messages.js';
import { shopHref, waitingListHref, waitingRoomHref } from '../../../urls.ts';
import { noticeAnswer } from '../notice-answer.server.tsx';
import { type Problem, problemText } from '../problem.server.ts';
import type { ShopAnswer } from '../render-shop.server.tsx';
import type { Onward } from '../shop-actions.server.ts';
import { cartSummaryOf, type ShopContext } from '../shop-context.server.ts';
import type { RefusedForm } from '../stored-form.server.ts';
import { roomAwayPage, standingIn } from './room-away.server.tsx';
import { RoomView } from './room-view.tsx';

/** Seconds between two loads of a page without script: reading it again costs more than a question of the widget. */
const [shortest, longest] = [15, 45];

/** The waiting room of an event for browsers without script (SHOP-88): it reloads by itself, and leads on when it is one's turn. */
export async function roomPage(context: ShopContext, problem: Problem | null = null): Promise<ShopAnswer | Onward> {
  const { place, reading, language, design, query, reply } = context;
  const idJet = place.page === 'room' ? place.idJet : '';
  const sold = await readSoldEvent(reading.db, idJet);
  const [event] = sold ? await readEventItems(reading, [sold.event.id], language) : [];
  if (!sold || !event) return notice(context, 404, m.shop_unknown_event());
  if (query.has('left')) return notice(context, 200, m.room_title(), m.room_left());
  const standing = await standingIn(context, sold.event.id);
  if (!standing) return roomAwayPage(context);
  const tickets = `${shopHref(design.webshopPaths, 'tickets', language, idJet)}&again`;
  if (standing.state === 'open') return { to: tickets, keepsForm: true };
  if (standing.state === 'admitted') return { to: `${tickets}&turn`, keepsForm: true };
  const seconds = standing.state === 'waiting' ? Math.min(longest, Math.max(shortest, standing.retryAfter)) : null;
  const isHeld = query.has('held');
  const address = waitingRoomHref(language, idJet);
  if (seconds !== null && !isHeld) reply.header('refresh', `${seconds}; url=${address}`);
  const isSoldOut = standing.state === 'waiting' && standing.isSoldOut;
  const further = isSoldOut ? ((await readEvent(reading, event.id, language))?.events ?? []) : [];
  const hasWaitingList = context.options.waitingList !== null && sold.event.has_waiting_list;
  return {
    ...(await answerOf(context, 200, `${m.room_title()}: ${event.name}`)),
    view: (
      <RoomView
        event={event}
        standing={standing}
        seconds={seconds}
        isHeld={isHeld}
        address={address}
        instead={
          isSoldOut && (
            <SoldOutPanel
              dates={furtherDatesOf(further, language)}
              language={language}
              waitingListUrl={hasWaitingList ? waitingListHref(language, { idJet }) : null}
            />
          )
        }
        problem={problem && problemText(problem, context)}
        language={language}
      />
    ),
  };
}

/** Takes a place or gives it up; forms, so that no program that only opens the address queues. */
export async function changePlace(context: ShopContext, form: URLSearchParams): Promise<ShopAnswer | Onward | RefusedForm> {
  const { options, place, reading, language, request, reply } = context;
  const idJet = place.page === 'room' ? place.idJet : '';
  const sold = await readSoldEvent(reading.db, idJet);
  if (!sold) return notice(context, 404, m.shop_unknown_event());
  const address = waitingRoomHref(language, idJet);
  const visitor = roomVisitorOf(request, options.placeLimit);
  if (form.get('do') === 'leave') {
    await options.waitingRooms.leave(sold.event.id, visitor);
    return { to: `${address}&left` };
  }
  setRoomCookie(request, reply);
  const standing: RoomStanding | { refused: Problem['why'] } | null = await options.waitingRooms
    .arrive(sold.event.id, visitor)
    .catch((error: unknown) => {
      request.log.error(error);
      return null;
    });
  // The page says that nothing is known, and tries again.
  if (!standing) return { to: address, keepsForm: true };
  if ('refused' in standing && isRefusal(standing)) {
    if (standing.refused === 'sale_not_started') return notice(context, 200, m.room_title(), m.room_too_early());
    return { again: `${address}&again`, form, problem: { why: standing.refused } };
  }
  return { to: address, keepsForm: true };
}

const notice = (context: ShopContext, status: number, title: string, text?: string) =>
  noticeAnswer(context, { status, title, text, step: 1 });

async function answerOf(context: ShopContext, status: number, title: string) {
  return { status, title, step: 1 as const, ...(await cartSummaryOf(context)) };
}
