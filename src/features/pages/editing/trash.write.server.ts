import { and, desc, eq, gt, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { announceChange } from '../../../core/database/changes.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import type { Viewer } from '../../../core/database/reading.server.ts';
import { type Language, type Translated, translate } from '../../../core/languages.ts';
import { trashTime } from '../drafts/draft-rows.server.ts';
import { saveDraft } from '../drafts/save.write.server.ts';
import { edits } from '../editor.tables.server.ts';
import { pages, sections } from '../pages.tables.server.ts';
import { restorePage } from '../pages.write.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { writeAuditEntry } from './audit.write.server.ts';

/**
 * Deleted pages, and then modules, that can be brought back, of each the newest first (PAGE-13). What an undone insertion or paste leaves
 * stays in the draft for its redoing, and is not here (EDIT-373). A module without words is called as in the catalogue (EDIT-411).
 */
export async function readTrash(db: Database, { registry }: ModuleKit, language: Language, now: Date) {
  const since = new Date(now.getTime() - trashTime);
  const ofPages = await db
    .select({ id: pages.id, title: pages.title, deleted: pages.deleted_at })
    .from(pages)
    .where(and(isNotNull(pages.deleted_at), gt(pages.deleted_at, since)));
  const ofModules = await db
    .select({
      id: sections.id,
      model: sections.model,
      container: sections.container,
      fields: sections.fields,
      deleted: sections.deleted_at,
    })
    .from(sections)
    .where(and(isNotNull(sections.deleted_at), gt(sections.deleted_at, since), notInArray(sections.id, undoneInsertions(since))))
    .orderBy(desc(sections.deleted_at))
    .limit(500);
  const entries = [
    ...ofPages.map(({ id, title, deleted }) => ({
      kind: 'page' as const,
      id,
      title: translate(title, language).text,
      model: null,
      container: null,
      deleted,
    })),
    ...ofModules.map(({ id, model, container, fields, deleted }) => ({
      kind: 'module' as const,
      id,
      title: firstText(fields, language) || registry.get(model)?.label[language] || '',
      model,
      container,
      deleted,
    })),
  ];
  return entries
    .map(({ deleted, ...entry }) => ({ ...entry, at: deleted ?? now }))
    .sort((one, other) => Number(one.kind !== 'page') - Number(other.kind !== 'page') || other.at.getTime() - one.at.getTime())
    .map(({ at, ...entry }) => ({ ...entry, deleted: at.toISOString(), purged: new Date(at.getTime() + trashTime).toISOString() }));
}

/** Modules whose last deletion took their insertion back. Edits are stored as long as the trash. */
function undoneInsertions(since: Date): SQL {
  return sql`(select id from (
      select distinct on ((o.operation->>'id')::integer) (o.operation->>'id')::integer as id, o.operation->>'undoes' as undoes
      from ${edits} cross join lateral jsonb_path_query(${edits.operation}, '$.** ? (@.kind == "delete")') as o(operation)
      where ${edits.operation}->>'kind' in ('delete', 'group') and ${edits.created_at} >= ${since.toISOString()}::timestamptz
      order by (o.operation->>'id')::integer, ${edits.id} desc
    ) last_deletions where undoes = 'insert' and id is not null)`;
}

interface RestoreRequest {
  kind: 'page' | 'module';
  id: number;
  viewer: Viewer;
  language: Language;
  now: Date;
  /** Id of the change that brings a module back. */
  change: string;
}

/** Brings something back under its id; false when it is not in the trash, or stood in what is gone. */
export async function restoreTrashed(
  transaction: Database,
  kit: ModuleKit,
  { kind, id, viewer, language, now, change }: RestoreRequest,
): Promise<boolean> {
  if (kind === 'page') {
    if (!(await restorePage(transaction, id))) return false;
    await announceChange(transaction, ['pages', `page:${id}`]);
    await writeAuditEntry(transaction, { user: viewer.userId, action: 'restore', content_type: 'page', object_id: id, now });
    return true;
  }
  const [row] = await transaction
    .select({ container: sections.container })
    .from(sections)
    .where(and(eq(sections.id, id), isNotNull(sections.deleted_at)));
  if (!row) return false;
  const saved = await saveDraft(transaction, kit, {
    ...{ container: row.container, session: `restore-${change}`, seen: 0, viewer, language, now },
    changes: [{ id: change, operation: { kind: 'restore', id } }],
    publishes: false,
  });
  return saved?.outcomes[0]?.status === 'applied';
}

/** The first words of a module, by which people know it. */
function firstText(fields: Record<string, unknown>, language: Language): string {
  for (const value of Object.values(fields)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    const { text } = translate(value as Translated, language);
    if (typeof text === 'string' && text !== '')
      return text
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 80);
  }
  return '';
}
