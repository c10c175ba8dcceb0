import { readEntry } from '../../features/admin/entries.read.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import { m } from '../../paraglide/messages.js';
import type { AdminVisit } from '../admin-visit.server.ts';
import { noticePage } from '../notice-page.tsx';
import type { AdminOutcome } from '../render-admin.server.tsx';
import { entryActs } from './entry-acts.server.ts';

/** Shows the page of a deed, or does it; what makes no sense for an entry does not exist. */
export async function actOnEntry(visit: AdminVisit, resource: Resource, id: number | null, name: string): Promise<AdminOutcome> {
  const act = entryActs.get(name);
  const entry = act && id !== null && !Number.isNaN(id) ? await readEntry(visit.reading.db, resource, id) : null;
  if (!act || !entry || !act.isFor(resource, entry, visit)) return noticePage(m.admin_nothing(), 404);
  return visit.request.method === 'POST' ? act.act(visit, resource, entry) : act.show(visit, resource, entry);
}
