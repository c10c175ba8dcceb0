import { CallError, missing } from '../../core/contract/errors.server.ts';
import { pageOf } from '../../core/contract/page-of.server.ts';
import { answer, type CallContext, type CallHandler } from '../../core/contract/register.server.ts';
import { saveFiles } from '../../core/http/multipart.server.ts';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { readLibrary, readMediaRow, toMedia } from './library.read.server.ts';
import { FileChanged, FileInUse, type LibraryActions, SubstituteRefused } from './library-actions.write.server.ts';
import {
  changeMedia,
  createMedia,
  deleteMedia,
  folderShape,
  getMedia,
  listMedia,
  mediaPerPage,
  purgeMedia,
  replaceMedia,
  restoreMedia,
} from './media.contract.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { uploadLimit } from './upload-limit.ts';
import { UploadRefused } from './uploads.write.server.ts';

/** The calls of the media library (API-41). */
export function libraryCalls(library: LibraryActions): CallHandler[] {
  const change = async ({ reading, language, parameters: { id }, body }: CallContext<typeof changeMedia>) => {
    const row = await library.change(reading, id, body).catch((error) => throwAsCallError(error, language));
    return toMedia(row ?? missing(language), language);
  };
  return [
    answer(listMedia, async ({ reading, language, query, path }) => {
      const { page, ...filters } = query;
      const { count, results, ...numbers } = await readLibrary(reading, { ...filters, page }, language, library.places);
      return { ...pageOf({ count, results }, { page, pageSize: mediaPerPage, path, query: filters, language }), ...numbers };
    }),
    answer(getMedia, async ({ reading, language, parameters: { id } }) => {
      const row = (await readMediaRow(reading.db, id)) ?? missing(language);
      return { ...toMedia(row, language), places: await library.places.read(reading, row, language) };
    }),
    answer(createMedia, async ({ reading, language, request }) => {
      const sent = request.isMultipart() ? await saveFiles(request, uploadLimit) : null;
      const file = sent?.files.find(({ fieldname }) => fieldname === 'file');
      if (!file) throw new CallError(400, { file: [m.media_no_file({}, { locale: language })] });
      const { success, data: folder = '' } = folderShape.safeParse(fieldOf(file.fields.folder));
      if (!success) throw new CallError(400, { folder: [m.media_folder_wrong({}, { locale: language })] });
      const uploaded = { file: file.filepath, name: file.filename, isCut: file.file.truncated };
      const { row } = await library.upload(reading, uploaded, folder).catch((error) => throwAsCallError(error, language));
      return toMedia(row, language);
    }),
    answer(changeMedia, change),
    answer(replaceMedia, change),
    answer(deleteMedia, async ({ reading, language, parameters: { id }, query: { replace, leave_empty } }) => {
      const instead = replace ?? (leave_empty === 'true' ? 'nothing' : null);
      const isDone = await library.remove(reading, { id, instead, language }).catch((error) => throwAsCallError(error, language));
      return isDone ? null : missing(language);
    }),
    answer(purgeMedia, async ({ reading, language, parameters: { id } }) =>
      (await library.purge(reading, id)) ? null : missing(language),
    ),
    answer(restoreMedia, async ({ reading, language, parameters: { id } }) =>
      toMedia((await library.restore(reading, id)) ?? missing(language), language),
    ),
  ];
}

/** What a field of the form says, '' where it is missing. */
function fieldOf(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'value' in part ? part.value : '';
}

function throwAsCallError(error: unknown, language: Language): never {
  const locale = { locale: language };
  if (error instanceof UploadRefused) {
    const isTooMuch = error.reason === 'bytes' || error.reason === 'size';
    throw new CallError(isTooMuch ? 413 : 400, { file: [refusalSentence(error.reason, language)] });
  }
  if (error instanceof FileChanged) throw CallError.ofStatus(409, language);
  if (error instanceof SubstituteRefused) throw new CallError(400, { replace: [m.media_wrong_substitute({}, locale)] });
  if (error instanceof FileInUse)
    throw new CallError(409, { detail: m.media_used({ count: error.places.length }, locale), places: error.places });
  throw error;
}
