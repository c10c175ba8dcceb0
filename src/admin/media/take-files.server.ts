import { SubstituteRefused } from '../../features/media/library-actions.write.server.ts';
import { folderShape, uploadLimit } from '../../features/media/media.contract.ts';
import { refusalSentence } from '../../features/media/refusal-sentence.ts';
import { type Uploaded, UploadRefused } from '../../features/media/uploads.write.server.ts';
import { m } from '../../paraglide/messages.js';
import type { AdminContext } from '../admin-context.server.ts';
import type { Outcome } from './upload-form.tsx';

/** What became of a form with files. */
export interface Taken {
  status: number;
  outcomes: readonly Outcome[];
  /** Why no file was looked at. */
  problem: string | null;
  /** The one file that was sent, if it is new: what is to be said of it comes next. */
  single: number | null;
}

/** Takes every file of a form into the library and says of each what became of it. */
export async function takeUploads(context: AdminContext): Promise<Taken> {
  const { options, reading, language } = context;
  const { files, folder: given, problem } = await sentFiles(context);
  const nothing = { outcomes: [], single: null };
  if (problem) return { ...nothing, ...problem };
  const folder = folderShape.safeParse(given);
  if (!folder.success) return { ...nothing, status: 400, problem: m.media_folder_wrong() };
  const outcomes: Outcome[] = [];
  let status = 200;
  for (const file of files) {
    try {
      const { row, isNew } = await options.library.upload(reading, file, folder.data);
      outcomes.push({ name: row.name, id: row.id, text: isNew ? '' : m.admin_media_known() });
      if (isNew && files.length === 1) return { ...nothing, status, problem: null, single: row.id };
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      outcomes.push({ name: file.name, id: null, text: refusalSentence(error.reason, language) });
      status = Math.max(status, statusOf(error));
    }
  }
  return { status, outcomes, problem: null, single: null };
}

/** Puts the file of a form in the place of one; answers the new file, or why it cannot stand there. */
export async function exchangeFile(context: AdminContext, id: number): Promise<{ id: number } | { status: number; problem: string }> {
  const { options, reading, language } = context;
  const { files, problem } = await sentFiles(context);
  const [file] = files;
  if (!file) return problem ?? { status: 400, problem: m.media_no_file() };
  try {
    const row = await options.library.exchange(reading, id, file, language);
    return row ? { id: row.id } : { status: 404, problem: m.admin_nothing() };
  } catch (error) {
    if (error instanceof SubstituteRefused) return { status: 400, problem: m.media_wrong_substitute() };
    if (!(error instanceof UploadRefused)) throw error;
    return { status: statusOf(error), problem: `${file.name}: ${refusalSentence(error.reason, language)}` };
  }
}

/** The files of a form, kept on disk until it is answered; a field in which none was chosen sends one without a name. */
async function sentFiles({ request }: AdminContext) {
  const none = { files: [], folder: '' };
  if (!request.isMultipart()) return { ...none, problem: { status: 400, problem: m.media_no_file() } };
  const sent = await request.saveRequestFiles({ limits: { fileSize: uploadLimit } }).catch((error: { code?: string }) => error.code);
  if (typeof sent !== 'object') {
    const isTooMany = sent === 'FST_FILES_LIMIT' || sent === 'FST_PARTS_LIMIT';
    return {
      ...none,
      problem: isTooMany ? { status: 413, problem: m.admin_media_too_many() } : { status: 400, problem: m.media_no_file() },
    };
  }
  const files = sent.files
    .filter(({ filename }) => filename !== '')
    .map(({ filepath, filename, file }): Uploaded => ({ file: filepath, name: filename, isCut: file.truncated }));
  const { folder } = sent.values as { folder?: { value?: unknown } };
  return { files, folder: folder?.value ?? '', problem: files.length === 0 ? { status: 400, problem: m.media_no_file() } : null };
}

function statusOf({ reason }: UploadRefused): number {
  return reason === 'bytes' || reason === 'size' ? 413 : 400;
}
