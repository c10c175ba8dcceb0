import { EntryRefused } from '../../../features/admin/check-values.server.ts';
import { readLastPublication } from '../../../features/admin/drafts/last-publication.read.server.ts';
import { discardDraft, restoreDraft } from '../../../features/admin/drafts.write.server.ts';
import { EntryConflict } from '../../../features/admin/entry-conflict.ts';
import { PublishedSince, undoEntryPublish } from '../../../features/admin/publish-entry.write.server.ts';
import type { Resource } from '../../../features/admin/resources.server.ts';
import { m } from '../../../paraglide/messages.js';
import { type AdminContext, formOf, store } from '../../admin-context.server.ts';
import { noticePage } from '../../admin-notes.tsx';
import { fieldLabel } from '../../forms/field-label.ts';
import type { EntryAction } from '../entry-action.ts';
import { entryHref } from '../entry-href.ts';
import { notifiedOf, readTakenBackNotice } from './notice-question.server.ts';
import { TakenBackQuestion } from './notice-question.tsx';
import type { RecentAction } from './take-back.tsx';

type DraftChange = (...given: [...Parameters<typeof discardDraft>, AdminContext]) => Promise<boolean>;

/** An action of one press, without a page of its own: its address leads to the form. */
function draftAction(run: DraftChange, done: string): EntryAction {
  return {
    isPressed: true,
    isFor: ({ hasDrafts }, { deleted_at }) => hasDrafts && deleted_at === null,
    show: async ({ language }, resource, { id }) => ({ to: entryHref(language, resource, id) }),
    submit: async (context, resource, { id }) => {
      const address = entryHref(context.language, resource, id);
      try {
        const isDone = await store(context, (transaction, actor) => run(transaction, resource, id, actor, context));
        const notified = isDone && done === 'unpublished' ? await notifiedOf(context, resource, id) : '';
        return isDone ? { to: `${address}?done=${done}${notified}` } : noticePage(m.admin_nothing_to_do(), 409, undefined, address);
      } catch (error) {
        if (error instanceof PublishedSince) return noticePage(m.admin_published_since(), 409, undefined, `${address}/history`);
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
const undoPublish = draftAction((transaction, resource, id, actor, context) => {
  const number = formOf(context).get('number');
  return undoEntryPublish(transaction, resource, { id, ...(number && { number: Number(number) }) }, actor);
}, 'unpublished');

/** Asks first where ticket holders get mails of it, as publishing does (ADMIN-14). */
export const undoPublishAction: EntryAction = {
  ...undoPublish,
  submit: async (context, resource, entry) => {
    const { language } = context;
    const form = formOf(context);
    const notice = await readTakenBackNotice(context, resource, entry.id);
    if (!notice || form.get('notify') === notice.print) return undoPublish.submit(context, resource, entry);
    const editHref = entryHref(language, resource, entry.id);
    return {
      status: 200,
      title: m.notice_question(),
      current: resource.name,
      view: TakenBackQuestion({ ...{ notice, editHref, language }, number: form.get('number') }),
    };
  },
};

/** What the message of the page says was done, as far as it can be taken back; a publication of somebody else is not. */
export async function readTaken(
  { reading, query }: AdminContext,
  resource: Resource,
  id: number | undefined,
): Promise<RecentAction | null> {
  const done = query.get('done');
  if (done === 'discarded') return { action: 'undo-discard' };
  if (done !== 'published' || id === undefined) return null;
  const last = await readLastPublication(reading.db, resource, id);
  return last && last.user === reading.viewer.userId ? { action: 'undo-publish', number: last.number } : null;
}
