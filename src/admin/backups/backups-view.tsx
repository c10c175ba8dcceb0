import type { Language } from '../../core/languages.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import type { BackupFile } from '../../features/backups/backup-folder.server.ts';
import { cutOff, type RunKind } from '../../features/backups/backup-run.ts';
import type { BackupRun } from '../../features/backups/backups.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { formatBytes } from '../dashboard/dashboard-elements.tsx';
import { Labelled } from '../forms/form-fields.tsx';
import type { FormKit } from '../forms/form-kit.ts';
import { Head, Input } from '../forms/page-elements.tsx';
import { LiveOver } from '../sales/live-over.tsx';

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
  /** Whether the page was opened by starting a run. */
  isStarted: boolean;
}

/** How often the page looks whether a run has ended. */
const intervalMs = 2000;

const runningTexts: Record<RunKind, () => string> = {
  backup: m.backups_started,
  drill: m.backups_drill_started,
  restore: m.backups_restore_started,
};

const kindLabels: Record<RunKind, () => string> = {
  backup: m.backups_kind_backup,
  drill: m.backups_kind_drill,
  restore: m.backups_kind_restore,
};

/** The schedule, the archives with what can be done with them, and what has run. */
export function BackupsView({ language, files, runs, kit, running, isSigned, failure, done, isStarted }: BackupsViewProps) {
  const base = adminHref(language, 'backups');
  const [last] = runs;
  return (
    <>
      <Head title={m.admin_list_backups()} intro={m.backups_intro()} done={done}>
        <div data-live="now">
          <form method="post" action={`${base}/now`}>
            <button type="submit" className="bs-btn primary" disabled={running !== null}>
              {m.backups_now()}
            </button>
          </form>
        </div>
      </Head>
      {failure && (
        <p className="bs-note bad" role="alert">
          {failure}
        </p>
      )}
      <div data-live="running" data-interval={running ? intervalMs : undefined} data-ended={last && outcomeOf(last, language)}>
        {running ? (
          <p className="bs-note">
            <span>
              {runningTexts[running]()}
              <noscript>
                {' '}
                <a href={base}>{m.backups_reload()}</a>
              </noscript>
            </span>
          </p>
        ) : (
          isStarted && last && <p className={`bs-note ${last.error ? 'bad' : 'ok'}`}>{outcomeOf(last, language)}</p>
        )}
      </div>
      <p className="bs-vh" role="status" data-live-said="" />
      <p className="bs-note bad" role="status" data-live-failed={m.backups_not_renewed()} hidden />
      <LiveOver backTo={base} language={language} />
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
      <div data-live="runs">
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
      </div>
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
    <li data-key={name}>
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
            {drill.error !== '' && (
              <>
                {' '}
                <RunError>{drill.error}</RunError>
              </>
            )}
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
          <li key={id} data-key={`run-${id}`}>
            <div className="adm-what">
              <p>{`${kindLabels[kind]()}, ${formatShortMoment(began_at.toISOString(), language)}`}</p>
              <p className="bs-meta">{error ? <RunError>{error}</RunError> : figuresOf(report, ended_at.getTime() - began_at.getTime())}</p>
              {error === cutOff && kind === 'restore' && <p className="bs-meta">{m.backups_restore_cut_off()}</p>}
              {(report?.missing ?? 0) > 0 && <p className="bs-err">{m.backups_missing({ count: report?.missing ?? 0 })}</p>}
              {(report?.left ?? 0) > 0 && <p className="bs-meta">{m.backups_left({ count: report?.left ?? 0 })}</p>}
            </div>
            <span className={`bs-badge ${error ? 'bad' : 'ok'}`}>{resultOf(error)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why a run failed: in English as in the log, but for what the office knows. */
function RunError({ children }: { children: string }) {
  return children === cutOff ? <span>{m.backups_cut_off_text()}</span> : <span lang="en">{children}</span>;
}

function resultOf(error: string): string {
  if (error === cutOff) return m.backups_cut_off();
  return error ? m.backups_failed() : m.backups_passed();
}

function outcomeOf({ kind, began_at, error }: BackupRun, language: Language): string {
  return `${kindLabels[kind]()}, ${formatShortMoment(began_at.toISOString(), language)}: ${resultOf(error)}`;
}

function figuresOf(report: BackupRun['report'], durationMs: number): string {
  const seconds = Math.max(1, Math.round(durationMs / 1000));
  return m.backups_figures({ rows: report?.rows ?? 0, files: report?.files ?? 0, seconds });
}
