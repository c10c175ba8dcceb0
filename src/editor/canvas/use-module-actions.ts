import type { ContentTree, Place } from '../../features/pages/operations/content-tree.ts';
import { duplicate } from '../../features/pages/operations/duplicate.ts';
import type { StepName } from '../../features/pages/operations/history.ts';
import type { NewNode, Operation } from '../../features/pages/operations/operation.ts';
import { copySubtree, paste } from '../../features/pages/operations/paste.ts';
import { m } from '../../paraglide/messages.js';
import { readStored, writeStored } from '../../ui/backstage/browser-storage.ts';
import { emptyColumn, usualPlace } from '../insert/insert-places.ts';
import { droppedWords, pasteAfter } from '../paste/paste-as-modules.ts';
import { readPasted } from '../paste/read-pasted.ts';
import { initialFields } from '../session/catalogue.ts';
import type { DraftSession } from '../session/draft-session.ts';
import { entryNode } from '../session/edited-entry.ts';
import { inReadingOrder, modelsAt, placeAcross, placeAfter, placeBeside, siblingsOf } from '../session/places.ts';
import type { EditorSurface, ModuleActions, OpenDialog } from './editor-context.ts';
import { holdModule } from './show-module.ts';
import { stepWords } from './words.ts';

interface ModuleActionsOptions {
  session: DraftSession;
  selected: number | null;
  select: EditorSurface['select'];
  stopWriting(): void;
  write: EditorSurface['write'];
  say(text: string): void;
  openDialog(dialog: OpenDialog): void;
}

/** How the clipboard marks modules of a page; anything else on it is left alone. */
const clipboardMark = 'foyer-modules:';

/** The actions on modules, each with its announcement. */
export function moduleActions({ session, selected, select, stopWriting, write, say, openDialog }: ModuleActionsOptions): ModuleActions {
  const label = (id: number) => session.catalogue.get(session.state.tree.get(id)?.model ?? '')?.label ?? '';
  const apply = (operation: Operation, name: StepName, id: number | null): boolean => {
    stopWriting();
    const model = id === null ? '' : (session.state.tree.get(id)?.model ?? '');
    const outcome = session.apply(operation, name, { model });
    if (outcome.status === 'applied') return true;
    refuse();
    return false;
  };
  /** What may not stand there: said to everybody, for a press or a paste without any effect looks like a fault. */
  const refuse = () => session.notify({ kind: 'bad', text: m.edit_not_here() });
  const refuseMany = () => session.notify({ kind: 'bad', text: m.edit_too_many() });
  const sayPlace = (id: number) => {
    const siblings = siblingsOf(session.state.tree, id);
    const column = (session.state.tree.get(id)?.column ?? 0) + 1;
    say(m.edit_said_moved({ module: label(id), at: siblings.findIndex((one) => one.id === id) + 1, of: siblings.length, column }));
  };
  const moveTo = (id: number, place: Place | null, isStep = false) => {
    if (!place || id === entryNode) return say(m.edit_at_end());
    const scrollAlong = isStep && holdModule(id);
    if (apply({ kind: 'move', id, place }, 'moved', id)) {
      if (scrollAlong) scrollAlong();
      sayPlace(id);
    }
    select(id, { focuses: true });
  };
  const remove = (chosen: readonly number[]) => {
    const ids = outermost(session.state.tree, modulesOf(chosen));
    const [first] = ids;
    if (first === undefined) return;
    const siblings = siblingsOf(session.state.tree, first);
    const at = siblings.findIndex(({ id }) => id === first);
    const stays = ({ id }: { id: number }) => !ids.includes(id);
    // What stands at its place then, as in every list: somebody who deletes several in turn is not led elsewhere.
    const next = siblings.slice(at).find(stays) ?? siblings.slice(0, at).findLast(stays);
    const operation: Operation =
      ids.length === 1 ? { kind: 'delete', id: first } : { kind: 'group', operations: ids.map((id) => ({ kind: 'delete', id })) };
    const name = label(first);
    if (!apply(operation, 'deleted', first)) return;
    select(next?.id ?? session.state.tree.get(first)?.parent ?? null, { focuses: true });
    say(m.edit_said_deleted({ module: name }));
  };
  const copy = (chosen: readonly number[]) => {
    const ids = modulesOf(chosen);
    if (ids.length === 0) return;
    const { tree } = session.state;
    const modules = outermost(tree, ids).map((id) => copySubtree(tree, id));
    void navigator.clipboard?.writeText(clipboardMark + JSON.stringify(modules));
    writeStored('sessionStorage', 'foyer-clipboard', clipboardMark + JSON.stringify(modules));
    say(m.edit_said_copied({ count: ids.length }));
  };
  const insert: ModuleActions['insert'] = (model, place, { replaces = null, fields = {} } = {}) => {
    const definition = session.catalogue.get(model);
    if (!definition) return;
    const id = session.nextId();
    const { parent, column } = place;
    const values = { ...initialFields(definition), ...fields };
    const node: NewNode = { id, parent, column, order: 0, model, model_version: definition.version, fields: values };
    const inserted: Operation = { kind: 'insert', place, nodes: [node] };
    const operation: Operation = replaces === null ? inserted : { kind: 'group', operations: [inserted, { kind: 'delete', id: replaces }] };
    stopWriting();
    if (session.apply(operation, 'inserted', { model }).status !== 'applied') return refuse();
    select(id, { focuses: true });
    say(
      place.after === null
        ? m.edit_said_inserted({ module: definition.label })
        : m.edit_said_inserted_after({ module: definition.label, before: label(place.after) }),
    );
    // Its view may have to be fetched first.
    void whenRendered(() => write(id));
  };
  return {
    insert,
    insertAt: (place) => {
      const models = modelsAt(session.state.tree, session.rules, place);
      const [only] = models;
      if (models.length === 1 && only) return insert(only, place);
      stopWriting();
      openDialog({ kind: 'insert', place, replaces: null, beside: null });
    },
    writeInside: (id) => {
      const place = emptyColumn(session.state.tree, session.rules, id);
      const models = place ? modelsAt(session.state.tree, session.rules, place) : [];
      const model = models.length === 1 ? models[0] : models.find((name) => name === 'text');
      if (!place || !model) return false;
      insert(model, place);
      return true;
    },
    insertBeside: (id) => {
      stopWriting();
      openDialog({ kind: 'insert', place: usualPlace(session.state.tree, session.rules, id), replaces: null, beside: id });
    },
    move: (id, by) => moveTo(id, placeBeside(session.state.tree, id, by), true),
    moveTo: (id, place) => moveTo(id, place),
    moveAcross: (id, by) => moveTo(id, placeAcross(session.state.tree, session.rules, id, by), true),
    duplicate: (id) => {
      if (id === entryNode) return refuse();
      if (!session.hasIds(copySubtree(session.state.tree, id).length)) return refuseMany();
      const operation = duplicate(session.state.tree, id, () => session.nextId());
      const copied = operation?.nodes[0]?.id;
      if (!operation || copied === undefined || !apply(operation, 'duplicated', id)) return;
      select(copied, { focuses: true });
      say(m.edit_said_duplicated({ module: label(copied) }));
    },
    remove,
    copy,
    cut: (ids) => {
      copy(ids);
      remove(ids);
    },
    paste: (text) => {
      const given = text.startsWith(clipboardMark) ? text : text === '' ? (readStored('sessionStorage', 'foyer-clipboard') ?? '') : '';
      const copied = modulesIn(given);
      if (!copied) return false;
      if (!session.hasIds(copied.flat().length)) {
        refuseMany();
        return true;
      }
      let place = placeAfter(session.state.tree, selected);
      const operations = copied.map((nodes) => {
        const operation = paste(nodes, place, () => session.nextId());
        place = { ...place, after: operation.nodes[0]?.id ?? place.after };
        return operation;
      });
      const [first] = operations;
      const id = first?.nodes[0]?.id;
      if (!first || id === undefined) return false;
      stopWriting();
      const model = first.nodes[0]?.model ?? '';
      const outcome = session.apply(operations.length === 1 ? first : { kind: 'group', operations }, 'pasted', { model });
      if (outcome.status !== 'applied') refuse();
      else {
        select(id, { focuses: true });
        say(m.edit_said_pasted({ count: operations.length }));
      }
      return true;
    },
    pasteHtml: (html) => {
      const pasted = readPasted(html);
      const modules = html === '' ? null : pasteAfter({ session, language: session.language, pasted }, selected);
      if (modules === null) return false;
      select(modules.last, { focuses: true });
      const dropped = droppedWords(pasted, modules.rest);
      say([m.edit_said_pasted({ count: pasted.blocks.length }), dropped].filter(Boolean).join(' '));
      if (dropped) session.notify({ kind: 'ok', text: dropped });
      return true;
    },
    undo: () => {
      stopWriting();
      const step = session.undo();
      if (step) say(m.edit_said_undone({ step: stepWords(step.name, session.catalogue.get(step.model)?.label ?? '') }));
    },
    redo: () => {
      stopWriting();
      const step = session.redo();
      if (step) say(m.edit_said_redone({ step: stepWords(step.name, session.catalogue.get(step.model)?.label ?? '') }));
    },
  };
  /** The page's entry is neither moved nor deleted here. */
  function modulesOf(ids: readonly number[]): number[] {
    return ids.filter((id) => id !== entryNode);
  }
  /** Those that do not stand in another one of them, in reading order. */
  function outermost(tree: ContentTree, ids: readonly number[]): number[] {
    const chosen = new Set(ids);
    const isInside = (id: number): boolean => {
      const parent = tree.get(id)?.parent ?? null;
      return parent !== null && (chosen.has(parent) || isInside(parent));
    };
    return inReadingOrder(tree).flatMap(({ id }) => (chosen.has(id) && !isInside(id) ? id : []));
  }
}

function modulesIn(text: string): NewNode[][] | null {
  if (!text.startsWith(clipboardMark)) return null;
  try {
    const found: unknown = JSON.parse(text.slice(clipboardMark.length));
    return Array.isArray(found) && found.length > 0 && found.every(Array.isArray) ? (found as NewNode[][]) : null;
  } catch {
    return null;
  }
}

/** Tries in each animation frame, for two seconds. */
async function whenRendered(attempt: () => boolean): Promise<void> {
  const end = performance.now() + 2000;
  while (performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (attempt()) return;
  }
}
