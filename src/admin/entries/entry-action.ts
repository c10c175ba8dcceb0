import type { Entry } from '../../features/admin/entries.read.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import type { AdminContext } from '../admin-context.server.ts';
import type { AdminAnswer, AdminOutcome } from '../render-admin.server.tsx';

/** Something that can be done to an entry, with a page of its own. */
export interface EntryAction {
  /** False where it makes no sense: then it is neither shown nor done. */
  isFor(resource: Resource, entry: Entry, context: AdminContext): boolean;
  show(context: AdminContext, resource: Resource, entry: Entry): Promise<AdminAnswer>;
  submit(context: AdminContext, resource: Resource, entry: Entry): Promise<AdminOutcome>;
}
