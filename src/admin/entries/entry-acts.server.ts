import { cancelAct, moveAct, postponeAct } from './change-event.server.tsx';
import { deleteAct, purgeAct, restoreAct } from './delete-entry.server.tsx';
import type { EntryAct } from './entry-act.ts';
import { historyAct } from './history.server.tsx';
import { seriesAct } from './series.server.tsx';
import { stockAct } from './stock.server.tsx';

/** By the last part of the address. */
export const entryActs: ReadonlyMap<string, EntryAct> = new Map([
  ['cancel', cancelAct],
  ['postpone', postponeAct],
  ['move', moveAct],
  ['series', seriesAct],
  ['stock', stockAct],
  ['history', historyAct],
  ['delete', deleteAct],
  ['restore', restoreAct],
  ['purge', purgeAct],
]);
