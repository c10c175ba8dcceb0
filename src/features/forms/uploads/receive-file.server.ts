import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../../../core/contract/errors.server.ts';
import { m } from '../../../paraglide/messages.js';
import { largestFile } from '../field-types.ts';
import type { TempFile } from '../forms.contract.ts';
import { FileRefused, type Uploads } from './uploads.server.ts';

/** Bytes of a request beside its file. */
const around = 20_000;

/** Why a file was refused, in the language of the scope. */
export const fileSentences: Record<FileRefused['reason'], () => string> = {
  large: m.form_file_large,
  kind: m.form_file_kind,
  empty: m.form_file_empty,
};

/**
 * The one file of an upload (FORM-10). What is too large is cut off where that shows: by the length it announces, else at its
 * ten millionth byte.
 * @throws CallError 413 or 400 with `{ file: [message] }`.
 */
export async function receiveFile(request: FastifyRequest, reply: FastifyReply, uploads: Uploads, browser: string): Promise<TempFile> {
  try {
    if (Number(request.headers['content-length'] ?? 0) > largestFile + around) throw new FileRefused('large');
    let kept: TempFile | null = null;
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== 'file' || kept) throw new FileMissing();
      part.file.once('limit', () => part.file.destroy(new FileRefused('large')));
      kept = await uploads.keep({ name: part.filename, stream: part.file }, browser);
    }
    if (!kept) throw new FileMissing();
    return kept;
  } catch (error) {
    // What still comes is not read.
    reply.header('connection', 'close');
    if (error instanceof FileRefused) throw new CallError(error.reason === 'large' ? 413 : 400, { file: [fileSentences[error.reason]()] });
    const { statusCode = 500 } = error as { statusCode?: number };
    if (error instanceof FileMissing || (statusCode >= 400 && statusCode < 500) || isCut(error))
      throw new CallError(400, { file: [m.form_file_missing()] });
    throw error;
  }
}

class FileMissing extends Error {}

/** The request ended before its parts did. */
function isCut(error: unknown): boolean {
  return error instanceof Error && /Unexpected end|Part terminated|premature|Malformed|aborted/i.test(error.message);
}
