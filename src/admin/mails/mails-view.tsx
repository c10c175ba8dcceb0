import type { Language } from '../../core/languages.ts';
import type { UnsentMail } from '../../core/outside/mail-queue.server.ts';
import { type StoredMail, storedMailDays } from '../../core/outside/stored-mails.server.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import type { LoggedNotice } from '../../features/notices/notice-log.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { NoticeLog } from '../entries/event-changes/notice-preview.tsx';
import { Head } from '../forms/page-elements.tsx';
import { Paging } from '../lists/paging.tsx';

interface MailsViewProps {
  language: Language;
  base: string;
  hasServer: boolean;
  waiting: readonly UnsentMail[];
  mails: readonly StoredMail[];
  /** Mails to ticket holders, the newest first. */
  notices: readonly LoggedNotice[];
  /** Number of all stored mails. */
  count: number;
  page: number;
  pages: number;
  isRetried: boolean;
}

/** State of mail delivery, queued mails and stored mails. */
export function MailsView({ language, base, hasServer, waiting, mails, notices, count, page, pages, isRetried }: MailsViewProps) {
  return (
    <>
      <Head title={m.admin_list_mails()} done={isRetried ? m.admin_mails_retried() : null} />
      <p className={hasServer ? 'bs-hint adm-intro' : 'bs-note warn'}>
        {hasServer ? m.admin_mails_server() : m.admin_mails_no_server({ days: storedMailDays })}
      </p>
      {waiting.length > 0 && <Waiting {...{ language, base, waiting }} />}
      {notices.length > 0 && (
        <section className="adm-after" aria-labelledby="notices">
          <h2 id="notices">{m.admin_notices()}</h2>
          <NoticeLog language={language} log={notices} hasEvent />
        </section>
      )}
      {mails.length > 0 && (
        <>
          {hasServer && <h2>{m.admin_mails_stored({ days: storedMailDays })}</h2>}
          <ul className="adm-list">
            {mails.map(({ name, to, subject, storedAt }) => (
              <li key={name}>
                <div className="adm-what">
                  <a href={`${base}/${name}`}>{subject}</a>
                  <p className="bs-meta">
                    {m.admin_mails_to({ to })}, {formatShortMoment(storedAt.toISOString(), language)}
                  </p>
                </div>
                <a
                  className="bs-btn"
                  href={`${base}/${name}/file`}
                  download={name}
                  aria-label={`${m.admin_mails_file()}: ${subject}, ${to}`}
                >
                  {m.admin_mails_file()}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {mails.length === 0 && waiting.length === 0 && (
        <div className="adm-section">
          <p>{hasServer ? m.admin_mails_nothing_waits() : m.admin_list_empty()}</p>
        </div>
      )}
      {count > 0 && <p className="bs-meta">{m.admin_count({ count })}</p>}
      <Paging {...{ page, pages }} hrefOf={(target) => `${base}?page=${target}`} />
    </>
  );
}

/** Undelivered mails with the mail server's error message. */
function Waiting({ language, base, waiting }: Pick<MailsViewProps, 'language' | 'base' | 'waiting'>) {
  return (
    <section className="adm-after" aria-labelledby="waiting">
      <div className="adm-head">
        <h2 id="waiting">{m.admin_mails_waiting()}</h2>
        {waiting.some(({ error }) => error !== '') && (
          <form method="post" action={`${base}/retry`}>
            <button className="bs-btn" type="submit">
              {m.admin_mails_retry()}
            </button>
          </form>
        )}
      </div>
      <ul className="adm-list">
        {waiting.map(({ recipient, attempts, due, error }, index) => (
          <li key={index}>
            <div className="adm-what">
              <p>{recipient}</p>
              <p className="bs-meta">
                {error
                  ? m.admin_mails_failed({ count: attempts, error, next: formatShortMoment(due.toISOString(), language) })
                  : m.admin_mails_sending()}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
