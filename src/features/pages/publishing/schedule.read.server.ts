import { and, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { type Language, languages, translate } from '../../../core/languages.ts';
import { pageHref } from '../../../urls.ts';
import { pages } from '../pages.tables.server.ts';

export interface PlannedAction {
  page: number;
  title: string;
  url: string;
  language: Language;
  action: 'publish' | 'unpublish';
  at: string;
}

/** Everything planned for pages, soonest first (PAGE-12); titles in the requested language. */
export async function readSchedule(db: Database, language: Language): Promise<PlannedAction[]> {
  const rows = await db
    .select({ id: pages.id, title: pages.title, path: pages.path, schedule: pages.schedule })
    .from(pages)
    .where(and(isNull(pages.deleted_at), sql`${pages.schedule} <> '{}'::jsonb`));
  const planned = rows.flatMap(({ id, title, path, schedule }) =>
    languages.flatMap((each) => {
      const action = { page: id, title: translate(title, language).text, url: pageHref(each, path[each] ?? ''), language: each };
      const { publish_at, unpublish_at } = schedule[each] ?? {};
      return [
        ...(publish_at ? [{ ...action, action: 'publish' as const, at: publish_at }] : []),
        ...(unpublish_at ? [{ ...action, action: 'unpublish' as const, at: unpublish_at }] : []),
      ];
    }),
  );
  return planned.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
