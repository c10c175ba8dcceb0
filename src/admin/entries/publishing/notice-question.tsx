import type { Language } from '../../../core/languages.ts';
import {
  confirmText,
  noticedFields,
  noticeKind,
  noticePageOf,
  noticeQuestion,
  noticeText,
} from '../../../features/notices/notice-texts.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { MailPreview } from '../../mails/mail-preview.tsx';
import type { DueNotice } from './notice-question.server.ts';

interface NoticeQuestionProps {
  notice: DueNotice;
  isPlanned: boolean;
  editHref: string;
  language: Language;
}

/** Asks before publishing or planning what ticket holders get mails of, with their number and the mails (ADMIN-14). */
export function NoticeQuestionSection({ notice, isPlanned, editHref, language }: NoticeQuestionProps) {
  const step = isPlanned ? 'plan' : 'publish';
  return (
    <fieldset className="bs-note warn adm-plan-question">
      <legend className="bs-vh">{noticeQuestion(notice)}</legend>
      <div className="bs-stack">
        <p>
          <strong>{noticeQuestion(notice)}</strong> {m.plan_ask_saved()}
        </p>
        <p>
          {noticeKind(notice)}. {noticeText(notice, step)} <NoticePageLink {...{ notice, editHref }} />
        </p>
        {notice.mails.map((mail) => (
          <MailPreview key={mail.language + mail.isForWaiting} mail={mail} isOpen={mail.language === language} />
        ))}
        <input type="hidden" name="publish.asked" value={step} />
        <p>
          {/* biome-ignore lint/a11y/noAutofocus: the page was opened by the press that is asked about */}
          <button className="bs-btn primary" type="submit" name="publish.notify" value={notice.print} autoFocus>
            {confirmText(notice, step)}
          </button>
        </p>
      </div>
    </fieldset>
  );
}

interface TakenBackQuestionProps {
  notice: DueNotice;
  /** Of the publication, where the press before named it. */
  number: string | undefined;
  editHref: string;
  language: Language;
}

/** The same before a publication is taken back, on a page of its own: the press came from a message or from the history. */
export function TakenBackQuestion({ notice, number, editHref, language }: TakenBackQuestionProps) {
  return (
    <form method="post" action={`${editHref}/undo-publish`} className="adm-section">
      <h1>{noticeQuestion(notice)}</h1>
      <p>
        {noticeKind(notice)}. {noticeText(notice, 'undo')}
      </p>
      {notice.mails.map((mail) => (
        <MailPreview key={mail.language} mail={mail} isOpen={mail.language === language} />
      ))}
      {number !== undefined && <input type="hidden" name="number" value={number} />}
      <div className="bs-row wrap">
        <a className="bs-btn" href={editHref}>
          {m.notice_not_undone()}
        </a>
        <button className="bs-btn primary" type="submit" name="notify" value={notice.print}>
          {confirmText(notice, 'undo')}
        </button>
      </div>
    </form>
  );
}

interface NoticeHintProps {
  /** Of the draft; null where nobody gets a mail. */
  notice: DueNotice | null;
  name: string;
  /** The draft has another beginning than visitors see. */
  isMoved: boolean;
  editHref: string;
}

/** Says at a field of an event that ticket holders hear of its change, and of what is drafted how many. */
export function NoticeHint({ notice, name, isMoved, editHref }: NoticeHintProps) {
  if (!noticedFields.some((field) => field === name)) return null;
  const place =
    notice &&
    { cancel: 'statuses', reinstate: 'statuses', postpone: isMoved ? 'date_start' : 'statuses', change_room: 'room' }[notice.kind];
  if (!notice || place !== name) return name === 'statuses' ? <p className="bs-hint">{m.notice_form_hint()}</p> : null;
  return (
    <p className="bs-note warn">
      <span>
        {noticeText(notice)} <NoticePageLink {...{ notice, editHref }} />
      </span>
    </p>
  );
}

function NoticePageLink({ notice, editHref }: Pick<NoticeQuestionProps, 'notice' | 'editHref'>) {
  const { action, text } = noticePageOf(notice);
  return <a href={`${editHref}/${action}`}>{text}</a>;
}
