import { m } from '../paraglide/messages.js';

const sentences = new Map<string, (count: number) => string>([
  ['saved', m.admin_saved],
  ['drafted', m.admin_drafted],
  ['published', m.admin_published],
  ['planned', m.admin_planned],
  ['unpublished', m.publish_undone],
  ['discarded', m.admin_discarded],
  ['undiscarded', m.admin_undiscarded],
  ['restored_draft', m.admin_restored_draft],
  ['deleted', m.admin_deleted],
  ['restored', m.admin_restored],
  ['reverted', m.admin_reverted],
  ['purged', m.admin_purged],
  ['removed', m.admin_removed],
  ['uploaded', m.admin_media_done_uploaded],
  ['replaced', m.admin_media_done_replaced],
  ['canceled', m.admin_canceled_done],
  ['reinstated', m.admin_reinstated_done],
  ['postponed', m.admin_postponed_done],
  ['moved', m.admin_moved_done],
  ['stocked', m.admin_stock_done],
  ['seat_plan', m.admin_seat_plan_done],
  ['series', (count) => m.admin_series_done({ count })],
  ['many', (count) => m.admin_many_done({ count })],
]);

/** True where saving leaves the focus in the form, by script; after anything else it begins at the message. */
export const leavesFocus = (query: URLSearchParams): boolean => ['saved', 'drafted'].includes(query.get('done') ?? '');

/** Message after a redirect, from the query of the address: the action, and how many ticket holders were notified. Null for none. */
export function doneText(query: URLSearchParams): string | null {
  const count = Math.max(0, Number.parseInt(query.get('count') ?? '0', 10) || 0);
  const left = Math.max(0, Number.parseInt(query.get('left') ?? '0', 10) || 0);
  const sentence = sentences.get(query.get('done') ?? '')?.(count);
  const notifiedCount = /^\d{1,6}$/.exec(query.get('notified') ?? '')?.[0];
  if (sentence === undefined) return null;
  return [
    sentence,
    query.get('done') === 'drafted' && query.has('at') && m.admin_drafted_unplanned(),
    left > 0 && m.admin_many_left({ count: left }),
    notifiedCount !== undefined && m.admin_holders_notified({ count: Number(notifiedCount) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The same of an entry's form: what was saved may be nothing that visitors see, or nothing that is yet to be published. */
export function savedText(query: URLSearchParams, { isUnseen, hasNothing }: { isUnseen: boolean; hasNothing: boolean }): string | null {
  if (isUnseen) return m.admin_saved_unseen();
  return query.get('done') === 'drafted' && hasNothing ? m.admin_drafted_nothing() : doneText(query);
}
