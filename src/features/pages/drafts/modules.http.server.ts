import { isDeepStrictEqual } from 'node:util';
import { textLanguageOfCall } from '../../../core/contract/call-language.server.ts';
import { CallError, missing } from '../../../core/contract/errors.server.ts';
import { answer, type CallHandler } from '../../../core/contract/register.server.ts';
import { answeredModule } from '../answered-module.server.ts';
import type { EditorDependencies } from '../editing/editor-dependencies.server.ts';
import { columnOf } from '../operations/content-tree.ts';
import type { Operation } from '../operations/operation.ts';
import { readOwner } from './draft.read.server.ts';
import { readDraftRows, reserveSectionIds } from './draft-rows.server.ts';
import { openModuleDrafts, readFieldsAt, readTarget, refuseUnless } from './module-drafts.server.ts';
import { placeFrom } from './module-operation.ts';
import { givenValues, initialOf, refuseIncomplete, withValues } from './module-values.server.ts';
import { changeModule, createModule, deleteModuleCall, getModule, listModules, reorderModules, replaceModule } from './modules.contract.ts';
import { flatten, readShown } from './shown-modules.read.server.ts';

/** The calls per module (API-36, API-37): the same operations as the editor's own, one at a time. */
export function moduleCalls(dependencies: EditorDependencies): CallHandler[] {
  const { kit } = dependencies;
  const { definitionOf, inDraft, save, resolveOne, conflict, change } = openModuleDrafts(dependencies);

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
