import { liveAction } from '../sales/live.server.tsx';
import { seatPlanAction } from '../seat-plan/seat-plan.server.tsx';
import { deleteAction, purgeAction, restoreAction } from './delete-entry.server.tsx';
import type { EntryAction } from './entry-action.ts';
import { cancelAction, moveAction, postponeAction, reinstateAction } from './event-changes/change-event.server.tsx';
import { historyAction } from './history.server.tsx';
import { discardAction, undoDiscardAction, undoPublishAction } from './publishing/draft-actions.server.ts';
import { seriesAction } from './series.server.tsx';
import { stockAction } from './stock.server.tsx';
import { waitingListAction } from './waiting-list.server.tsx';
import { waitingRoomAction } from './waiting-room.server.tsx';

/** Actions by path segment. */
export const entryActions: ReadonlyMap<string, EntryAction> = new Map([
  ['cancel', cancelAction],
  ['reinstate', reinstateAction],
  ['postpone', postponeAction],
  ['move', moveAction],
  ['series', seriesAction],
  ['stock', stockAction],
  ['waiting-list', waitingListAction],
  ['waiting-room', waitingRoomAction],
  ['seat-plan', seatPlanAction],
  ['live', liveAction],
  ['history', historyAction],
  ['discard', discardAction],
  ['undo-discard', undoDiscardAction],
  ['undo-publish', undoPublishAction],
  ['delete', deleteAction],
  ['restore', restoreAction],
  ['purge', purgeAction],
]);
