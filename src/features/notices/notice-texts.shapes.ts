import { m } from '../../paraglide/messages.js';

/** What publishing changed fields of an event sends to ticket holders. */
export interface PublishedNotice {
  kind: 'cancel' | 'reinstate' | 'postpone' | 'change_room';
  /** Null where the shop does not say it beforehand. */
  recipients: number | null;
}

/** Fields of an event whose change ticket holders hear of. */
export const noticedFields = ['statuses', 'date_start', 'room'] as const;

/** Who gets a mail on publishing, or when the planned version becomes public. */
export function noticeText({ recipients: count }: PublishedNotice, isPlanned = false): string {
  if (isPlanned) return count === null ? m.notice_plan_unknown() : m.notice_plan_count({ count });
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

/** What the button says that publishes, or plans, and notifies. */
export function confirmText({ recipients: count }: PublishedNotice, isPlanned: boolean): string {
  if (isPlanned) return m.notice_confirm_plan();
  return count === null ? m.notice_confirm_unknown() : m.notice_confirm_count({ count });
}

/** The office's page of the same change, with the mails to read, and what its link says. */
export function noticePageOf({ kind }: PublishedNotice): { action: string; text: string } {
  const action = { cancel: 'cancel', reinstate: 'reinstate', postpone: 'postpone', change_room: 'move' }[kind];
  return { action, text: kind === 'cancel' ? m.notice_read_alert() : m.notice_read() };
}
