import { useEffect, useRef } from 'react';
import { plainText } from '../../core/text/plain-text.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon, type ToolIconName } from '../../ui/backstage/tool-icon.tsx';
import { useSurface } from '../canvas/editor-context.ts';
import { fieldsOf } from '../session/catalogue.ts';
import { entryNode } from '../session/edited-entry.ts';
import { inReadingOrder, pathOf, placeAcross, placeBeside } from '../session/places.ts';
import { openingText } from '../session/view-modules.ts';

/** The modules as a list: the twin of selecting and dragging on the page. */
export function OutlinePanel() {
  const { session, state, selected, selection, select, actions, language } = useSurface();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [selected, state.tree]);
  return (
    <>
      <MoveBar />
      <ol ref={list} className="plain bs-outline">
        {inReadingOrder(state.tree).map((node) => {
          const module = session.catalogue.get(node.model);
          const text = openingText(fieldsOf(session.catalogue, node.model));
          const values = text ? (node.fields[text.name] as Record<string, string> | null) : null;
          const words = plainText(values?.[language] ?? values?.de ?? values?.en ?? '').slice(0, 60);
          return (
            <li key={node.id} style={{ paddingInlineStart: `${(pathOf(state.tree, node.id).length - 1) * 1.25}rem` }}>
              <button
                type="button"
                className="mi"
                aria-current={node.id === selected || undefined}
                data-chosen={selection.includes(node.id) || undefined}
                onClick={(event) => select(node.id, { adds: event.shiftKey })}
                onKeyDown={(event) => {
                  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
                  if (by === undefined) return;
                  event.preventDefault();
                  if (event.altKey) return actions.move(node.id, by);
                  const rows = [...(list.current?.querySelectorAll<HTMLElement>('button.mi') ?? [])];
                  rows[rows.indexOf(event.currentTarget) + by]?.focus();
                }}
              >
                <span className="ttl">{module?.label ?? node.model}</span>
                {words && <span className="dsc bs-trunc">{words}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Moves what is selected; it stands above the list, so that a button stays under the pointer while the module goes its way. */
function MoveBar() {
  const { session, state, selected, actions } = useSurface();
  const node = selected === null || selected === entryNode ? undefined : state.tree.get(selected);
  if (!node) return <p className="bs-meta">{m.edit_outline_hint()}</p>;
  const { tree } = state;
  const module = session.catalogue.get(node.model)?.label ?? '';
  const action = (icon: ToolIconName, name: string, isPossible: boolean, run: () => void) => (
    <button
      className="bs-btn small icon"
      type="button"
      title={name}
      aria-label={name}
      aria-disabled={!isPossible || undefined}
      // The focus stays here, so that the next press moves on.
      onClick={(event) => {
        const button = event.currentTarget;
        run();
        button.focus();
        // The outline on the page takes it once more; where the next key has led it stays.
        requestAnimationFrame(() => requestAnimationFrame(() => document.activeElement?.matches('.bs-stop') && button.focus()));
      }}
    >
      <ToolIcon name={icon} />
    </button>
  );
  return (
    <div className="bs-move" role="toolbar" aria-label={m.edit_actions({ module })}>
      <span className="bs-grow bs-trunc">{module}</span>
      {action('up', m.edit_action_up({ module }), placeBeside(tree, node.id, -1) !== null, () => actions.move(node.id, -1))}
      {action('lower', m.edit_action_down({ module }), placeBeside(tree, node.id, 1) !== null, () => actions.move(node.id, 1))}
      {action('outwards', m.edit_action_left({ module }), placeAcross(tree, session.rules, node.id, -1) !== null, () =>
        actions.moveAcross(node.id, -1),
      )}
      {action('inwards', m.edit_action_right({ module }), placeAcross(tree, session.rules, node.id, 1) !== null, () =>
        actions.moveAcross(node.id, 1),
      )}
    </div>
  );
}
