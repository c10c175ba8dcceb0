import { m } from '../../paraglide/messages.js';

/**
 * How many ticket holders get a mail. `unnamed`: nobody, because the shop never says who they are; `unanswered`: the shop does not
 * answer at the moment, and they get it once it does.
 */
export type HolderCount = number | 'unnamed' | 'unanswered';

/** Who gets a mail. */
export interface Recipients {
  recipients: HolderCount;
  /** Entries of the waiting list that get a mail too. */
  waiting: number;
}

/** Whom a new room has no place for, of what is sold and held (SHOP-227). */
export interface RoomShortage {
  /** Places too many. */
  excess: number;
  /** Tickets that name a seat which it does not have. */
  unseated: number;
}

/** What publishing changed fields of an event sends to ticket holders and to who waits for tickets. */
export interface PublishedNotice extends Recipients, RoomShortage {
  kind: 'cancel' | 'reinstate' | 'postpone' | 'change_room';
}

/** Whether nobody has a ticket or waits for one, so that there is nothing to ask. */
export const concernsNobody = ({ recipients, waiting }: Recipients) => recipients === 0 && waiting === 0;

/** Whether anybody gets a mail. */
export const sendsMails = ({ recipients, waiting }: Recipients) => waiting > 0 || (recipients !== 'unnamed' && recipients !== 0);

/** Who gets the mails that are shown beside it. */
export function recipientsText({ recipients, waiting }: Recipients): string {
  if (recipients === 0) return waiting > 0 ? m.notice_list_only({ count: waiting }) : m.admin_notices_no_holders();
  if (recipients === 'unnamed') return joined(m.admin_notices_unnamed(), waiting > 0 && m.notice_list_only({ count: waiting }));
  const holders = recipients === 'unanswered' ? m.admin_notices_unanswered() : m.admin_notices_count({ count: recipients });
  return joined(holders, waiting > 0 && m.notice_list_count({ count: waiting }));
}

/** Fields of an event whose change ticket holders hear of. */
export const noticedFields = ['statuses', 'date_start', 'room'] as const;

/** What sends the mails: a publication, a planned one when its time comes, or taking one back. */
export type NoticeStep = 'publish' | 'plan' | 'undo';

/** Whom the new room has no place for; '' where everybody fits. */
export function shortageText({ excess, unseated }: RoomShortage): string {
  return joined(excess > 0 && m.notice_room_excess({ count: excess }), unseated > 0 && m.notice_room_unseated({ count: unseated }));
}

/** Who gets a mail of it, and whom the new room has no place for. */
export function noticeText(notice: PublishedNotice, step: NoticeStep = 'publish'): string {
  return joined(recipientsOf(notice, step), shortageText(notice));
}

function recipientsOf({ recipients, waiting }: Recipients, step: NoticeStep): string {
  if (recipients === 0) return m.notice_list_only({ count: waiting });
  if (recipients === 'unnamed') return joined(m.notice_unnamed(), waiting > 0 && m.notice_list_only({ count: waiting }));
  return joined(holdersText(recipients, step), waiting > 0 && m.notice_list_count({ count: waiting }));
}

function holdersText(count: number | 'unanswered', step: NoticeStep): string {
  if (step === 'undo') return count === 'unanswered' ? m.notice_undo_unanswered() : m.notice_undo_count({ count });
  if (step === 'plan') return count === 'unanswered' ? m.notice_plan_unanswered() : m.notice_plan_count({ count });
  return count === 'unanswered' ? m.notice_publish_unanswered() : m.notice_publish_count({ count });
}

const joined = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(' ');

/** What is asked before it is done. */
export const noticeQuestion = (notice: Recipients) => (sendsMails(notice) ? m.notice_question() : m.notice_question_unnamed());

/** What happens to the performance. */
export function noticeKind({ kind }: PublishedNotice): string {
  const kinds = {
    cancel: m.admin_audit_cancel,
    reinstate: m.admin_audit_reinstate,
    postpone: m.admin_audit_postpone,
    change_room: m.admin_audit_move,
  };
  return kinds[kind]();
}

/** What the button says that does it. */
export function confirmText({ recipients, waiting }: PublishedNotice, step: NoticeStep): string {
  if (!sendsMails({ recipients, waiting }))
    return { publish: m.notice_silent_publish, plan: m.notice_silent_plan, undo: m.notice_silent_undo }[step]();
  if (step === 'plan') return m.notice_confirm_plan();
  if (recipients === 'unanswered') return step === 'undo' ? m.notice_confirm_undo_unknown() : m.notice_confirm_unknown();
  const count = (recipients === 'unnamed' ? 0 : recipients) + waiting;
  return step === 'undo' ? m.notice_confirm_undo_count({ count }) : m.notice_confirm_count({ count });
}

/** What the button says that does nothing. */
export function declineText(step: NoticeStep): string {
  return { publish: m.notice_not_yet, plan: m.notice_not_planned, undo: m.notice_not_undone }[step]();
}

/** The office's page of the same change, with the mails to read, and what its link says. */
export function noticePageOf({ kind }: PublishedNotice): { action: string; text: string } {
  const action = { cancel: 'cancel', reinstate: 'reinstate', postpone: 'postpone', change_room: 'move' }[kind];
  return { action, text: kind === 'cancel' ? m.notice_read_alert() : m.notice_read() };
}
