import { placeOf } from '../../features/pages/operations/content-tree.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { useSurface } from '../canvas/editor-context.ts';
import { narrowPx } from '../canvas/module-tools.tsx';
import type { Box } from '../canvas/use-box.ts';
import { entryNode } from '../session/edited-entry.ts';
import { modelsAt, placeAfter } from '../session/places.ts';
import { lowBarPx } from '../writing/rich-text-bar.tsx';

interface InsertButtonsProps {
  boxes: ReadonlyMap<number, Box>;
  hovered: number | null;
  /** The last module of the page itself; null for a page without modules. */
  last: number | null;
}

/** The '+' before and after what is selected or under the pointer, and at the end of the page (MOD-34). */
export function InsertButtons({ boxes, hovered, last }: InsertButtonsProps) {
  const { selected } = useSurface();
  const others = [hovered, last].filter((id) => id !== selected && id !== null);
  return (
    <>
      {selected !== null && <Around id={selected} box={boxes.get(selected)} isNamed />}
      {hovered !== null && hovered !== selected && (
        <Around id={hovered} box={boxes.get(hovered)} beside={selected === null ? undefined : boxes.get(selected)} />
      )}
      {last !== null && others.includes(last) && (
        <AtEnd id={last} box={boxes.get(last)} beside={selected === null ? undefined : boxes.get(selected)} />
      )}
    </>
  );
}

/** Width below which the words of the button are wider than what is selected, in px. */
const wordsPx = 160;
/** Width of the tools of a narrow module, in px. */
const toolsPx = 280;
/** Height below which a '+' on the edge would lie on the only line of a text, in px, and how far outside it stands there. */
const lowPx = 72;
const outsidePx = 14;

/** True where a '+' would lie on the tools of what is selected or on its button to insert. */
function isTaken(beside: Box | undefined, x: number, y: number): boolean {
  if (!beside) return false;
  const { top, left, width, height } = beside;
  const isOnTools = y > top - 44 && y < top + 12 && x > left - 20 && x < left + Math.max(width, toolsPx) + 12;
  return isOnTools || (Math.abs(y - top - height - 18) < 28 && Math.abs(x - left - width / 2) < 90);
}

interface AroundProps {
  id: number;
  box: Box | undefined;
  /** Its button says what it does: what is selected. */
  isNamed?: boolean;
  /** What is selected besides. */
  beside?: Box | undefined;
}

function Around({ id, box, isNamed = false, beside }: AroundProps) {
  const { state, session, actions, rich } = useSurface();
  const node = state.tree.get(id);
  const before = placeOf(state.tree, id);
  if (!box || !node || id === entryNode || !before || modelsAt(state.tree, session.rules, before).length === 0) return null;
  const module = session.catalogue.get(node.model)?.label ?? '';
  const [left, width] = [box.left, box.width];
  const isFree = (y: number) => !isTaken(beside, left + width / 2, y);
  const hasWords = isNamed && width >= wordsPx;
  // Below the bar of a text that is being edited.
  const isWriting = isNamed && rich?.id === id;
  const outside = box.height < lowPx ? outsidePx : 0;
  const below = !isNamed ? outside : isWriting && width < lowBarPx ? 62 : 18;
  const above = isNamed ? 10 : outside;
  return (
    <>
      {/* Above a narrow module there is room for its tools alone, which can insert before it as well. */}
      {!(isNamed && width < narrowPx) && isFree(box.top - (isNamed ? 0 : outside)) && (
        <div className="bs-plus quiet" style={{ top: box.top - above, left, width }}>
          <button
            type="button"
            aria-haspopup="dialog"
            title={m.edit_insert_before({ module })}
            aria-label={m.edit_insert_before({ module })}
            onClick={() => actions.insertAt(before)}
          >
            <ToolIcon name="plus" />
          </button>
        </div>
      )}
      {/* Below a narrow text that is being edited stands its bar, and what follows it on a phone must not be covered as well. */}
      {!(isWriting && width < narrowPx) && isFree(box.top + box.height + (isNamed ? 0 : outside)) && (
        <div className={isNamed ? 'bs-plus' : 'bs-plus quiet'} style={{ top: box.top + box.height + below, left, width }}>
          <button
            type="button"
            aria-haspopup="dialog"
            title={m.edit_insert_after({ module })}
            aria-label={hasWords ? undefined : isNamed ? m.edit_insert() : m.edit_insert_after({ module })}
            onClick={() => actions.insertAt(placeAfter(state.tree, id))}
          >
            <ToolIcon name="plus" />
            {hasWords && m.edit_insert()}
          </button>
        </div>
      )}
    </>
  );
}

/** How far below a module the button at the end of the page is, and how far below that of what is selected it has to be, in px. */
const [endPx, apartPx] = [34, 38];

function AtEnd({ id, box, beside }: AroundProps) {
  const { state, actions, rich, selected } = useSurface();
  if (!box) return null;
  // The last entry of a list at the end has its own button there.
  const own = beside && beside.top + beside.height + (rich?.id === selected && beside.width < lowBarPx ? 62 : 18) + apartPx;
  const isBelow = own !== undefined && own - apartPx < box.top + box.height + endPx + apartPx;
  const isBeside = beside && Math.abs(beside.left + beside.width / 2 - box.left - box.width / 2) < wordsPx;
  const top = isBelow && isBeside ? Math.max(own, box.top + box.height + endPx) : box.top + box.height + endPx;
  return (
    <div className="bs-plus at-end" style={{ top, left: box.left, width: box.width }}>
      <button type="button" aria-haspopup="dialog" onClick={() => actions.insertAt(placeAfter(state.tree, id))}>
        <ToolIcon name="plus" />
        {m.edit_insert_end()}
      </button>
    </div>
  );
}
