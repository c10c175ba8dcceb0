import type { Entry } from '../../features/admin/entries.read.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import type { AdminContext } from '../admin-context.server.ts';
import type { OfficeOutcome } from '../office-answers.server.ts';

/** Action on an entry, with its own page. */
export interface EntryAction {
  /** Pressed where it belongs in the form; no link stands above it. */
  isPressed?: true;
  /** False: the action is hidden and answers 404. */
  isFor(resource: Resource, entry: Entry, context: AdminContext): boolean;
  show(context: AdminContext, resource: Resource, entry: Entry): Promise<OfficeOutcome>;
  submit(context: AdminContext, resource: Resource, entry: Entry): Promise<OfficeOutcome>;
}
