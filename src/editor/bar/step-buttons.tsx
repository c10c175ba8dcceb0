import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { useSurface } from '../canvas/editor-context.ts';
import { stepWords } from '../canvas/words.ts';

/** Takes the last step back, named, and makes it again (EDIT-05). */
export function StepButtons() {
  const { session, state, actions } = useSurface();
  const { history } = state;
  const label = (model: string) => session.catalogue.get(model)?.label ?? m.edit_page();
  const [done, undone] = [history.done.at(-1), history.undone.at(-1)];
  const doneWords = done ? stepWords(done.name, label(done.model)) : m.edit_nothing();
  return (
    <>
      <button
        className="bs-btn quiet small bs-undo"
        type="button"
        title={m.edit_undo_keys()}
        aria-disabled={!done || undefined}
        aria-label={`${m.edit_undo()} ${doneWords}`}
        onClick={() => actions.undo()}
      >
        <ToolIcon name="undo" />
        <span className="bs-wide">{doneWords}</span>
      </button>
      <button
        className="bs-btn quiet small icon"
        type="button"
        aria-disabled={!undone || undefined}
        aria-label={undone ? m.edit_redo_step({ step: stepWords(undone.name, label(undone.model)) }) : m.edit_redo_nothing()}
        onClick={() => actions.redo()}
      >
        <ToolIcon name="redo" />
      </button>
    </>
  );
}
