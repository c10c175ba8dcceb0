import { and, isNotNull, sql } from 'drizzle-orm';
import { readEntriesById } from '../../features/admin/entries.read.server.ts';
import { resourceOfType } from '../../features/admin/resources.server.ts';
import { entryAt } from '../../features/pages/edited-content.ts';
import { pages } from '../../features/pages/pages.tables.server.ts';
import { adminHref, type RouteName } from '../../urls.ts';
import type { PageContext } from '../rendering/page-context.server.ts';

/** Where the office has what this address showed before it went to the trash; null for any other missing address. */
export async function readTrashPlace({ reading, language, params }: PageContext, routeName: RouteName | null): Promise<string | null> {
  const entry = entryAt(routeName, params.id ?? '');
  if (entry) {
    const resource = resourceOfType(entry.content_type);
    const [found] = resource ? await readEntriesById(reading.db, resource, [entry.object_id]) : [];
    return found?.deleted_at ? `${adminHref(language, entry.resource)}?state=trash` : null;
  }
  if (routeName !== 'page') return null;
  const [page] = await reading.db
    .select({ id: pages.id })
    .from(pages)
    .where(and(isNotNull(pages.deleted_at), sql`${pages.path}->>${language} = ${params['*'] ?? ''}`))
    .limit(1);
  return page ? `${adminHref(language, 'pages')}/trash` : null;
}
