import type { Place } from '../../../features/pages/operations/content-tree.ts';
import { m } from '../../../paraglide/messages.js';
import { entryNode } from '../../session/edited-entry.ts';
import { placeAcross, placeBeside, siblingsOf } from '../../session/places.ts';
import type { ModuleActions } from '../editor-context.ts';
import { holdModule } from '../show-module.ts';
import type { ActionKit } from './action-kit.ts';

/** Moving a module by a step, into another column or to a place. */
export function moveActions({ session, select, say, label, apply }: ActionKit): Pick<ModuleActions, 'move' | 'moveTo' | 'moveAcross'> {
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
  return {
    move: (id, by) => moveTo(id, placeBeside(session.state.tree, id, by), true),
    moveTo: (id, place) => moveTo(id, place),
    moveAcross: (id, by) => moveTo(id, placeAcross(session.state.tree, session.rules, id, by), true),
  };
}
