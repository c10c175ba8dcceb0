import {
  confirmText,
  declineText,
  noticeKind,
  noticePageOf,
  noticeQuestion,
  noticeText,
} from '../../features/notices/notice-texts.shapes.ts';
import { useSurface } from '../canvas/editor-context.ts';
import { ToolDialog } from './tool-dialog.tsx';

/** Asks before ticket holders get mails of what is published or taken back, with their number and the way to their text (ADMIN-14). */
export function NoticeDialog() {
  const { session, state } = useSurface();
  const { notice } = state;
  if (!notice) return null;
  const { step, answer } = notice;
  const page = noticePageOf(notice);
  return (
    <ToolDialog title={noticeQuestion(notice)} onClose={() => answer(false)}>
      <div className="bs-stack">
        <p>
          <strong>{noticeKind(notice)}.</strong> {noticeText(notice, step)}
        </p>
        {session.entry.office && (
          <p>
            <a className="bs-link" href={`${session.entry.office.href}/${page.action}`}>
              {page.text}
            </a>
          </p>
        )}
        <div className="bs-row wrap">
          <button className="bs-btn primary" type="button" onClick={() => answer(true)}>
            {confirmText(notice, step)}
          </button>
          <button className="bs-btn" type="button" data-begins="" onClick={() => answer(false)}>
            {declineText(step)}
          </button>
        </div>
      </div>
    </ToolDialog>
  );
}
