import { useEffect, useRef } from 'react';
import { slotPlace } from '../insert/slot.tsx';
import { entryNode } from '../session/edited-entry.ts';
import type { EditorSurface } from './editor-context.ts';
import { moduleAt } from './module-elements.ts';

interface PagePressesOptions {
  isEditing: boolean;
  /** Texts of the entry outside of its modules are edited as well (EDIT-13). */
  hasEntry: boolean;
  isWriting(target: Node): boolean;
  write: EditorSurface['write'];
  stopWriting(): void;
  select: EditorSurface['select'];
  insertAt: EditorSurface['actions']['insertAt'];
  openSettings(): void;
}

/** A press on a module selects it, on a text of it starts editing in place; links and buttons of modules do nothing meanwhile. */
export function usePagePresses({
  isEditing,
  hasEntry,
  isWriting,
  write,
  stopWriting,
  select,
  insertAt,
  openSettings,
}: PagePressesOptions): void {
  const latest = useRef({ insertAt, openSettings });
  latest.current = { insertAt, openSettings };
  useEffect(() => {
    if (!isEditing) return;
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const slot = slotPlace(target);
      if (slot) {
        event.preventDefault();
        event.stopPropagation();
        return latest.current.insertAt(slot);
      }
      if (target.closest('.bs:not(.bs-writing, .bs-empty, .bs-slot)')) return;
      if (isWriting(target)) return event.preventDefault();
      if (!target.closest('.modules')) {
        stopWriting();
        if (hasEntry && target.closest('main') && !target.closest('nav')) pressEntry(event, target);
        return;
      }
      const id = moduleAt(target);
      event.preventDefault();
      event.stopPropagation();
      stopWriting();
      if (id === null) return select(null);
      select(id, { adds: event.shiftKey });
      const point = { x: event.clientX, y: event.clientY };
      const node = document.caretPositionFromPoint?.(point.x, point.y)?.offsetNode ?? target;
      if (!event.shiftKey && target.closest('.bs-empty') && !write(id)) return latest.current.openSettings();
      if (event.shiftKey || !write(id, { point, node })) document.querySelector<HTMLElement>('.bs-stop')?.focus({ preventScroll: true });
    };
    const pressEntry = (event: MouseEvent, target: Element) => {
      const point = { x: event.clientX, y: event.clientY };
      const node = document.caretPositionFromPoint?.(point.x, point.y)?.offsetNode ?? target;
      if (!write(entryNode, { point, node }) && !target.closest('.pic, picture, img')) return;
      event.preventDefault();
      event.stopPropagation();
      select(entryNode);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [isEditing, hasEntry, isWriting, write, stopWriting, select]);
}
