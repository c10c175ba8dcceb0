import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { textLanguageOfCall } from '../../../core/contract/call-language.server.ts';
import { CallError } from '../../../core/contract/errors.server.ts';
import { answer, type CallHandler } from '../../../core/contract/register.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { isEntryId } from '../../../core/fields/entry-id.ts';
import { isLanguage, type Language } from '../../../core/languages.ts';
import type { ModuleDefinition } from '../../../core/module/define-module.ts';
import type { Module } from '../../../core/module/module.ts';
import { m } from '../../../paraglide/messages.js';
import { answeredModule } from '../answered-module.server.ts';
import { commitChange, type EditorDependencies } from '../editing/editor-dependencies.server.ts';
import { type ContentTree, columnOf, isThere } from '../operations/content-tree.ts';
import type { Operation } from '../operations/operation.ts';
import { fieldValue } from '../operations/set-fields.ts';
import { sections } from '../pages.tables.server.ts';
import { readOwner, resolveTree } from './draft.read.server.ts';
import { readDraftRows, reserveSectionIds } from './draft-rows.server.ts';
import type { Owner } from './draft-snapshot.read.server.ts';
import { readFieldsAt } from './module-base.read.server.ts';
import { type ModuleInTree, operationFor, placeFrom } from './module-operation.ts';
import { givenValues, initialOf, refuseIncomplete, withValues } from './module-values.server.ts';
import { changeModule, createModule, deleteModuleCall, getModule, listModules, reorderModules, replaceModule } from './modules.contract.ts';
import { type SavedDraft, saveDraft } from './save.write.server.ts';
import { fillTexts, flatten, readShown } from './shown-modules.read.server.ts';

interface CallScope {
  reading: Reading;
  language: Language;
  request: FastifyRequest;
}

/** One module of a draft, with whose draft it is. */
interface InDraft extends ModuleInTree {
  owner: Owner;
}

/** The calls per module (API-36, API-37): the same operations as the editor's own, one at a time. */
export function moduleCalls(dependencies: EditorDependencies): CallHandler[] {
  const { kit, publishesOnSave, fullTeaserTextLimit } = dependencies;

  const definitionOf = (name: string, language: Language): ModuleDefinition => kit.registry.get(name) ?? missing(language);

  const inDraft = async ({ reading, language }: CallScope, model: string, id: number): Promise<InDraft> => {
    const definition = definitionOf(model, language);
    const [row] = await reading.db.select({ container: sections.container }).from(sections).where(eq(sections.id, id)).limit(1);
    const owner = row && (await readOwner(reading.db, row.container));
    if (!owner) return missing(language);
    const { tree } = await readDraftRows(reading.db, kit.registry, owner.id, reading.now);
    const node = tree.get(id);
    return node?.model === model && isThere(tree, id) ? { owner, tree, node, definition } : missing(language);
  };

  const save = async (
    { reading, language, request }: CallScope,
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

  const resolveOne = async (call: CallScope, owner: Owner, tree: ContentTree, id: number): Promise<Module> => {
    const { reading, language, request } = call;
    const [module] = await resolveTree(reading, kit, language, owner, tree, [id]);
    const textLanguage = textLanguageOfCall(request);
    if (module && textLanguage !== language) fillTexts([module], tree, kit, textLanguage);
    return module ? answeredModule(module, kit.registry) : missing(language);
  };

  /** Refuses with what two have changed, all three in the language of the call. */
  const conflict = async (
    call: CallScope,
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

  const change = async (call: CallScope, model: string, id: number, body: Record<string, unknown>, isDraft: boolean): Promise<Module> => {
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

  return [
    answer(listModules, async ({ reading, language, parameters, query, request }) => {
      definitionOf(parameters.module, language);
      const { parent, container } = query;
      const isSomewhere = parent !== undefined || container !== undefined;
      const shown = isSomewhere
        ? await readShown(kit, reading, language, { module: parent, container }, textLanguageOfCall(request))
        : null;
      const all = flatten(shown?.modules ?? []);
      const found = all.filter((module) => module.model === parameters.module && (parent === undefined || module.parent === parent));
      return found.map((module) => answeredModule(module, kit.registry));
    }),
    answer(getModule, async ({ reading, language, parameters, request }) => {
      definitionOf(parameters.module, language);
      const shown = await readShown(kit, reading, language, { module: parameters.id, container: undefined }, textLanguageOfCall(request));
      const all = flatten(shown?.modules ?? []);
      const found = all.find(({ id, model }) => id === parameters.id && model === parameters.module);
      return found ? answeredModule(found, kit.registry) : missing(language);
    }),
    answer(createModule, async (call) => {
      const { reading, language, parameters, query, body } = call;
      const definition = definitionOf(parameters.module, language);
      const isDraft = query.draft === 'true';
      const given = givenValues(definition, body, language, textLanguageOfCall(call.request));
      if (!isDraft) refuseIncomplete(definition, withValues({}, given), null, language);
      const { owner, tree } = await readTarget(dependencies, call, body);
      const place = placeFrom(tree, body);
      const [id = 0] = await reserveSectionIds(reading.db, 1);
      const node = { id, parent: place.parent, column: place.column, order: 0, model: definition.name, model_version: definition.version };
      const fields = withValues(initialOf(definition), given);
      const saved = await save(call, owner, { kind: 'insert', place, nodes: [{ ...node, fields }] }, isDraft);
      refuseUnless(saved, language);
      return resolveOne(call, saved.owner, saved.tree, id);
    }),
    answer(replaceModule, async (call) => change(call, call.parameters.module, call.parameters.id, call.body, call.query.draft === 'true')),
    answer(changeModule, async (call) => change(call, call.parameters.module, call.parameters.id, call.body, call.query.draft === 'true')),
    answer(deleteModuleCall, async (call) => {
      const { language, parameters, query } = call;
      const found = await inDraft(call, parameters.module, parameters.id);
      const saved = await save(call, found.owner, { kind: 'delete', id: parameters.id }, query.draft === 'true', query.version);
      const [outcome] = saved.outcomes;
      if (outcome?.status === 'changed') {
        const base = (await readFieldsAt(call.reading.db, found.owner.id, found.node, query.version ?? 0)) ?? { ...found.node.fields };
        const fields = Object.keys(found.node.fields).filter((name) => !isDeepStrictEqual(base[name], found.node.fields[name]));
        return conflict(call, found, base, { ...found.node.fields }, fields);
      }
      refuseUnless(saved, language);
      return null;
    }),
    answer(reorderModules, async (call) => {
      const { reading, language, parameters, query, body } = call;
      const isTop = parameters.module === 'container';
      const found = isTop ? null : await inDraft(call, parameters.module, body.parent);
      const owner = found?.owner ?? (await readOwner(reading.db, body.parent)) ?? missing(language);
      const tree = found?.tree ?? (await readDraftRows(reading.db, kit.registry, owner.id, reading.now)).tree;
      const parent = isTop ? null : body.parent;
      const column = body.column ?? tree.get(body.ids[0] ?? 0)?.column ?? 0;
      const inside = columnOf(tree, parent, column).filter((node) => !node.is_deleted);
      // What is not there any more was moved or deleted by somebody else meanwhile.
      if (body.ids.some((id) => !inside.some((node) => node.id === id)) || new Set(body.ids).size !== body.ids.length) {
        throw CallError.ofStatus(409, language);
      }
      const operations = body.ids.map(
        (id, index): Operation => ({ kind: 'move', id, place: { parent, column, after: body.ids[index - 1] ?? null } }),
      );
      const saved = await save(call, owner, operations.length > 0 ? { kind: 'group', operations } : null, query.draft === 'true');
      refuseUnless(saved, language);
      const ids = columnOf(saved.tree, parent, column).filter((node) => !node.is_deleted);
      return { parent: body.parent, ids: ids.map(({ id }) => id), version: saved.version };
    }),
  ];
}

/** @throws CallError 400 for what cannot be, 404 for what is gone, 409 for what somebody else changed this very moment */
function refuseUnless({ outcomes }: SavedDraft, language: Language): void {
  const [outcome] = outcomes;
  if (!outcome || outcome.status === 'applied' || outcome.status === 'known') return;
  if (outcome.status === 'gone') throw CallError.notFound(language);
  if (outcome.status !== 'refused') throw CallError.ofStatus(409, language);
  const [reason] = outcome.messages.detail ?? [];
  throw new CallError(400, reason ? { parent: [m.editor_wrong_place({}, { locale: language })] } : outcome.messages);
}

/** The draft a new module goes into: that of its parent, or of the container it names. */
async function readTarget({ kit }: EditorDependencies, { reading, language }: CallScope, body: Record<string, unknown>) {
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

function missing(language: Language): never {
  throw CallError.notFound(language);
}
