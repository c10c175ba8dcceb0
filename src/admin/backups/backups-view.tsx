import type { Language } from '../../core/languages.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import type { BackupFile } from '../../features/backups/backup-folder.server.ts';
import type { RunKind } from '../../features/backups/backup-run.ts';
import type { BackupRun } from '../../features/backups/backups.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { formatBytes } from '../dashboard/dashboard-elements.tsx';
import { Labelled } from '../forms/form-fields.tsx';
import type { FormKit } from '../forms/form-kit.ts';
import { Head, Input } from '../forms/page-elements.tsx';

interface BackupsViewProps {
  language: Language;
  files: readonly BackupFile[];
  runs: readonly BackupRun[];
  /** Of the schedule. */
  kit: FormKit;
  running: RunKind | null;
  isSigned: boolean;
  failure: string | null;
  done: string | null;
}

const kindLabels: Record<RunKind, () => string> = {
  backup: m.backups_kind_backup,
  drill: m.backups_kind_drill,
  restore: m.backups_kind_restore,
};

/** The schedule, the archives with what can be done with them, and what has run. */
export function BackupsView({ language, files, runs, kit, running, isSigned, failure, done }: BackupsViewProps) {
  const base = adminHref(language, 'backups');
  return (
    <>
      <Head title={m.admin_list_backups()} intro={m.backups_intro()} done={done}>
        <form method="post" action={`${base}/now`}>
          <button type="submit" className="bs-btn primary" disabled={running !== null}>
            {m.backups_now()}
          </button>
        </form>
      </Head>
      {failure && (
        <p className="bs-note bad" role="alert">
          {failure}
        </p>
      )}
      {running && (
        <p className="bs-note" role="status">
          {m.backups_running({ what: kindLabels[running]() })} <a href={base}>{m.backups_reload()}</a>
        </p>
      )}
      {!isSigned && <p className="bs-note warn">{m.backups_unsigned()}</p>}
      <form method="post" action={`${base}/schedule`} className="adm-section" noValidate>
        <h2>{m.backups_schedule()}</h2>
        <Labelled name="daily_at" label={m.backups_daily_at()} kit={kit} hint={m.backups_daily_at_hint()}>
          {(props) => <input {...props} className="bs-input" type="time" defaultValue={kit.form.get('daily_at')} />}
        </Labelled>
        <Input name="copies" label={m.backups_copies()} kit={kit} type="number" hint={m.backups_copies_hint()} />
        <div className="bs-row wrap">
          <button type="submit" className="bs-btn">
            {m.admin_save()}
          </button>
        </div>
      </form>
      <section className="adm-after" aria-labelledby="archives">
        <h2 id="archives">{m.backups_archives()}</h2>
        {files.length === 0 && <p className="bs-hint">{m.backups_none()}</p>}
        <ul className="adm-list">
          {files.map((file) => (
            <Archive key={file.name} {...{ base, language, file, running }} runs={runs.filter(({ name }) => name === file.name)} />
          ))}
        </ul>
      </section>
      {runs.length > 0 && <Runs {...{ runs, language }} />}
    </>
  );
}

interface ArchiveProps extends Pick<BackupsViewProps, 'language' | 'running' | 'runs'> {
  base: string;
  file: BackupFile;
}

function Archive({ base, language, file: { name, writtenAt, size, isDaily }, running, runs }: ArchiveProps) {
  const moment = formatShortMoment(writtenAt.toISOString(), language);
  const drill = runs.find(({ kind }) => kind === 'drill');
  const label = (text: string) => `${text}: ${moment}`;
  return (
    <li>
      <div className="adm-what">
        <p>{moment}</p>
        <p className="bs-meta">{[isDaily ? m.backups_daily() : m.backups_manual(), formatBytes(size, language), name].join(' · ')}</p>
        {drill && (
          <p className="bs-meta">
            {drill.error === ''
              ? m.backups_drill_passed({
                  moment: formatShortMoment(drill.ended_at.toISOString(), language),
                  pages: drill.report?.pages ?? 0,
                })
              : m.backups_drill_failed()}
            {drill.error !== '' && <span lang="en"> {drill.error}</span>}
          </p>
        )}
      </div>
      <div className="bs-row wrap">
        <a className="bs-btn" href={`${base}/${name}/file`} download={name} aria-label={label(m.backups_download())}>
          {m.backups_download()}
        </a>
        <form method="post" action={`${base}/${name}/drill`}>
          <button type="submit" className="bs-btn" disabled={running !== null} aria-label={label(m.backups_drill())}>
            {m.backups_drill()}
          </button>
        </form>
        <a className="bs-btn" href={`${base}/${name}/restore`} aria-label={label(m.backups_restore())}>
          {m.backups_restore()}
        </a>
        <a className="bs-btn danger" href={`${base}/${name}/delete`} aria-label={label(m.admin_remove())}>
          {m.admin_remove()}
        </a>
      </div>
    </li>
  );
}

/** What has run, with its figures or why it failed. */
function Runs({ runs, language }: Pick<BackupsViewProps, 'runs' | 'language'>) {
  return (
    <section className="adm-after" aria-labelledby="runs">
      <h2 id="runs">{m.backups_runs()}</h2>
      <ul className="adm-list">
        {runs.map(({ id, kind, began_at, ended_at, report, error }) => (
          <li key={id}>
            <div className="adm-what">
              <p>{`${kindLabels[kind]()}, ${formatShortMoment(began_at.toISOString(), language)}`}</p>
              <p className="bs-meta">
                {error ? <span lang="en">{error}</span> : figuresOf(report, ended_at.getTime() - began_at.getTime())}
              </p>
              {(report?.missing ?? 0) > 0 && <p className="bs-err">{m.backups_missing({ count: report?.missing ?? 0 })}</p>}
              {(report?.left ?? 0) > 0 && <p className="bs-meta">{m.backups_left({ count: report?.left ?? 0 })}</p>}
            </div>
            <span className={`bs-badge ${error ? 'bad' : 'ok'}`}>{error ? m.backups_failed() : m.backups_passed()}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function figuresOf(report: BackupRun['report'], durationMs: number): string {
  const seconds = Math.max(1, Math.round(durationMs / 1000));
  return m.backups_figures({ rows: report?.rows ?? 0, files: report?.files ?? 0, seconds });
}
