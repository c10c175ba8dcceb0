import type { ReactNode } from 'react';
import type { Language } from '../core/languages.ts';
import { formatDay, formatTime } from '../core/text/dates.ts';
import type { Entry } from '../features/admin/entries.read.server.ts';
import type { Resource } from '../features/admin/resources.server.ts';
import { m } from '../paraglide/messages.js';
import { adminHref } from '../urls.ts';
import type { AdminContext } from './admin-context.server.ts';
import { Texts } from './forms/form-fields.tsx';
import type { FormKit } from './forms/form-kit.ts';
import type { OfficeAnswer } from './office-answers.server.ts';
import { startHref } from './shell/office-links.ts';

/** Where a page with a message leads. */
export interface WayOn {
  href: string;
  label: string;
}

interface NoticeViewProps {
  /** Null where the page has one. */
  title?: string | null;
  text: string;
  login: string | null;
  back: WayOn | null;
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
          <a className="bs-btn" href={back.href}>
            {back.label}
          </a>
        </p>
      )}
    </div>
  );
}

/** Page with a single message, and a link to the login or back where one is given; `back` as an address is that of a list. */
export function noticePage(text: string, status: number, login?: string, back?: string | WayOn, details?: string): OfficeAnswer {
  const title = m.admin_title();
  const wayOn = typeof back === 'string' ? { href: back, label: m.admin_back_to() } : (back ?? null);
  return { status, title, current: null, view: <NoticeView {...{ title, text, details }} login={login ?? null} back={wayOn} /> };
}

/** Screens that are no lists. */
const noLists: ReadonlySet<string> = new Set(['design', 'help', 'import', 'navigation', 'schedule', 'search', 'settings', 'shop-sync']);

/** What is not there, with the way back to its screen, whose menu entry is marked (ADMIN-362). */
export function nothingPage({ language, request }: Pick<AdminContext, 'language' | 'request'>): OfficeAnswer {
  const { screen } = request.params as { screen: string };
  const label = noLists.has(screen) ? m.back() : m.admin_back_to();
  return { ...noticePage(m.admin_nothing(), 404, undefined, { href: adminHref(language, screen), label }), current: screen };
}

/** What only administrators may do, for others. */
export function administratorsPage({ language }: Pick<AdminContext, 'language'>): OfficeAnswer {
  return noticePage(m.admin_for_administrators(), 403, undefined, { href: startHref(language), label: m.admin_to_start() });
}

/** A row of a list that was filtered, sorted and turned to a page. */
export interface ListPlace {
  /** Query of the list, as its links have it. */
  back: string;
  /** Address of the row. */
  to: string;
}

/** Visitors and ticket holders read the other language then. */
const reasonMissing = { de: m.admin_reason_missing_de, en: m.admin_reason_missing_en };

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
      {kit && <Texts name="note" label={m.admin_reason()} kit={kit} isLong missing={reasonMissing} />}
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

/** ', Freitag, 20. November 2026, 19:30 Uhr' for what begins at a moment, else nothing. */
export function whenOf({ values: { date_start: start } }: Pick<Entry, 'values'>, language: Language): string {
  return start ? `, ${formatDay(String(start), language)}, ${formatTime(String(start), language)}` : '';
}
