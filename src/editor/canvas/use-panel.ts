import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { afterUnsavedWork } from '../dialogs/unsaved-work.tsx';
import type { PanelKind } from './editor-context.ts';
import { opensPanel, setOpensPanel } from './preferences.ts';

/**
 * The panel beside the page. It is open from the start, so that no selection moves the page; who has closed it opens it by hand.
 * What is in the middle of the window stays there when the page becomes narrower or wider.
 */
export function usePanel(isEditing: boolean) {
  const [panel, setPanel] = useState<PanelKind>(() => (opensPanel() ? 'settings' : null));
  const anchor = useRef<{ element: Element; top: number } | null>(null);
  const openPanel = useCallback(
    (kind: PanelKind) =>
      afterUnsavedWork(() => {
        anchor.current = anchorNow();
        if (kind === null || kind === 'settings') setOpensPanel(kind !== null);
        setPanel(kind);
      }),
    [],
  );
  // A preview has the whole window.
  const isOpen = isEditing && panel !== null;
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('has-panel', isOpen);
    const was = anchor.current;
    anchor.current = null;
    if (was?.element.isConnected) window.scrollBy({ top: was.element.getBoundingClientRect().top - was.top, behavior: 'instant' });
    return () => document.documentElement.classList.remove('has-panel');
  }, [isOpen]);
  return { panel, openPanel };
}

/** What is selected when it can be seen, else what lies in the middle of the window. */
function anchorNow(): { element: Element; top: number } | null {
  const stop = document.querySelector('.bs-stop.bs-on')?.getBoundingClientRect();
  const y = stop && stop.top > 0 && stop.top < window.innerHeight ? stop.top + 12 : window.innerHeight / 2;
  const found = document.elementsFromPoint(stop ? stop.left + 12 : window.innerWidth / 3, y).find((one) => one.closest('main'));
  return found ? { element: found, top: found.getBoundingClientRect().top } : null;
}
