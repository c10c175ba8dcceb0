import { m } from '../../paraglide/messages.js';
import { useSurface } from '../canvas/editor-context.ts';

/** What was left unsent last time, to be brought back or dropped (EDIT-06). */
export function LeftWork() {
  const { session, state, selected, select } = useSurface();
  if (state.left.length === 0) return null;
  const decide = (run: () => void) => {
    run();
    // The pressed button goes.
    select(selected, { focuses: true });
  };
  return (
    <div className="bs-toast bs-left" role="alertdialog" aria-label={m.edit_left_work({ count: state.left.length })}>
      <p>{m.edit_left_work({ count: state.left.length })}</p>
      <button className="bs-btn small" type="button" onClick={() => decide(() => session.restoreLeft())}>
        {m.edit_left_restore()}
      </button>
      <button className="bs-btn small" type="button" onClick={() => decide(() => session.dropLeft())}>
        {m.edit_left_drop()}
      </button>
    </div>
  );
}
