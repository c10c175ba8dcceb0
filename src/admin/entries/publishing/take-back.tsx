import { m } from '../../../paraglide/messages.js';

/** What was just done and can be taken back. */
export interface RecentAction {
  action: 'undo-publish' | 'undo-discard';
  /** Of the publication. */
  number?: number;
}

/** Takes back what was just done, beside its message. */
export function TakeBack({ editHref, taken: { action, number } }: { editHref: string; taken: RecentAction }) {
  return (
    <form method="post" action={`${editHref}/${action}`}>
      {number !== undefined && <input type="hidden" name="number" value={number} />}
      <button className="bs-btn" type="submit">
        {action === 'undo-publish' ? m.admin_undo_publish() : m.admin_undo_discard()}
      </button>
    </form>
  );
}
