import { isThere } from '../../../features/pages/operations/content-tree.ts';
import type { Operation } from '../../../features/pages/operations/operation.ts';
import { m } from '../../../paraglide/messages.js';
import { siblingsOf } from '../../session/places.ts';
import type { ModuleActions } from '../editor-context.ts';
import { stepWords } from '../words.ts';
import { type ActionKit, actionKit, type ModuleActionsOptions, outermost } from './action-kit.ts';
import { clipboardActions } from './clipboard-actions.ts';
import { insertActions } from './insert-actions.ts';
import { moveActions } from './move-actions.ts';

/** The actions on modules, each with its announcement. */
export function moduleActions(options: ModuleActionsOptions): ModuleActions {
  const kit = actionKit(options);
  const { session, stopWriting, say } = kit;
  const clipboard = clipboardActions(kit);
  const remove = removeWith(kit);
  const walk = walkWith(kit);
  return {
    ...insertActions(kit),
    ...moveActions(kit),
    ...clipboard,
    remove,
    cut: (ids, to) => {
      clipboard.copy(ids, to);
      const [first] = outermost(kit, ids);
      remove(ids);
      // Pasted at once, they stand where they stood.
      kit.cutFrom.current = first ?? null;
    },
    undo: () => {
      stopWriting();
      const step = walk(() => session.undo());
      if (step) say(m.edit_said_undone({ step: stepWords(step.name, session.catalogue.get(step.model)?.label ?? '') }));
    },
    redo: () => {
      stopWriting();
      const step = walk(() => session.redo());
      if (step) say(m.edit_said_redone({ step: stepWords(step.name, session.catalogue.get(step.model)?.label ?? '') }));
    },
  };
}

/** Undoes or does again; where that takes the selected module from the page, what stands beside it is selected. */
function walkWith({ session, selected, select }: ActionKit) {
  return <Step>(run: () => Step): Step => {
    const siblings = selected === null ? [] : siblingsOf(session.state.tree, selected);
    const at = siblings.findIndex(({ id }) => id === selected);
    const step = run();
    const { tree } = session.state;
    if (selected !== null && !isThere(tree, selected)) {
      const stays = ({ id }: { id: number }) => isThere(tree, id);
      const next = siblings.slice(0, Math.max(0, at)).findLast(stays) ?? siblings.find(stays);
      select(next?.id ?? tree.get(selected)?.parent ?? null);
    }
    return step;
  };
}

function removeWith(kit: ActionKit): ModuleActions['remove'] {
  const { session, select, say, label, apply } = kit;
  return (chosen) => {
    const ids = outermost(kit, chosen);
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
}
