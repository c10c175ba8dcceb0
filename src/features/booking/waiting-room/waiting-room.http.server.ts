import { CallError } from '../../../core/contract/errors.server.ts';
import { answer, type CallContext, type CallHandler } from '../../../core/contract/register.server.ts';
import type { RateLimit } from '../../../core/http/rate-limit.server.ts';
import { refusalError } from '../refusal-error.server.ts';
import { isRefusal, type Refusal } from '../shop-gateway.ts';
import type { RoomStanding } from './room-state.ts';
import { roomVisitorOf, setRoomCookie } from './room-visitor.server.ts';
import * as calls from './waiting-room.contract.ts';
import type { WaitingRooms } from './waiting-rooms.server.ts';

type Context = Pick<CallContext, 'request' | 'reply' | 'language'>;

/** The calls of waiting rooms (SHOP-84). `limit` counts places by address. */
export function waitingRoomCalls(rooms: WaitingRooms, limit: RateLimit): CallHandler[] {
  const answered = async (context: Context, ask: Promise<RoomStanding | Refusal>) => {
    const { request, reply, language } = context;
    reply.header('cache-control', 'no-store');
    const standing = await ask.catch((error: unknown) => {
      request.log.error(error);
      throw CallError.ofStatus(503, language);
    });
    if (isRefusal(standing)) throw refusalError(standing, language);
    if (standing.state === 'waiting') reply.header('retry-after', standing.retryAfter);
    return toAnswer(standing);
  };
  return [
    answer(calls.getWaitingRoom, (context) =>
      answered(context, rooms.standing(context.parameters.event_id, roomVisitorOf(context.request, limit))),
    ),
    answer(calls.enterWaitingRoom, (context) => {
      setRoomCookie(context.request, context.reply);
      return answered(context, rooms.arrive(context.parameters.event_id, roomVisitorOf(context.request, limit)));
    }),
    answer(calls.leaveWaitingRoom, (context) => {
      const visitor = roomVisitorOf(context.request, limit);
      const left = rooms.leave(context.parameters.event_id, visitor);
      return answered(
        context,
        left.then(() => rooms.standing(context.parameters.event_id, visitor)),
      );
    }),
  ];
}

function toAnswer(standing: RoomStanding): calls.WaitingRoomAnswer {
  const isWaiting = standing.state === 'waiting';
  return {
    state: standing.state,
    ahead: isWaiting ? standing.ahead : null,
    estimate: isWaiting ? standing.estimate : null,
    opens_in: isWaiting ? standing.opensIn : 0,
    is_sold_out: isWaiting && standing.isSoldOut,
    is_lost: (isWaiting || standing.state === 'none') && standing.isLost,
    admitted_for: standing.state === 'admitted' ? standing.seconds : null,
    retry_after: isWaiting ? standing.retryAfter : null,
  };
}
