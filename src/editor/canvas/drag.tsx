import { useEffect, useRef, useState } from 'react';
import type { Place } from '../../features/pages/operations/content-tree.ts';
import { m } from '../../paraglide/messages.js';
import { slotName } from '../insert/slot.tsx';
import { placesFor } from '../session/places.ts';
import { useSurface } from './editor-context.ts';
import { boxAround, boxOf } from './module-elements.ts';

/** Begins to drag when the handle is pulled a little; a mere press selects. */
export function useDrag(id: number, onDrag: (id: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const release = () => {
    from.current = null;
  };
  return {
    onPointerDown: (event: React.PointerEvent) => {
      if (event.button !== 0) return;
      from.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: React.PointerEvent) => {
      if (!from.current || Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) < 6) return;
      from.current = null;
      event.currentTarget.releasePointerCapture(event.pointerId);
      onDrag(id);
    },
    onPointerUp: release,
    // A finger that begins to scroll, or a second one.
    onPointerCancel: release,
  };
}

interface Target {
  place: Place;
  top: number;
  left: number;
  width: number;
}

/** Where the module would go: a bar with the words of the place. Letting go puts it there, Escape cancels. */
export function DropMarker({ id, onEnd }: { id: number; onEnd(): void }) {
  const { session, state, actions, say, select } = useSurface();
  const [target, setTarget] = useState<Target | null>(null);
  const latest = useRef<Target | null>(null);
  latest.current = target;
  const label = (after: number | null) =>
    after === null
      ? m.edit_drop_first()
      : m.edit_drop_after({ module: session.catalogue.get(state.tree.get(after)?.model ?? '')?.label ?? '' });
  useEffect(() => {
    say(m.edit_grabbed());
    const targets = targetsOf(placesFor(state.tree, session.rules, state.tree.get(id)?.model ?? '', id));
    let pointer: { clientX: number; clientY: number } | null = null;
    const aim = () => {
      if (!pointer) return;
      const [x, y] = [pointer.clientX + window.scrollX, pointer.clientY + window.scrollY];
      const distance = (one: Target) => Math.abs(one.top - y) + Math.max(0, one.left - x, x - one.left - one.width) * 2;
      const nearest = targets.reduce<Target | null>((best, one) => (!best || distance(one) < distance(best) ? one : best), null);
      if (nearest && nearest !== latest.current) say(m.edit_target({ place: label(nearest.place.after) }));
      setTarget(nearest);
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      pointer = { clientX, clientY };
      aim();
    };
    // A pointer that is held at an edge of the window scrolls on without moving.
    const scroll = () => {
      frame = requestAnimationFrame(scroll);
      const by = !pointer ? 0 : pointer.clientY < 140 ? -12 : pointer.clientY > window.innerHeight - 60 ? 12 : 0;
      if (by === 0) return;
      window.scrollBy({ top: by, behavior: 'instant' });
      aim();
    };
    let frame = requestAnimationFrame(scroll);
    const onUp = () => {
      if (latest.current) actions.moveTo(id, latest.current.place);
      onEnd();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onEnd();
      select(id, { focuses: true });
      say(m.edit_drag_cancelled());
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onEnd);
    window.addEventListener('keydown', onKey, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onEnd);
      window.removeEventListener('keydown', onKey, true);
    };
  }, []);
  if (!target) return null;
  return (
    <div className="bs-drop" style={{ top: target.top - 3, left: target.left, width: target.width }}>
      <span className="bs-tag">{label(target.place.after)}</span>
    </div>
  );
}

/** The places with a visible neighbour or an empty column, each with the position of its marker. */
function targetsOf(places: readonly Place[]): Target[] {
  return places.flatMap((place, index) => {
    const before = place.after === null ? null : boxOf(place.after);
    if (before) return [{ place, top: before.top + before.height + 8, left: before.left, width: before.width }];
    const slot = document.querySelector(`[data-slot="${slotName(place.parent, place.column)}"]`);
    if (slot) {
      const { top, left, width, height } = boxAround(slot);
      return [{ place, top: top + height / 2, left, width }];
    }
    const next = places.slice(index + 1).find((one) => one.parent === place.parent && one.column === place.column);
    const first = next?.after == null ? (place.parent === null ? null : boxOf(place.parent)) : boxOf(next.after);
    return first ? [{ place, top: first.top - 8, left: first.left, width: first.width }] : [];
  });
}
