import { m } from '../../paraglide/messages.js';
import { hasSingleKeys } from '../../ui/backstage/single-keys.ts';
import { inReadingOrder } from '../session/places.ts';
import { useSurface } from './editor-context.ts';

/** The keys of the page while a module, or nothing, is selected (keyboard map of the backstage, 6). */
export function useModuleKeys(): (event: React.KeyboardEvent) => void {
  const { state, selected, selection, select, write, openSettings, actions, say } = useSurface();
  return (event) => {
    if (event.target !== event.currentTarget && event.key !== 'Escape') return;
    const { key, altKey, shiftKey } = event;
    const hasCtrl = event.ctrlKey || event.metaKey;
    const order = inReadingOrder(state.tree);
    const at = order.findIndex(({ id }) => id === selected);
    const go = (by: -1 | 1) => {
      const next = order[selected === null ? (by > 0 ? 0 : order.length - 1) : at + by];
      if (next) select(next.id, { adds: shiftKey, focuses: true });
    };
    const handlers: Record<string, () => unknown> = {
      ArrowDown: () => (altKey ? selected !== null && actions.move(selected, 1) : go(1)),
      ArrowUp: () => (altKey ? selected !== null && actions.move(selected, -1) : go(-1)),
      ArrowRight: () => altKey && selected !== null && actions.moveAcross(selected, 1),
      ArrowLeft: () => altKey && selected !== null && actions.moveAcross(selected, -1),
      Home: () => order[0] && select(order[0].id, { focuses: true }),
      End: () => select(order.at(-1)?.id ?? null, { focuses: true }),
      Enter: () => {
        if (hasCtrl || selected === null) actions.insertBeside(selected);
        else if (!write(selected) && !actions.writeInside(selected)) {
          openSettings();
          say(m.edit_no_text_here());
        }
      },
      Escape: () => select(selected === null ? null : (state.tree.get(selected)?.parent ?? null), { focuses: true }),
      Delete: () => selection.length > 0 && actions.remove(selection),
      Backspace: () => selection.length > 0 && actions.remove(selection),
      d: () => hasCtrl && selected !== null && actions.duplicate(selected),
      '/': () => !hasCtrl && hasSingleKeys() && actions.insertBeside(selected),
    };
    const handler = handlers[key];
    if (!handler || (/^[a-z]$/.test(key) && !hasCtrl)) return;
    if (key === '/' && hasCtrl) return;
    event.preventDefault();
    handler();
  };
}
