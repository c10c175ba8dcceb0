import type { Entry } from '../../features/admin/entries.read.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import type { AdminVisit } from '../admin-visit.server.ts';
import type { AdminAnswer, AdminOutcome } from '../render-admin.server.tsx';
import { cancelAct, moveAct, postponeAct } from './change-event.server.tsx';
import { deleteAct, purgeAct, restoreAct } from './delete-entry.server.tsx';
import { historyAct } from './history.server.tsx';
import { seriesAct } from './series.server.tsx';
import { stockAct } from './stock.server.tsx';

/** Something that can be done to an entry, with a page of its own. */
export interface EntryAct {
  /** False where it makes no sense: then it is neither shown nor done. */
  isFor(resource: Resource, entry: Entry, visit: AdminVisit): boolean;
  show(visit: AdminVisit, resource: Resource, entry: Entry): Promise<AdminAnswer>;
  act(visit: AdminVisit, resource: Resource, entry: Entry): Promise<AdminOutcome>;
}

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
