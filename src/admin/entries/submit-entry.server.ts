import { readEntry } from '../../features/admin/entries.read.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import type { AdminContext } from '../admin-context.server.ts';
import { nothingPage, noticePage } from '../admin-notes.tsx';
import type { OfficeOutcome } from '../office-answers.server.ts';
import { entryActions } from './entry-actions.server.ts';

/** Shows the page of an action, or performs it; 404 where it does not apply. */
export async function submitEntry(context: AdminContext, resource: Resource, id: number | null, name: string): Promise<OfficeOutcome> {
  const action = entryActions.get(name);
  const entry = action && id !== null && !Number.isNaN(id) ? await readEntry(context.reading.db, resource, id) : null;
  if (!action || !entry) return nothingPage(context);
  // Of a question that stood open somebody else may have been quicker, as with a cancellation.
  if (!action.isFor(resource, entry, context))
    return noticePage(m.admin_action_over(), 404, undefined, adminHref(context.language, resource.name));
  return context.request.method === 'POST' ? action.submit(context, resource, entry) : action.show(context, resource, entry);
}
