import { type Language, translate } from '../../../core/languages.ts';
import { formatDay, formatShortMoment } from '../../../core/text/dates.ts';
import type { LoggedNotice } from '../../../features/notices/notice-log.read.server.ts';
import { concernsNobody, recipientsText } from '../../../features/notices/notice-texts.shapes.ts';
import type { NoticePreview as Preview } from '../../../features/notices/notices.server.ts';
import { m } from '../../../paraglide/messages.js';
import { MailPreview } from '../../mails/mail-preview.tsx';

interface NoticePreviewProps {
  language: Language;
  /** Null when nobody is notified. */
  preview: Preview | null;
  /** Whether the mails depend on a field that is empty or wrong. */
  isWaiting: boolean;
  /** Whether the text of the page's language is shown at once. */
  isOpen: boolean;
  /** Earlier notices of the performance. */
  log: readonly LoggedNotice[];
}

/** The mails to ticket holders as the form would send them now (ADMIN-14), with a button that takes over what was entered. */
export function NoticePreview({ language, preview, isWaiting, isOpen, log }: NoticePreviewProps) {
  return (
    <fieldset className="bs-field" id="notices">
      <legend>{m.admin_notices()}</legend>
      {preview ? (
        <>
          <p className="bs-hint">{recipientsText(preview)}</p>
          {preview.mails.map((mail) => (
            <MailPreview key={mail.language + mail.isForWaiting} mail={mail} isOpen={isOpen && mail.language === language} />
          ))}
        </>
      ) : (
        <p className="bs-hint">{isWaiting ? m.admin_notices_incomplete() : m.admin_notices_nobody()}</p>
      )}
      {(isWaiting || (preview && !concernsNobody(preview))) && (
        <div className="bs-row">
          <button className="bs-btn" type="submit" name="preview" value="1" formAction="#notices">
            {m.admin_notices_preview()}
          </button>
        </div>
      )}
      {log.length > 0 && <NoticeLog language={language} log={log} hasEvent={false} />}
    </fieldset>
  );
}

const kinds: Record<LoggedNotice['kind'], () => string> = {
  cancel: () => m.admin_audit_cancel(),
  reinstate: () => m.admin_audit_reinstate(),
  postpone: () => m.admin_audit_postpone(),
  change_room: () => m.admin_audit_move(),
};

/** Who was notified of what and when, without addresses: those of sent mails are not stored (decision 0060). */
export function NoticeLog({ language, log, hasEvent }: { language: Language; log: readonly LoggedNotice[]; hasEvent: boolean }) {
  return (
    <ul className="adm-list">
      {log.map((notice) => (
        <li key={notice.id}>
          <div className="adm-what">
            <p>
              {kinds[notice.kind]()}
              {hasEvent && `: ${translate(notice.event.name, language).text}, ${formatDay(notice.before.toISOString(), language)}`}
            </p>
            <p className="bs-meta">
              {formatShortMoment(notice.at.toISOString(), language)}: {outcomeOf(notice)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function outcomeOf({ recipients, isOvertaken, queued, failed }: LoggedNotice): string {
  if (recipients === null) return isOvertaken ? m.admin_notices_overtaken() : m.admin_notices_shop_waits();
  if (recipients === 0) return m.admin_notices_none();
  if (queued === 0) return m.admin_notices_sent({ count: recipients });
  return m.admin_notices_queued({ sent: recipients - queued, count: recipients, failed });
}
