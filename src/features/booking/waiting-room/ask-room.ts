import { accept } from '../../../core/contract/accept.ts';
import { sendCall } from '../../../core/contract/send-call.ts';
import { inPageLanguage } from '../cart/cart-store.ts';
import type { enterWaitingRoom, leaveWaitingRoom, WaitingRoomAnswer } from './waiting-room.contract.ts';

/** Milliseconds after which a call counts as unanswered. */
const timeoutMs = 8000;
const pathOf = (event: number) => `/api/shop-waiting-room/${event}/` as '/api/shop-waiting-room/{event_id}/';

/** Takes a place, or keeps it. @throws without an answer, with what the shop says where it refuses. */
export async function enterRoom(event: number): Promise<WaitingRoomAnswer> {
  return answerOf(
    await sendCall<typeof enterWaitingRoom>('POST', pathOf(event), {} as never, {
      headers: inPageLanguage(),
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
}

/** Where this browser stands. @throws without an answer. */
export async function askRoom(event: number): Promise<WaitingRoomAnswer> {
  return answerOf(await fetch(pathOf(event), { headers: { accept }, cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }));
}

export async function leaveRoom(event: number): Promise<void> {
  await sendCall<typeof leaveWaitingRoom>('DELETE', pathOf(event), {} as never).catch(() => undefined);
}

async function answerOf(response: Response): Promise<WaitingRoomAnswer> {
  if (response.ok) return (await response.json()) as WaitingRoomAnswer;
  const { detail } = (await response.json().catch(() => ({}))) as { detail?: unknown };
  throw new RoomRefused(response.status < 500 && typeof detail === 'string' ? detail : null);
}

/** The waiting room did not answer as it should; `detail` is the sentence of a refusal. */
export class RoomRefused extends Error {
  override readonly name = 'RoomRefused';
  readonly detail: string | null;

  constructor(detail: string | null) {
    super(detail ?? 'The waiting room did not answer.');
    this.detail = detail;
  }
}
