import { saveFiles } from '../../core/http/multipart.server.ts';
import { SubstituteRefused } from '../../features/media/library-actions.write.server.ts';
import { folderShape } from '../../features/media/media.contract.ts';
import { refusalSentence } from '../../features/media/refusal-sentence.ts';
import { uploadLimit } from '../../features/media/upload-limit.ts';
import { type UploadedFile, UploadRefused } from '../../features/media/uploads.write.server.ts';
import { m } from '../../paraglide/messages.js';
import type { AdminContext } from '../admin-context.server.ts';
import type { Outcome } from './upload-form.tsx';

/** Result of an upload form. */
export interface UploadResult {
  status: number;
  outcomes: readonly Outcome[];
  /** Error that concerns the whole upload. */
  problem: string | null;
  /** Id of a single new file, whose page is opened next. */
  single: number | null;
}

/** Stores every file of a form in the library, with an outcome for each. */
export async function receiveUploads(context: AdminContext): Promise<UploadResult> {
  const { options, reading, language } = context;
  const { files, folder: given, problem } = await receiveFiles(context);
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

/** Replaces a file by the submitted one; answers the new file or the refusal. */
export async function exchangeFile(context: AdminContext, id: number): Promise<{ id: number } | { status: number; problem: string }> {
  const { options, reading, language } = context;
  const { files, problem } = await receiveFiles(context);
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

/** Submitted files, on disk until the response is sent; an empty file field submits one without a name. */
async function receiveFiles({ request }: AdminContext) {
  const none = { files: [], folder: '' };
  if (!request.isMultipart()) return { ...none, problem: { status: 400, problem: m.media_no_file() } };
  const received = await saveFiles(request, uploadLimit).catch((error: { code?: string }) => error.code);
  if (typeof received !== 'object') {
    const isTooMany = received === 'FST_FILES_LIMIT' || received === 'FST_PARTS_LIMIT';
    return {
      ...none,
      problem: isTooMany ? { status: 413, problem: m.admin_media_too_many() } : { status: 400, problem: m.media_no_file() },
    };
  }
  const files = received.files
    .filter(({ filename }) => filename !== '')
    .map(({ filepath, filename, file }): UploadedFile => ({ file: filepath, name: filename, isCut: file.truncated }));
  const { folder } = received.values as { folder?: { value?: unknown } };
  return { files, folder: folder?.value ?? '', problem: files.length === 0 ? { status: 400, problem: m.media_no_file() } : null };
}

function statusOf({ reason }: UploadRefused): number {
  return reason === 'bytes' || reason === 'size' ? 413 : 400;
}
