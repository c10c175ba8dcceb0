import { useEffect, useRef } from 'react';
import { slotPlace } from '../insert/slot.tsx';
import { entryNode } from '../session/edited-entry.ts';
import { repeatPress } from './early-press.ts';
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
  actions: EditorSurface['actions'];
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
  actions,
  openSettings,
}: PagePressesOptions): void {
  const latest = useRef({ actions, openSettings });
  latest.current = { actions, openSettings };
  useEffect(() => {
    if (!isEditing) return;
    let press: Press | null = null;
    const onPress = (event: PointerEvent) => {
      press = event.target instanceof Element ? pressOn(event.target, event) : null;
    };
    // The second press of a double click on what lay over the page, as a module of the catalogue, is meant for nothing below it; nor
    // does it take the focus from what the first has opened.
    const onSecond = (event: MouseEvent) => {
      const { target, detail } = event;
      if (detail < 2 || !(target instanceof Element) || isWriting(target) || target.closest('.bs:not(.bs-empty, .bs-slot)')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onClick = (event: MouseEvent) => {
      const { target, point } = pressedAt(press, event);
      press = null;
      if (!(target instanceof Element)) return;
      const slot = slotPlace(target);
      if (slot) {
        event.preventDefault();
        event.stopPropagation();
        const { insert, insertAt } = latest.current.actions;
        return slot.model === null ? insertAt(slot.place) : void insert(slot.model, slot.place);
      }
      if (target.closest('.bs:not(.bs-writing, .bs-empty, .bs-slot)')) return;
      if (isWriting(target)) return event.preventDefault();
      if (!target.closest('.modules')) {
        stopWriting();
        if (hasEntry && target.closest('main') && !target.closest('nav')) pressEntry(event, target, point);
        return;
      }
      const id = moduleAt(target);
      event.preventDefault();
      event.stopPropagation();
      stopWriting();
      if (id === null) return select(null);
      select(id, { adds: event.shiftKey });
      const node = document.caretPositionFromPoint?.(point.x, point.y)?.offsetNode ?? target;
      if (!event.shiftKey && target.closest('.bs-empty') && !write(id)) return latest.current.openSettings();
      if (event.shiftKey || !write(id, { point, node })) document.querySelector<HTMLElement>('.bs-stop')?.focus({ preventScroll: true });
    };
    const pressEntry = (event: MouseEvent, target: Element, point: Point) => {
      const node = document.caretPositionFromPoint?.(point.x, point.y)?.offsetNode ?? target;
      if (!write(entryNode, { point, node }) && !target.closest('.pic, picture, img')) return;
      event.preventDefault();
      event.stopPropagation();
      select(entryNode);
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('mousedown', onSecond, true);
    document.addEventListener('click', onSecond, true);
    document.addEventListener('click', onClick, true);
    void repeatPress();
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('mousedown', onSecond, true);
      document.removeEventListener('click', onSecond, true);
      document.removeEventListener('click', onClick, true);
    };
  }, [isEditing, hasEntry, isWriting, write, stopWriting, select]);
}

interface Point {
  x: number;
  y: number;
}

/** Where a press began, and where the element under it stood. */
interface Press extends Point {
  target: Element;
  box: DOMRect;
}

function pressOn(target: Element, { clientX: x, clientY: y }: PointerEvent): Press {
  return { target, x, y, box: target.getBoundingClientRect() };
}

/**
 * What was pressed, and where: the page may move below the pointer between press and release, as when the header becomes compact,
 * and the caret belongs where the press began.
 */
function pressedAt(press: Press | null, event: MouseEvent): { target: EventTarget | null; point: Point } {
  const point = { x: event.clientX, y: event.clientY };
  const isMeant = press?.target.isConnected && Math.hypot(press.x - point.x, press.y - point.y) < 5;
  if (!isMeant) return { target: event.target, point };
  const { left, top } = press.target.getBoundingClientRect();
  return { target: press.target, point: { x: press.x + left - press.box.left, y: press.y + top - press.box.top } };
}
