import type { Language } from '../../core/languages.ts';
import type { StoredMail } from '../../core/outside/stored-mails.server.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import { m } from '../../paraglide/messages.js';
import { Head } from '../forms/page-elements.tsx';

interface StoredMailViewProps {
  mail: StoredMail;
  base: string;
  language: Language;
}

/** Stored mail as text, with the download of its .eml file. */
export function StoredMailView({ mail: { name, to, subject, text, storedAt }, base, language }: StoredMailViewProps) {
  return (
    <>
      <Head back={base} title={subject}>
        <a className="bs-btn" href={`${base}/${name}/file`} download={name}>
          {m.admin_mails_file()}
        </a>
      </Head>
      <p className="bs-meta adm-intro">
        {m.admin_mails_to({ to })}, {formatShortMoment(storedAt.toISOString(), language)}
      </p>
      {text && <p className="adm-section adm-mail">{text}</p>}
    </>
  );
}
