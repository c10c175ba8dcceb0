import type { Entry } from '../../features/admin/entries.read.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import type { AdminVisit } from '../admin-visit.server.ts';
import type { AdminAnswer, AdminOutcome } from '../render-admin.server.tsx';

/** Something that can be done to an entry, with a page of its own. */
export interface EntryAct {
  /** False where it makes no sense: then it is neither shown nor done. */
  isFor(resource: Resource, entry: Entry, visit: AdminVisit): boolean;
  show(visit: AdminVisit, resource: Resource, entry: Entry): Promise<AdminAnswer>;
  act(visit: AdminVisit, resource: Resource, entry: Entry): Promise<AdminOutcome>;
}
