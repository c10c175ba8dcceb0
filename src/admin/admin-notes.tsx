import type { ReactNode } from 'react';
import type { Language } from '../core/languages.ts';
import { formatClock, formatDay } from '../core/text/dates.ts';
import type { Entry } from '../features/admin/entries.read.server.ts';
import type { Resource } from '../features/admin/resources.server.ts';
import { m } from '../paraglide/messages.js';
import { adminHref } from '../urls.ts';
import { Texts } from './forms/form-fields.tsx';
import type { FormKit } from './forms/form-kit.ts';
import type { OfficeAnswer } from './office-answers.server.ts';

interface NoticeViewProps {
  /** Null where the page has one. */
  title?: string | null;
  text: string;
  login: string | null;
  back: string | null;
  /** The message of an error, which is English. */
  details?: string | undefined;
}

/** A message instead of a page, with a link to the login or back where one is given. */
export function NoticeView({ title = null, text, login, back, details }: NoticeViewProps) {
  return (
    <div className="bs-stack">
      {title && <h1>{title}</h1>}
      <p className="bs-note warn">{text}</p>
      {details && (
        <p className="bs-meta" lang="en">
          {details}
        </p>
      )}
      {login && (
        <p>
          <a className="bs-btn primary" href={login} target="_blank" rel="noopener">
            {m.login_submit()}
          </a>
        </p>
      )}
      {back && (
        <p>
          <a className="bs-btn" href={back}>
            {m.admin_back_to()}
          </a>
        </p>
      )}
    </div>
  );
}

/** Page with a single message, and a link to the login or back where one is given. */
export function noticePage(text: string, status: number, login?: string, back?: string, details?: string): OfficeAnswer {
  const title = m.admin_title();
  return { status, title, current: null, view: <NoticeView {...{ title, text, details }} login={login ?? null} back={back ?? null} /> };
}

/** A row of a list that was filtered, sorted and turned to a page. */
export interface ListPlace {
  /** Query of the list, as its links have it. */
  back: string;
  /** Address of the row. */
  to: string;
}

interface ConfirmViewProps {
  language: Language;
  resource: Resource;
  entry: Entry;
  title: string;
  action: string;
  question: string;
  text: string;
  cancelLabel: string;
  confirmLabel: string;
  isDanger: boolean;
  /** Shows the fields of the public reason when given. */
  kit?: FormKit;
  /** Where the question came from, the entry's form by default. */
  from?: ListPlace | null;
  children?: ReactNode;
  /** Below the reason. */
  after?: ReactNode;
}

/** Confirmation page of an entry action: consequences, confirm and cancel. */
export function ConfirmView({
  language,
  resource,
  entry,
  title,
  action,
  question,
  text,
  cancelLabel,
  confirmLabel,
  isDanger,
  kit,
  from = null,
  children,
  after,
}: ConfirmViewProps) {
  const editHref = adminHref(language, resource.name, entry.id);
  return (
    <form method="post" action={`${editHref}/${action}`} className="adm-section" noValidate>
      {from && <input type="hidden" name="back" value={from.back} />}
      <h1>{question}</h1>
      <p>
        <strong>{title}</strong>
        {whenOf(entry, language)}
      </p>
      <p>{text}</p>
      {children}
      {kit && <Texts name="note" label={m.admin_reason()} kit={kit} isLong />}
      {after}
      <div className="bs-row wrap">
        <a className="bs-btn" href={from?.to ?? editHref}>
          {cancelLabel}
        </a>
        <button type="submit" className={`bs-btn ${isDanger ? 'danger solid' : 'primary'}`}>
          {confirmLabel}
        </button>
      </div>
    </form>
  );
}

/** ', Freitag, 20. November 2026, 19:30' for what begins at a moment, else nothing. */
export function whenOf({ values: { date_start: start } }: Pick<Entry, 'values'>, language: Language): string {
  return start ? `, ${formatDay(String(start), language)}, ${formatClock(String(start), language)}` : '';
}
