import { isThere, type Place } from '../../../features/pages/operations/content-tree.ts';
import { duplicate } from '../../../features/pages/operations/duplicate.ts';
import type { NewNode } from '../../../features/pages/operations/operation.ts';
import { copySubtree, paste } from '../../../features/pages/operations/paste.ts';
import { m } from '../../../paraglide/messages.js';
import { readStored, writeStored } from '../../../ui/backstage/browser-storage.ts';
import { droppedWords, inWords, pasteAfter } from '../../paste/paste-as-modules.ts';
import { readPasted } from '../../paste/read-pasted.ts';
import { entryNode } from '../../session/edited-entry.ts';
import { placeAfter } from '../../session/places.ts';
import type { ModuleActions } from '../editor-context.ts';
import { type ActionKit, outermost } from './action-kit.ts';

type ClipboardActions = Pick<ModuleActions, 'duplicate' | 'copy' | 'paste' | 'pasteHtml'>;

/** How the clipboard marks modules of a page; anything else on it is left alone. */
const clipboardMark = 'foyer-modules:';

/** Copies of modules, here and by the clipboard, and what other programmes have put there. */
export function clipboardActions(kit: ActionKit): ClipboardActions {
  const { session, selected, select, stopWriting, say, label, apply, refuse, refuseMany } = kit;
  const copy: ClipboardActions['copy'] = (chosen, clipboard) => {
    const ids = outermost(kit, chosen);
    if (ids.length === 0) return;
    const { tree } = session.state;
    const modules = clipboardMark + JSON.stringify(ids.map((id) => copySubtree(tree, id)));
    writeStored('sessionStorage', 'foyer-clipboard', modules);
    // Not by `navigator.clipboard`, which has it a moment later: pasted before, it was what had been copied the time before.
    clipboard?.setData('text/plain', modules);
    say(m.edit_said_copied({ count: ids.length }));
  };
  return {
    copy,
    duplicate: (id) => {
      if (id === entryNode) return refuse();
      if (!session.hasIds(copySubtree(session.state.tree, id).length)) return refuseMany();
      const operation = duplicate(session.state.tree, id, () => session.nextId());
      const copied = operation?.nodes[0]?.id;
      if (!operation || copied === undefined || !apply(operation, 'duplicated', id)) return;
      select(copied, { focuses: true });
      say(m.edit_said_duplicated({ module: label(copied) }));
    },
    paste: (text) => {
      const given = text.startsWith(clipboardMark) ? text : text === '' ? (readStored('sessionStorage', 'foyer-clipboard') ?? '') : '';
      const copied = modulesIn(given);
      if (!copied) return false;
      if (!session.hasIds(copied.flat().length)) {
        refuseMany();
        return true;
      }
      let place = placeOfCut(kit) ?? placeAfter(session.state.tree, selected);
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
      if (modules === null) {
        // As where the selected module is an entry of a list.
        const isRefused = pasted.blocks.length > 0;
        // Of a single picture nothing is pasted.
        const dropped = isRefused ? '' : inWords(pasted.dropped);
        if (isRefused) refuse();
        else if (dropped) session.notify({ kind: 'ok', text: dropped });
        return isRefused || dropped !== '';
      }
      select(modules.last, { focuses: true });
      const dropped = droppedWords(pasted, modules);
      say([m.edit_said_pasted({ count: pasted.blocks.length }), dropped].filter(Boolean).join(' '));
      if (dropped) session.notify({ kind: 'ok', text: dropped });
      return true;
    },
  };
}

/** Where the modules that were just cut stood: a deleted one still has its place. */
function placeOfCut({ session: { state }, cutFrom: { current: id } }: ActionKit): Place | null {
  const node = id === null ? undefined : state.tree.get(id);
  if (!node?.is_deleted || !isThere(state.tree, node.parent)) return null;
  return { parent: node.parent, column: node.column, after: node.id };
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
