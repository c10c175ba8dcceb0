import { z } from 'zod';
import { BackupBusy } from '../../features/backups/backup-run.ts';
import { readRuns, readSchedule } from '../../features/backups/backups.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf } from '../admin-context.server.ts';
import { nothingPage, noticePage } from '../admin-notes.tsx';
import { kitOf } from '../forms/form-kit.ts';
import type { FormState } from '../forms/form-state.ts';
import { Head, Removal } from '../forms/page-elements.tsx';
import type { OfficeAnswer, OfficeOutcome } from '../office-answers.server.ts';
import { BackupsView } from './backups-view.tsx';
import { RestoreQuestion } from './restore-question.tsx';

const current = 'backups';
const runsShown = 20;

/** Why a restore failed, by the name of the error. */
const failures: Readonly<Record<string, () => string>> = {
  BrokenArchive: m.backups_restore_broken,
  RestoreRefused: m.backups_restore_other,
};

const scheduleForm = z.strictObject({
  daily_at: z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/),
  copies: z.coerce.number().int().min(1).max(365),
});

/** Archives, schedule and runs (SEC-20); below an archive's name its file, or the question before it is deleted or restored. */
export async function backupsPage(context: AdminContext, id: string, action: string): Promise<OfficeOutcome> {
  const { options, language } = context;
  if (id === '') return overview(context);
  const file = await options.backups.folder.find(id);
  const address = `${adminHref(language, current)}/${id}`;
  if (file && action === 'file') return { file: { name: id, type: 'application/x-tar', body: options.backups.folder.read(id) } };
  if (file && action === 'delete') {
    const view = <Removal title={id} text={m.backups_remove_text()} editHref={address} />;
    return { status: 200, title: id, current, view };
  }
  if (file && action === 'restore') return { status: 200, title: id, current, view: <RestoreQuestion {...{ address, language, file }} /> };
  if (file && action === '') return { to: adminHref(language, current) };
  return nothingPage(context);
}

/** Stores the schedule, or starts what the buttons say. */
export async function submitBackups(context: AdminContext, id: string, action: string): Promise<OfficeOutcome> {
  const { options, language, reading } = context;
  const list = adminHref(language, current);
  const { backups } = options;
  const user = reading.viewer.userId;
  if (id === 'schedule') return storeSchedule(context);
  try {
    if (id === 'now') {
      await backups.backUp({ user });
      return { to: `${list}?done=started` };
    }
    if (!(await backups.folder.find(id))) return nothingPage(context);
    if (action === 'delete') {
      await backups.folder.remove(id);
      return { to: `${list}?done=removed` };
    }
    if (action === 'drill') {
      await backups.drill(id, user);
      return { to: `${list}?done=started` };
    }
    if (action === 'restore') return await restore(context, id);
  } catch (error) {
    if (!(error instanceof BackupBusy)) throw error;
    return overview(context, { status: 409, failure: m.backups_busy() });
  }
  return nothingPage(context);
}

/** Replaces the site once its name was typed; afterwards the accounts of the archive hold, so the answer is a page and no redirect. */
async function restore(context: AdminContext, name: string): Promise<OfficeOutcome> {
  const { options, language, reading } = context;
  const address = `${adminHref(language, current)}/${name}`;
  const file = await options.backups.folder.find(name);
  if (!file) return nothingPage(context);
  const typed = formOf(context).get('name') ?? '';
  if (typed.trim() !== name) {
    const view = <RestoreQuestion {...{ address, language, file }} wrongName={typed} />;
    return { status: 400, title: name, current, view };
  }
  let left = 0;
  try {
    left = (await options.backups.restore(name, reading.viewer.userId)).left ?? 0;
  } catch (error) {
    if (error instanceof BackupBusy) throw error;
    const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
    const reason = failures[kind];
    const text = `${m.backups_restore_failed()} ${(reason ?? m.backups_restore_log)()}`;
    return noticePage(text, reason ? 400 : 500, undefined, adminHref(language, current), message);
  }
  await options.applyNewChanges();
  const text = [m.backups_restored({ name }), ...(left > 0 ? [m.backups_left({ count: left })] : [])].join(' ');
  const view = (
    <>
      <Head title={m.backups_kind_restore()} done={text} />
      <a className="bs-btn" href={adminHref(language, current)}>
        {m.backups_restore_back()}
      </a>
    </>
  );
  return { status: 200, title: m.backups_kind_restore(), current, view };
}

async function storeSchedule(context: AdminContext): Promise<OfficeOutcome> {
  const form = formOf(context);
  const parsed = scheduleForm.safeParse({ daily_at: form.get('daily_at') ?? '', copies: form.get('copies') ?? '' });
  if (parsed.success) {
    await context.options.backups.setSchedule(parsed.data);
    return { to: `${adminHref(context.language, current)}?done=saved` };
  }
  const texts: Record<string, string> = { daily_at: m.backups_wrong_time(), copies: m.backups_wrong_copies() };
  const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  return overview(context, { status: 400, form, errors: Object.fromEntries([...names].map((name) => [name, [texts[name] ?? '']])) });
}

interface OverviewOptions {
  status?: number;
  failure?: string;
  form?: FormState;
  errors?: Record<string, string[]>;
}

async function overview(context: AdminContext, { status = 200, failure, form, errors }: OverviewOptions = {}): Promise<OfficeAnswer> {
  const { options, language, query, reading } = context;
  // First: a run that ends meanwhile is among those that have run.
  const running = await options.backups.readRunning();
  const [files, schedule, runs] = await Promise.all([
    options.backups.folder.list(),
    readSchedule(reading.db),
    readRuns(reading.db, runsShown),
  ]);
  const done: Record<string, () => string> = { removed: m.admin_removed, saved: m.backups_schedule_saved };
  const name = status === 200 ? (query.get('done') ?? '') : '';
  const kit = kitOf(
    form ??
      new Map([
        ['daily_at', schedule.daily_at],
        ['copies', String(schedule.copies)],
      ]),
    language,
    errors,
  );
  return {
    status,
    title: m.admin_list_backups(),
    current,
    view: (
      <BackupsView
        {...{ language, files, runs, kit, running }}
        isSigned={options.backups.isSigned}
        failure={failure ?? null}
        done={Object.hasOwn(done, name) ? (done[name]?.() ?? null) : null}
        isStarted={name === 'started'}
      />
    ),
  };
}
