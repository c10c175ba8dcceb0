import { useState } from 'react';
import { isThere } from '../../features/pages/operations/content-tree.ts';
import { m } from '../../paraglide/messages.js';
import { personHue } from '../controls/people.tsx';
import { InsertButtons } from '../insert/insert-buttons.tsx';
import { entryNode } from '../session/edited-entry.ts';
import { inReadingOrder, siblingsOf } from '../session/places.ts';
import { RichTextBar } from '../writing/rich-text-bar.tsx';
import { DropMarker } from './drag.tsx';
import { useSurface } from './editor-context.ts';
import { boxAround } from './module-elements.ts';
import { ModuleTools, placeOfTools } from './module-tools.tsx';
import { onlineWindow, rightsOf } from './online-window.ts';
import { type Box, useBoxes } from './use-box.ts';
import { useHover } from './use-hover.ts';
import { useModuleKeys } from './use-module-keys.ts';

/** The overlay of the page: outlines, names and actions of modules, buttons to insert. It never moves the page. */
export function Outlines() {
  const surface = useSurface();
  const { state, session, selection, selected, title } = surface;
  const hovered = useHover();
  const others = state.people.filter(({ module }) => module !== null && isThere(state.tree, module));
  const order = inReadingOrder(state.tree);
  const count = order.filter(({ id }) => id !== entryNode).length;
  const windows = order.flatMap((one) => {
    const known = onlineWindow(one, surface.language) ?? rightsOf(one.id, state.findings);
    return known ? [{ id: one.id, ...known }] : [];
  });
  const last = siblingsOf(state.tree, order.find(({ column }) => column >= 0)?.id ?? entryNode).at(-1)?.id ?? null;
  const ids = [
    ...new Set([
      ...(last === null || last === entryNode ? [] : [last]),
      ...selection,
      ...(hovered === null ? [] : [hovered]),
      ...others.flatMap(({ module }) => module ?? []),
      ...windows.map(({ id }) => id),
    ]),
  ];
  const boxes = useBoxes(ids, state.modules);
  const onKeyDown = useModuleKeys();
  const [drag, setDrag] = useState<number | null>(null);
  const label = (id: number) => session.catalogue.get(state.tree.get(id)?.model ?? '')?.label ?? '';
  const node = selected === null ? undefined : state.tree.get(selected);
  const siblings = selected === null ? [] : siblingsOf(state.tree, selected);
  const at = siblings.findIndex(({ id }) => id === selected) + 1;
  const box = selected === null ? undefined : boxes.get(selected);
  return (
    <section className="bs bs-outlines" data-region="page" aria-label={m.edit_mode_edit()}>
      {selection
        .filter((id) => id !== selected)
        .map((id) => {
          const other = boxes.get(id);
          return other ? <div key={id} className="bs-on sel" style={asStyle(other)} /> : null;
        })}
      {hovered !== null && !selection.includes(hovered) && boxes.get(hovered) && (
        <div className="bs-on hov" style={asStyle(boxes.get(hovered) as Box)}>
          <span className={`bs-tag quiet ${placeOfTools(boxes.get(hovered) as Box)}`}>{label(hovered)}</span>
        </div>
      )}
      {others.map(({ session: sessionId, user, name, module }) => {
        const place = module === null ? undefined : boxes.get(module);
        if (!place || module === selected) return null;
        return (
          <div key={sessionId} className={`bs-on other p${personHue(user)}`} style={asStyle(place)}>
            <span className="bs-tag who">{m.edit_writes_here({ name })}</span>
          </div>
        );
      })}
      {windows.map(({ id, isShown }) => {
        const place = boxes.get(id);
        return place && !isShown && <div key={id} className="bs-veil" style={asStyle(place)} />;
      })}
      {windows.map(({ id, text, isShown, isWarning }) => {
        const place = boxes.get(id);
        return (
          place && (
            <span
              key={id}
              className={isShown && !isWarning ? 'bs-badge bs-window' : 'bs-badge warn bs-window'}
              style={{ top: place.top, left: place.left + place.width }}
            >
              {text}
            </span>
          )
        );
      })}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of what can be done to a module is no fieldset */}
      <div
        className={box ? 'bs-on sel bs-stop' : 'bs-stop page'}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the one stop of the page; arrows go from module to module
        tabIndex={0}
        aria-label={
          node ? m.edit_outline_module({ module: label(node.id), at, of: siblings.length }) : m.edit_outline_page({ page: title, count })
        }
        style={box ? asStyle(box) : undefined}
        data-selected={selected ?? ''}
        onKeyDown={onKeyDown}
      >
        {node && box && <ModuleTools id={node.id} label={label(node.id)} box={box} onDrag={setDrag} />}
      </div>
      {surface.rich && <RichTextBar box={box ?? boxAround(surface.rich.editor.view.dom)} isAlone={!box} />}
      {drag === null && <InsertButtons boxes={boxes} hovered={hovered} last={last} />}
      {drag !== null && <DropMarker id={drag} onEnd={() => setDrag(null)} />}
    </section>
  );
}

function asStyle({ top, left, width, height }: Box) {
  return { top, left, width, height };
}
