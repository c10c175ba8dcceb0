import { m } from '../../paraglide/messages.js';

/** What publishing changed fields of an event sends to ticket holders and to who waits for tickets. */
export interface PublishedNotice {
  kind: 'cancel' | 'reinstate' | 'postpone' | 'change_room';
  /** Null where the shop does not say it beforehand. */
  recipients: number | null;
  /** Entries of the waiting list that get a mail too. */
  waiting: number;
}

/** Whether nobody gets a mail, so that there is nothing to ask. */
export const notifiesNobody = ({ recipients, waiting }: Pick<PublishedNotice, 'recipients' | 'waiting'>) =>
  recipients === 0 && waiting === 0;

/** Fields of an event whose change ticket holders hear of. */
export const noticedFields = ['statuses', 'date_start', 'room'] as const;

/** What sends the mails: a publication, a planned one when its time comes, or taking one back. */
export type NoticeStep = 'publish' | 'plan' | 'undo';

/** Who gets a mail of it. */
export function noticeText({ recipients, waiting }: PublishedNotice, step: NoticeStep = 'publish'): string {
  if (recipients === 0) return m.notice_list_only({ count: waiting });
  return [holdersText(recipients, step), waiting > 0 && m.notice_list_count({ count: waiting })].filter(Boolean).join(' ');
}

function holdersText(count: number | null, step: NoticeStep): string {
  if (step === 'undo') return count === null ? m.notice_undo_unknown() : m.notice_undo_count({ count });
  if (step === 'plan') return count === null ? m.notice_plan_unknown() : m.notice_plan_count({ count });
  return count === null ? m.notice_publish_unknown() : m.notice_publish_count({ count });
}

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

/** What the button says that does it and notifies. */
export function confirmText({ recipients, waiting }: PublishedNotice, step: NoticeStep): string {
  const count = recipients === null ? null : recipients + waiting;
  if (step === 'undo') return count === null ? m.notice_confirm_undo_unknown() : m.notice_confirm_undo_count({ count });
  if (step === 'plan') return m.notice_confirm_plan();
  return count === null ? m.notice_confirm_unknown() : m.notice_confirm_count({ count });
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
