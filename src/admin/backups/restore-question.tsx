import type { Language } from '../../core/languages.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import type { BackupFile } from '../../features/backups/backup-folder.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { kitOf } from '../forms/form-kit.ts';
import { Input } from '../forms/page-elements.tsx';

interface RestoreQuestionProps {
  language: Language;
  /** Of the archive. */
  address: string;
  file: BackupFile;
  /** What was typed in vain. */
  wrongName?: string;
}

/** Question before the whole site is replaced: whoever confirms it types the name of the archive. */
export function RestoreQuestion({ language, address, file: { name, writtenAt }, wrongName }: RestoreQuestionProps) {
  const kit = kitOf(
    new Map([['name', wrongName ?? '']]),
    language,
    wrongName === undefined ? {} : { name: [m.backups_restore_wrong_name()] },
  );
  return (
    <form method="post" action={`${address}/restore`} className="adm-section" noValidate>
      <h1>{m.backups_restore_question({ moment: formatShortMoment(writtenAt.toISOString(), language) })}</h1>
      <p className="bs-note warn">{m.backups_restore_text()}</p>
      <Input name="name" label={m.backups_restore_type({ name })} kit={kit} isRequired autoComplete="off" />
      <div className="bs-row wrap">
        <a className="bs-btn" href={adminHref(language, 'backups')}>
          {m.dialog_cancel()}
        </a>
        <button type="submit" className="bs-btn danger solid">
          {m.backups_restore()}
        </button>
      </div>
    </form>
  );
}
