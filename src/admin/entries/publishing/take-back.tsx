import { m } from '../../../paraglide/messages.js';

/** Actions that take back what was just done. */
export type UndoAction = 'undo-publish' | 'undo-discard';

/** The action that undoes what the message of the page tells; null where nothing can be undone. */
export function undoOf(query: URLSearchParams): UndoAction | null {
  const done = query.get('done');
  return done === 'published' ? 'undo-publish' : done === 'discarded' ? 'undo-discard' : null;
}

/** Takes back what was just done, beside its message. */
export function TakeBack({ editHref, taken }: { editHref: string; taken: UndoAction }) {
  return (
    <form method="post" action={`${editHref}/${taken}`}>
      <button className="bs-btn" type="submit">
        {taken === 'undo-publish' ? m.admin_undo_publish() : m.admin_undo_discard()}
      </button>
    </form>
  );
}
