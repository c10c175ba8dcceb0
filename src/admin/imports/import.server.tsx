import type { ActorInLanguage } from '../../core/database/actor.ts';
import type { Database } from '../../core/database/client.server.ts';
import { groupsOf } from '../../core/database/in-slices.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { type Resource, resourceOfType } from '../../features/admin/resources.server.ts';
import { moveEntries } from '../../features/admin/trash.write.server.ts';
import { formatNames, type SeasonFormat } from '../../features/imports/format-names.ts';
import { readImports } from '../../features/imports/imports.read.server.ts';
import { listOf } from '../../features/imports/season.lists.server.ts';
import { ImportError, type SeasonReport, totalOf } from '../../features/imports/season.report.ts';
import { undoImport } from '../../features/imports/undo-import.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf, store } from '../admin-context.server.ts';
import { nothingPage } from '../admin-notes.tsx';
import type { OfficeOutcome } from '../office-answers.server.ts';
import { deleteFile, findFile, megabytes, storeFile, type WaitingFile } from './import-files.server.ts';
import { ImportView, UndoView } from './import-view.tsx';

/** Uploaded import file. */
interface ImportUpload {
  file: WaitingFile;
  name: string;
  format: SeasonFormat;
}

/** Entries per statement, below the parameter limit. */
const batchSize = 1000;

/** Import page of the office with the imports below it, which can be undone (docs/import.md). */
export const importScreen = {
  show: (context: AdminContext, id: string): Promise<OfficeOutcome> =>
    id === '' ? importPage(context) : undoPage(context, parseId(id) ?? 0),
  submit: (context: AdminContext, id: string): Promise<OfficeOutcome> => {
    if (id === '') return tryImport(context);
    return id === 'now' ? applyImport(context) : undo(context, parseId(id) ?? 0);
  },
};

/** Upload, and the imports that can be undone. */
async function importPage(
  context: AdminContext,
  problem: { text: string; reason?: string; status: number } | null = null,
): Promise<OfficeOutcome> {
  const { reading, language, query } = context;
  const count = (name: string) => Math.max(0, Number.parseInt(query.get(name) ?? '0', 10) || 0);
  const done =
    query.get('done') === 'imported'
      ? m.admin_import_done({ created: count('created'), updated: count('updated') })
      : query.get('done') === 'undone'
        ? [
            m.admin_import_undone({ count: count('count') }),
            count('left') > 0 && m.admin_import_left({ count: count('left') }),
            count('missing') > 0 && m.admin_import_missing({ count: count('missing') }),
          ]
            .filter(Boolean)
            .join(' ')
        : null;
  return {
    status: problem?.status ?? 200,
    title: m.admin_import_title(),
    current: 'events',
    view: <ImportView {...{ language, problem, done }} earlier={await readImports(reading.db)} tried={null} />,
  };
}

/** Dry run: stores the upload and shows what it would change. */
async function tryImport(context: AdminContext): Promise<OfficeOutcome> {
  const { request, options, reading, language } = context;
  if (!request.isMultipart()) return importPage(context, { text: m.admin_import_none(), status: 400 });
  const user = reading.viewer.userId ?? 0;
  const part = await request.file().catch(() => undefined);
  if (!part || part.filename === '') {
    part?.file.resume();
    return importPage(context, { text: m.admin_import_none(), status: 400 });
  }
  const file = await storeFile(options.dataDir, user, part);
  if (!file) return importPage(context, { text: m.admin_import_too_large({ megabytes }), status: 413 });
  const name = part.filename.slice(-200);
  const upload = { file, name, format: formatOf(name) };
  try {
    const report = await run(context, upload, true);
    return {
      status: 200,
      title: m.admin_import_tried({ file: name }),
      current: 'events',
      view: <ImportView {...{ language, problem: null, done: null, earlier: [] }} tried={{ ...upload, token: file.token, report }} />,
    };
  } catch (error) {
    await deleteFile(file);
    return refusalPage(context, error);
  }
}

/** Imports the file of a dry run. */
async function applyImport(context: AdminContext): Promise<OfficeOutcome> {
  const { options, reading, language } = context;
  const form = formOf(context);
  const file = await findFile(options.dataDir, reading.viewer.userId ?? 0, form.get('token') ?? '');
  if (!file) return importPage(context, { text: m.admin_import_gone(), status: 409 });
  const name = (form.get('name') ?? '').slice(-200);
  try {
    const { created, updated } = totalOf(await run(context, { file, name, format: formatOf(name) }, false));
    await deleteFile(file);
    return { to: `${adminHref(language, 'import')}?done=imported&created=${created}&updated=${updated}` };
  } catch (error) {
    return refusalPage(context, error);
  }
}

/** Confirmation page before an import is undone. */
async function undoPage(context: AdminContext, id: number): Promise<OfficeOutcome> {
  const found = (await readImports(context.reading.db, 1000)).find((one) => one.id === id && one.undone === null);
  if (!found) return nothingPage(context);
  const view = <UndoView language={context.language} earlier={found} />;
  return { status: 200, title: m.admin_import_undo_question(), current: 'events', view };
}

/** Undoes an import in one transaction; entries edited since or in use are skipped and counted. */
async function undo(context: AdminContext, id: number): Promise<OfficeOutcome> {
  const outcome = await store(context, async (transaction, actor) => {
    const undone = await undoImport(transaction, id, actor);
    if (!undone) return null;
    let [count, left] = [undone.restored, undone.edited];
    for (const { list, ids } of undone.made) {
      const resource = resourceOfType(listOf[list].type);
      const inUse = resource ? await moveToTrash(transaction, resource, ids, actor) : ids;
      count += ids.length - inUse.length;
      left += inUse.length;
    }
    return { count, left, missing: undone.missing };
  });
  if (!outcome) return nothingPage(context);
  return {
    to: `${adminHref(context.language, 'import')}?done=undone&count=${outcome.count}&left=${outcome.left}${outcome.missing > 0 ? `&missing=${outcome.missing}` : ''}`,
  };
}

/** Moves entries to the trash in batches; answers those in use. */
async function moveToTrash(
  transaction: Database,
  resource: Resource,
  ids: readonly number[],
  actor: ActorInLanguage,
): Promise<readonly number[]> {
  const inUse: number[] = [];
  for (const batch of groupsOf(ids, batchSize)) inUse.push(...(await moveEntries(transaction, resource, batch, 'trash', actor)).inUse);
  // What one of a later batch used is free by now.
  return inUse.length === 0 || inUse.length === ids.length ? inUse : moveToTrash(transaction, resource, inUse, actor);
}

async function run({ options, reading }: AdminContext, { file, name, format }: ImportUpload, isDryRun: boolean): Promise<SeasonReport> {
  const report = await options.importSeason(
    { format, file: file.path, isDryRun, shiftYears: 0 },
    { user: reading.viewer.userId, file: name },
  );
  await options.applyNewChanges();
  return report;
}

/** Shows import errors to the user; any other error is thrown. */
function refusalPage(context: AdminContext, error: unknown): Promise<OfficeOutcome> {
  if (!(error instanceof ImportError)) throw error;
  const reason = error.message.replaceAll(/\/\S*\/file\b/g, m.admin_import_the_file());
  return importPage(context, { text: m.admin_import_failed(), reason, status: 400 });
}

/** Format by file extension; anything else is treated as JSON. */
function formatOf(name: string): SeasonFormat {
  const end = /\.(\w+)$/.exec(name.toLowerCase())?.[1];
  const found = end === 'ics' ? 'icalendar' : end === 'csv' || end === 'tsv' || end === 'txt' ? 'csv' : 'foyer';
  return formatNames.find((one) => one === found) ?? 'foyer';
}
