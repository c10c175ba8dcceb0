import { EntryRefused } from '../../../features/admin/check-values.server.ts';
import { discardDraft, restoreDraft } from '../../../features/admin/drafts.write.server.ts';
import { EntryConflict } from '../../../features/admin/entry-conflict.ts';
import { undoEntryPublish } from '../../../features/admin/publish-entry.write.server.ts';
import { m } from '../../../paraglide/messages.js';
import { store } from '../../admin-context.server.ts';
import { noticePage } from '../../admin-notes.tsx';
import { fieldLabel } from '../../forms/field-label.ts';
import type { EntryAction } from '../entry-action.ts';
import { entryHref } from '../entry-href.ts';

/** An action of one press, without a page of its own: its address leads to the form. */
function draftAction(run: typeof discardDraft, done: string): EntryAction {
  return {
    isPressed: true,
    isFor: ({ hasDrafts }, { deleted_at }) => hasDrafts && deleted_at === null,
    show: async ({ language }, resource, { id }) => ({ to: entryHref(language, resource, id) }),
    submit: async (context, resource, { id }) => {
      const address = entryHref(context.language, resource, id);
      try {
        const isDone = await store(context, (transaction, actor) => run(transaction, resource, id, actor));
        return isDone ? { to: `${address}?done=${done}` } : noticePage(m.admin_nothing_to_do(), 409, undefined, address);
      } catch (error) {
        if (!(error instanceof EntryConflict) && !(error instanceof EntryRefused)) throw error;
        const names = error instanceof EntryConflict ? error.fields : Object.keys(error.messages).map((path) => path.split('.')[0] ?? '');
        const fields = names.map((name) => fieldLabel(resource.fields, name)).join(', ');
        return noticePage(m.admin_undo_refused({ fields }), 409, undefined, `${address}/history`);
      }
    },
  };
}

export const discardAction = draftAction(discardDraft, 'discarded');
export const undoDiscardAction = draftAction(restoreDraft, 'undiscarded');
export const undoPublishAction = draftAction(undoEntryPublish, 'unpublished');
