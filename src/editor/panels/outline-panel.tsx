import { plainText } from '../../core/text/thing.ts';
import { m } from '../../paraglide/messages.js';
import { useSurface } from '../canvas/editor-context.ts';
import { fieldsOf } from '../session/catalogue.ts';
import { entryNode } from '../session/edited-entry.ts';
import { inReadingOrder, pathOf } from '../session/places.ts';
import { openingText } from '../session/view-modules.ts';
import { ToolIcon } from '../tool-icon.tsx';

/** The modules as a list: the twin of selecting and dragging on the page. */
export function OutlinePanel() {
  const { session, state, selected, selection, select, actions, language } = useSurface();
  return (
    <ol className="plain bs-outline">
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
                if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
                event.preventDefault();
                actions.move(node.id, event.key === 'ArrowUp' ? -1 : 1);
              }}
            >
              <span className="ttl">{module?.label ?? node.model}</span>
              {words && <span className="dsc bs-trunc">{words}</span>}
            </button>
            {node.id === selected && node.id !== entryNode && (
              <span className="bs-row">
                <button
                  className="bs-btn quiet small icon"
                  type="button"
                  aria-label={m.edit_action_up({ module: module?.label ?? '' })}
                  onClick={() => actions.move(node.id, -1)}
                >
                  <ToolIcon name="up" />
                </button>
                <button
                  className="bs-btn quiet small icon"
                  type="button"
                  aria-label={m.edit_action_down({ module: module?.label ?? '' })}
                  onClick={() => actions.move(node.id, 1)}
                >
                  <ToolIcon name="lower" />
                </button>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
