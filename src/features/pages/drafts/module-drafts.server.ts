import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { textLanguageOfCall } from '../../../core/contract/call-language.server.ts';
import { CallError, missing } from '../../../core/contract/errors.server.ts';
import type { CallContext } from '../../../core/contract/register.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import { isEntryId } from '../../../core/fields/entry-id.ts';
import { isLanguage, type Language } from '../../../core/languages.ts';
import type { ModuleDefinition } from '../../../core/module/define-module.ts';
import type { Module } from '../../../core/module/module.ts';
import { m } from '../../../paraglide/messages.js';
import { answeredModule } from '../answered-module.server.ts';
import { commitChange, type EditorDependencies } from '../editing/editor-dependencies.server.ts';
import { edits } from '../editor.tables.server.ts';
import { type ContentTree, isThere, type TreeNode } from '../operations/content-tree.ts';
import type { Operation } from '../operations/operation.ts';
import { fieldValue } from '../operations/set-fields.ts';
import { sections } from '../pages.tables.server.ts';
import { readOwner, resolveTree, setsOf } from './draft.read.server.ts';
import { readDraftRows } from './draft-rows.server.ts';
import type { Owner } from './draft-snapshot.read.server.ts';
import { type ModuleInTree, operationFor } from './module-operation.ts';
import { givenValues, refuseIncomplete, withValues } from './module-values.server.ts';
import { type SavedDraft, saveDraft } from './save.write.server.ts';
import { fillTexts } from './shown-modules.read.server.ts';

export type ModuleCall = Pick<CallContext, 'reading' | 'language' | 'request'>;

/** One module of a draft, with whose draft it is. */
export interface InDraft extends ModuleInTree {
  owner: Owner;
}

/** What the calls per module share: a module is found in its draft, changed by an operation of the editor, and answered as it then is. */
export function openModuleDrafts(dependencies: EditorDependencies) {
  const { kit, publishesOnSave, fullTeaserTextLimit } = dependencies;

  const definitionOf = (name: string, language: Language): ModuleDefinition => kit.registry.get(name) ?? missing(language);

  const inDraft = async ({ reading, language }: ModuleCall, model: string, id: number): Promise<InDraft> => {
    const definition = definitionOf(model, language);
    const [row] = await reading.db.select({ container: sections.container }).from(sections).where(eq(sections.id, id)).limit(1);
    const owner = row && (await readOwner(reading.db, row.container));
    if (!owner) return missing(language);
    const { tree } = await readDraftRows(reading.db, kit.registry, owner.id, reading.now);
    const node = tree.get(id);
    return node?.model === model && isThere(tree, id) ? { owner, tree, node, definition } : missing(language);
  };

  const save = async (
    { reading, language, request }: ModuleCall,
    owner: Owner,
    operation: Operation | null,
    isDraft: boolean,
    seen = owner.version,
  ): Promise<SavedDraft> => {
    // Nobody but editors sees a language without routes.
    const publishes = !isDraft && isLanguage(textLanguageOfCall(request)) && (await publishesOnSave(reading));
    const teaserLimit = await fullTeaserTextLimit(reading);
    const saved = await commitChange(dependencies, reading, async (transaction) =>
      saveDraft(transaction, kit, {
        fullTeaserTextLimit: teaserLimit,
        ...{ container: owner.id, seen, viewer: reading.viewer, language, now: reading.now },
        session: `call-${randomUUID()}`,
        changes: operation ? [{ id: randomUUID(), operation }] : [],
        publishes,
      }),
    );
    return saved ?? missing(language);
  };

  const resolveOne = async (call: ModuleCall, owner: Owner, tree: ContentTree, id: number): Promise<Module> => {
    const { reading, language, request } = call;
    const [module] = await resolveTree(reading, kit, language, owner, tree, [id]);
    const textLanguage = textLanguageOfCall(request);
    if (module && textLanguage !== language) fillTexts([module], tree, kit, textLanguage);
    return module ? answeredModule(module, kit.registry) : missing(language);
  };

  /** Refuses with what two have changed, all three in the language of the call. */
  const conflict = async (
    call: ModuleCall,
    { owner, tree, node }: InDraft,
    base: Record<string, unknown>,
    submitted: Record<string, unknown>,
    fields: readonly string[],
  ): Promise<never> => {
    const as = (values: Record<string, unknown>) =>
      resolveOne(call, owner, new Map(tree).set(node.id, { ...node, fields: values }), node.id);
    const [before, now, mine] = [await as(base), await as({ ...node.fields }), await as(submitted)];
    throw new CallError(409, { ...CallError.ofStatus(409, call.language).body, base: before, current: now, submitted: mine, fields });
  };

  const change = async (call: ModuleCall, model: string, id: number, body: Record<string, unknown>, isDraft: boolean): Promise<Module> => {
    const { reading, language } = call;
    const found = await inDraft(call, model, id);
    const { owner, node, definition } = found;
    const version = body.version;
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 0 || version > owner.version) {
      throw new CallError(400, { version: [m.editor_unknown_version({}, { locale: language })] });
    }
    const given = givenValues(definition, body, language, textLanguageOfCall(call.request));
    const known = await readFieldsAt(reading.db, owner.id, node, version);
    const mine = given.filter(({ field, language: of, value }) => !known || !isDeepStrictEqual(fieldValue(known, field, of), value));
    const both = mine.filter(({ field, language: of, value }) => {
      const current = fieldValue(node.fields, field, of);
      return !isDeepStrictEqual(current, value) && (!known || !isDeepStrictEqual(current, fieldValue(known, field, of)));
    });
    if (both.length > 0) {
      const names = [...new Set(both.map(({ field }) => field))];
      const unknown = { ...node.fields, ...Object.fromEntries(names.map((name) => [name, definition.fields[name]?.initial ?? null])) };
      return conflict(call, found, known ?? unknown, withValues(node.fields, given), names);
    }
    if (!isDraft) refuseIncomplete(definition, withValues(node.fields, mine), mine, language);
    const operation = operationFor(found, mine, body);
    const saved = await save(call, owner, operation, isDraft);
    refuseUnless(saved, language);
    return resolveOne(call, saved.owner, saved.tree, id);
  };

  return { definitionOf, inDraft, save, resolveOne, conflict, change };
}

/** @throws CallError 400 for what cannot be, 404 for what is gone, 409 for what somebody else changed this very moment */
export function refuseUnless({ outcomes }: SavedDraft, language: Language): void {
  const [outcome] = outcomes;
  if (!outcome || outcome.status === 'applied' || outcome.status === 'known') return;
  if (outcome.status === 'gone') throw CallError.notFound(language);
  if (outcome.status !== 'refused') throw CallError.ofStatus(409, language);
  const [reason] = outcome.messages.detail ?? [];
  throw new CallError(400, reason ? { parent: [m.editor_wrong_place({}, { locale: language })] } : outcome.messages);
}

/** The draft a new module goes into: that of its parent, or of the container it names. */
export async function readTarget({ kit }: EditorDependencies, { reading, language }: ModuleCall, body: Record<string, unknown>) {
  const { parent, container } = body;
  const wrong = (name: string) => new CallError(400, { [name]: [m.editor_wrong_place({}, { locale: language })] });
  let id = container;
  if (isEntryId(parent)) {
    const [row] = await reading.db.select({ container: sections.container }).from(sections).where(eq(sections.id, parent)).limit(1);
    // The id of another page's module with this container would put it where nobody looks.
    if (!row || (container !== undefined && container !== row.container)) throw wrong('parent');
    id = row.container;
  } else if (parent !== undefined && parent !== null) throw wrong('parent');
  const owner = isEntryId(id) ? await readOwner(reading.db, id) : null;
  if (!owner) throw wrong('container');
  return { owner, tree: (await readDraftRows(reading.db, kit.registry, owner.id, reading.now)).tree };
}

/**
 * The fields of a module as they were at a version (EDIT-19): the present ones with every later edit taken back. Null when
 * that is so long ago that nobody knows any more.
 */
export async function readFieldsAt(
  db: Database,
  container: number,
  node: TreeNode,
  version: number,
): Promise<Record<string, unknown> | null> {
  if (version >= node.version) return { ...node.fields };
  const rows = await db
    .select({ operation: edits.operation })
    .from(edits)
    .where(and(eq(edits.container, container), gt(edits.version, version), sql`${edits.touched} @> array[${node.id}]::integer[]`))
    .orderBy(desc(edits.version));
  const [oldest] = await db
    .select({ version: edits.version })
    .from(edits)
    .where(eq(edits.container, container))
    .orderBy(asc(edits.version))
    .limit(1);
  if (!oldest || oldest.version > version + 1) return null;
  const fields: Record<string, unknown> = { ...node.fields };
  for (const { operation } of rows) {
    for (const { id, field, language, from } of setsOf(operation).reverse()) {
      if (id !== node.id) continue;
      if (language === null) fields[field] = from;
      else fields[field] = { ...(fields[field] as object), [language]: from };
    }
  }
  return fields;
}
