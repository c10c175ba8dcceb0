import { randomUUID } from 'node:crypto';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { isTranslated } from '../../../core/fields/field.ts';
import { type Translated, withText } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { rulesOfRegistry } from '../drafts/catalogue.server.ts';
import { readDraftRows } from '../drafts/draft-rows.server.ts';
import { draftSnapshot, type Owner, readPageRow } from '../drafts/draft-snapshot.read.server.ts';
import { saveDraft } from '../drafts/save.write.server.ts';
import { noteSettings } from '../editing/audit.write.server.ts';
import { toSnapshot } from '../operations/to-snapshot.ts';
import { updatePage } from '../pages.write.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { textsOf } from '../settings/page-texts.ts';
import { publishedTextNames } from '../settings/pages.fields.ts';
import type { SnapshotTree } from '../snapshots/snapshot.ts';
import { compareSnapshots } from './compare-snapshots.server.ts';

/** A version that cannot become the draft: others have changed the draft meanwhile, or a value is not valid any more. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused';
  /** What is not valid any more, in the language of the request. */
  readonly messages: readonly string[];
  constructor(messages: readonly string[]) {
    super('The version was not restored.');
    this.messages = messages;
  }
}

interface RestoreOptions {
  owner: Owner;
  tree: SnapshotTree;
  /** Groups the edits. */
  session: string;
  reading: Reading;
  publishes?: boolean;
}

/**
 * Makes a version the draft again: its modules, and the texts of modules and page in its language (PAGE-08). Answers the version of
 * the draft then. @throws RestoreRefused
 */
export async function restoreVersion(
  transaction: Database,
  kit: ModuleKit,
  { owner, tree, session, reading, publishes = false }: RestoreOptions,
): Promise<number> {
  const { language } = tree;
  const { tree: draft } = await readDraftRows(transaction, kit.registry, owner.id, reading.now);
  const isText = (model: string, field: string) => {
    const found = kit.registry.get(model)?.fields[field];
    return found !== undefined && isTranslated(found);
  };
  const conditions = { rules: rulesOfRegistry(kit.registry) };
  const { operations, isWhole } = toSnapshot(draft, tree.modules, { language, isText, conditions });
  if (!isWhole) throw new RestoreRefused([m.versions_not_whole({}, { locale: language })]);
  await restorePageTexts(transaction, { owner, tree, reading });
  const saved = await saveDraft(transaction, kit, {
    container: owner.id,
    session,
    seen: owner.version,
    changes: operations.length > 0 ? [{ id: randomUUID(), operation: { kind: 'group', operations } }] : [],
    // What an editor may not write stays as it was written.
    viewer: { ...reading.viewer, canEditHtml: true },
    language,
    now: reading.now,
    publishes,
  });
  const refused = saved?.outcomes.find(({ status }) => status !== 'applied');
  if (refused) throw new RestoreRefused(Object.values(refused.messages).flat());
  return saved?.version ?? owner.version;
}

/** Restores a version where the draft is `from`, i.e. holds no other work. */
export async function continueDraftFrom(
  transaction: Database,
  kit: ModuleKit,
  { from, ...options }: RestoreOptions & { from: SnapshotTree },
): Promise<void> {
  const { owner, tree, reading } = options;
  const { tree: draft } = await readDraftRows(transaction, kit.registry, owner.id, reading.now);
  const page = await readPageRow(transaction, owner);
  const present = draftSnapshot(draft, page && textsOf(page, tree.language), tree.language, kit);
  if (compareSnapshots(from, present).length > 0) return;
  await transaction
    .transaction((inner) => restoreVersion(inner, kit, options))
    .catch((error: unknown) => {
      // Then the draft stays as it is; what was to be done besides has been done.
      if (!(error instanceof RestoreRefused)) throw error;
    });
}

async function restorePageTexts(transaction: Database, { owner, tree, reading }: Omit<RestoreOptions, 'session'>): Promise<void> {
  const { page, language } = tree;
  const row = await readPageRow(transaction, owner);
  if (!row || !page) return;
  const present = textsOf(row, language);
  const changed = publishedTextNames.filter((name) => present[name] !== page[name]);
  const texts = changed.map((name): [string, Translated] => [
    name,
    withText(row[name], language, page.untranslated.includes(name) ? '' : page[name]),
  ]);
  const plain = {
    ...(row.og_image !== page.og_image && { og_image: page.og_image }),
    ...(row.og_type !== page.og_type && { og_type: page.og_type }),
  };
  const values: Partial<typeof row> = { ...Object.fromEntries(texts), ...plain };
  if (Object.keys(values).length === 0) return;
  await updatePage(transaction, row.id, values, reading.now);
  await noteSettings(transaction, { row, values, user: reading.viewer.userId, now: reading.now });
}
