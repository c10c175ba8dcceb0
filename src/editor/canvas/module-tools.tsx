import { m } from '../../paraglide/messages.js';
import { hasSingleKeys } from '../../ui/backstage/single-keys.ts';
import { ToolIcon, type ToolIconName } from '../../ui/backstage/tool-icon.tsx';
import { entryNode } from '../session/edited-entry.ts';
import { placeAcross, placeBeside } from '../session/places.ts';
import { useDrag } from './drag.tsx';
import { useSurface } from './editor-context.ts';
import type { Box } from './use-box.ts';

interface ModuleToolsProps {
  id: number;
  label: string;
  box: Box;
  onDrag(id: number): void;
}

/** Width below which the actions and the name of a module do not fit beside each other, in px. */
export const narrowPx = 420;

/** Height of the tools above a module with the gap to it, and the height from which they fit into one, in px. */
const [toolsPx, roomyPx] = [36, 120];

/**
 * Where name and tools of a module lie: above it; inside its upper edge where they would cover the header of the page, with its logo and
 * menus; a small module has them at its lower edge then.
 */
export function placeOfTools({ top, height }: Box): '' | 'inside' | 'low' {
  const header = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
  if (top - toolsPx >= header + window.scrollY) return '';
  return height < roomyPx ? 'low' : 'inside';
}

/** Name, handle and actions of the selected module; the page's entry has its settings alone. */
export function ModuleTools({ id, label, box, onDrag }: ModuleToolsProps) {
  const { actions, selection, state, session, openSettings } = useSurface();
  const grip = useDrag(id, onDrag);
  const look = ['bs-tools', placeOfTools(box), box.width < narrowPx && 'narrow'].filter(Boolean).join(' ');
  const { tree } = state;
  const action = (icon: ToolIconName, name: string, run: () => void, isPossible = true) => (
    <button type="button" title={name} aria-label={name} aria-disabled={!isPossible || undefined} onClick={run}>
      <ToolIcon name={icon} />
    </button>
  );
  // The buttons stay where they are under the pointer, whatever is possible at this place; those into columns, which not every place
  // has, stand before the others, for the last one is at the edge of the module.
  const across = (by: -1 | 1) => placeAcross(tree, session.rules, id, by) !== null;
  const hasAcross = across(-1) || across(1);
  const insertKey = hasSingleKeys() ? m.edit_insert_key_single() : m.edit_insert_key_always();
  return (
    <div className={look}>
      <span className="bs-tag">
        {id !== entryNode && (
          <button type="button" title={m.edit_drag({ module: label })} aria-label={m.edit_drag({ module: label })} {...grip}>
            <ToolIcon name="drag" />
          </button>
        )}
        <span className="bs-name">{label}</span>
      </span>
      <div className="bs-actions" role="toolbar" aria-label={m.edit_actions({ module: label })}>
        {id !== entryNode && (
          <>
            {action('plus', m.edit_insert_beside({ module: label, key: insertKey }), () => actions.insertBeside(id))}
            {hasAcross && action('outwards', m.edit_action_left({ module: label }), () => actions.moveAcross(id, -1), across(-1))}
            {hasAcross && action('inwards', m.edit_action_right({ module: label }), () => actions.moveAcross(id, 1), across(1))}
            {action('up', m.edit_action_up({ module: label }), () => actions.move(id, -1), placeBeside(tree, id, -1) !== null)}
            {action('lower', m.edit_action_down({ module: label }), () => actions.move(id, 1), placeBeside(tree, id, 1) !== null)}
          </>
        )}
        {action('gear', m.edit_action_settings({ module: label }), openSettings)}
        {id !== entryNode && (
          <>
            {action('copy', m.edit_action_duplicate({ module: label }), () => actions.duplicate(id))}
            {action('trash', m.edit_action_delete({ module: label }), () => actions.remove(selection))}
          </>
        )}
      </div>
    </div>
  );
}
