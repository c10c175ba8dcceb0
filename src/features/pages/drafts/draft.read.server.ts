import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Field, isTranslated } from '../../../core/fields/field.ts';
import { type Language, type StoredLanguage, storedLanguages } from '../../../core/languages.ts';
import type { Module } from '../../../core/module/module.ts';
import { users } from '../../accounts/accounts.tables.server.ts';
import { nameOfUser } from '../../accounts/user-name.read.server.ts';
import { readMediaRows } from '../../media/library.read.server.ts';
import { edits } from '../editor.tables.server.ts';
import { type ContentTree, isThere, type TreeNode } from '../operations/content-tree.ts';
import type { Operation } from '../operations/operation.ts';
import { containers } from '../pages.tables.server.ts';
import { readPublishingStates } from '../publishing/states.read.server.ts';
import { type ModuleKit, resolveModules } from '../resolve-modules.server.ts';
import type { Draft } from './draft.contract.ts';
import { type DraftRows, readDraftRows, reserveSectionIds } from './draft-rows.server.ts';
import { type Owner, snapshotOf } from './draft-snapshot.read.server.ts';
import { readPeople, readPlansTag } from './presence.server.ts';

/** The container by its number; null for none. */
export async function readOwner(db: Database, id: number): Promise<Owner | null> {
  const [row] = await db.select().from(containers).where(eq(containers.id, id)).limit(1);
  return row && !row.deleted_at ? row : null;
}

/** How many ids a draft hands out for modules to come: more than one paste needs. */
export const idsPerDraft = 250;

/** A draft with everything the editor begins with. */
export async function readDraft(reading: Reading, kit: ModuleKit, language: Language, owner: Owner): Promise<Draft> {
  const { db, now } = reading;
  const rows = await readDraftRows(db, kit.registry, owner.id, now);
  const [last] = await db
    .select({ at: edits.created_at, by: nameOfUser })
    .from(edits)
    .leftJoin(users, eq(users.id, edits.user))
    .where(eq(edits.container, owner.id))
    .orderBy(desc(edits.version))
    .limit(1);
  const outdated = await readOutdated(db, kit, owner, rows);
  const states = await readPublishingStates(reading, kit, [owner], { language, drafts: new Map([[owner.id, rows]]) });
  return {
    container: owner.id,
    content_type: owner.content_type,
    object_id: owner.object_id,
    slug: owner.slug,
    version: owner.version,
    changed_at: last?.at.toISOString() ?? null,
    changed_by: last?.by ?? null,
    nodes: [...rows.tree.values()],
    modules: await resolveTree(reading, kit, language, owner, rows.tree),
    languages: (states.get(owner.id) ?? []).map((state) => ({
      ...state,
      untranslated: untranslatedIn(rows.tree, state.language, kit),
      outdated: outdated.filter((text) => text.language === state.language).length,
    })),
    outdated,
    ids: await reserveSectionIds(db, idsPerDraft),
    plans: await readPlansTag(reading.db, owner),
    people: await readPeople(db, owner.id, now),
  };
}

/** Modules as views take them; all that is shown, or only these ones with what stands inside them. */
export async function resolveTree(
  reading: Reading,
  kit: ModuleKit,
  language: Language,
  { content_type, object_id }: Pick<Owner, 'content_type' | 'object_id'>,
  tree: ContentTree,
  only?: readonly number[],
): Promise<Module[]> {
  const shown = [...tree.values()].filter(({ id }) => isThere(tree, id));
  const roots = only && new Set(only);
  const snapshot = roots
    ? shown
        .filter(({ id }) => roots.has(id))
        .map((node) =>
          snapshotOf([{ ...node, parent: null }, ...shown.filter((other) => other.id !== node.id && other.parent !== null)], language, kit),
        )
    : [snapshotOf(shown, language, kit)];
  const stored = snapshot.flatMap(({ modules }) => modules);
  const mediaIds = [...new Set(snapshot.flatMap((part) => part.media))];
  const place = { content_type, object_id, media: await readMediaRows(reading.db, mediaIds), isWhole: true, isDraft: true };
  const modules = await resolveModules(reading, language, stored, { kit, ...place });
  // A module resolved by itself gets its place here.
  return roots
    ? modules.map((module) => ({ ...module, parent: tree.get(module.id)?.parent ?? null, order: tree.get(module.id)?.order ?? 0 }))
    : modules;
}

function untranslatedIn(tree: ContentTree, language: Language, kit: ModuleKit): number {
  const shown = [...tree.values()].filter(({ id }) => isThere(tree, id));
  return shown.reduce(
    (sum, node) => sum + textsOfNode(node, kit).filter(({ value }) => !value[language] && Object.values(value).some(Boolean)).length,
    0,
  );
}

function textsOfNode({ model, fields }: TreeNode, { registry }: ModuleKit) {
  return Object.entries<Field>(registry.get(model)?.fields ?? {})
    .filter(([, field]) => isTranslated(field))
    .map(([name]) => ({ name, value: (fields[name] ?? {}) as Partial<Record<StoredLanguage, string>> }));
}

/** Translations that are older than their German original, with what the original said when they were made. */
async function readOutdated(db: Database, kit: ModuleKit, owner: Owner, { tree, textVersions }: DraftRows): Promise<Draft['outdated']> {
  const found = [...tree.values()].flatMap((node) =>
    !isThere(tree, node.id)
      ? []
      : textsOfNode(node, kit).flatMap(({ name, value }) => {
          const changedIn = textVersions.get(node.id)?.[name] ?? {};
          const original = changedIn.de ?? 0;
          const others = storedLanguages.filter(
            (language) => language !== 'de' && value[language] && (changedIn[language] ?? 0) < original,
          );
          return others.map((language) => ({ id: node.id, field: name, language, since: changedIn[language] ?? 0 }));
        }),
  );
  if (found.length === 0) return [];
  const oldest = Math.min(...found.map(({ since }) => since));
  const rows = await db
    .select({ version: edits.version, operation: edits.operation })
    .from(edits)
    .where(and(eq(edits.container, owner.id), gt(edits.version, oldest), isNotNull(edits.operation)))
    .orderBy(edits.version);
  return found.map(({ id, field, language, since }) => {
    const first = rows
      .filter(({ version }) => version > since)
      .flatMap(({ operation }) => setsOf(operation))
      .find((set) => set.id === id && set.field === field && set.language === 'de');
    return { id, field, language, original_before: String(first?.from ?? '') };
  });
}

/** Every value an operation sets, with the module of each. */
export function setsOf(operation: Operation): { id: number; field: string; language: StoredLanguage | null; from: unknown; to: unknown }[] {
  if (operation.kind === 'group') return operation.operations.flatMap(setsOf);
  return operation.kind === 'set' ? operation.changes.map((change) => ({ id: operation.id, ...change })) : [];
}
