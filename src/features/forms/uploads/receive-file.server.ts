import type { FastifyRequest } from 'fastify';
import { CallError } from '../../../core/contract/errors.server.ts';
import { discardRest } from '../../../core/http/discard-rest.server.ts';
import { m } from '../../../paraglide/messages.js';
import { maxFileBytes } from '../field-types.ts';
import type { TempFile } from '../forms.contract.ts';
import { FileRefused, type Uploads } from './uploads.server.ts';

/** Bytes of a request in addition to its file. */
const around = 20_000;

/** Why a file was refused, in the language of the scope. */
export const fileSentences: Record<FileRefused['reason'], () => string> = {
  large: m.form_file_large,
  kind: m.form_file_kind,
  empty: m.form_file_empty,
};

/**
 * Receives the single file of an upload (FORM-10). Oversized ones are refused early: by their announced length, else at the
 * limit of 10 MB.
 * @throws CallError 413 or 400 with `{ file: [message] }`.
 */
export async function receiveFile(request: FastifyRequest, uploads: Uploads, browser: string): Promise<TempFile> {
  try {
    if (Number(request.headers['content-length'] ?? 0) > maxFileBytes + around) throw new FileRefused('large');
    let stored: TempFile | null = null;
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== 'file' || stored) throw new FileMissing();
      part.file.once('limit', () => part.file.destroy(new FileRefused('large')));
      stored = await uploads.store({ name: part.filename, stream: part.file }, browser);
    }
    if (!stored) throw new FileMissing();
    return stored;
  } catch (error) {
    discardRest(request);
    if (error instanceof FileRefused) throw new CallError(error.reason === 'large' ? 413 : 400, { file: [fileSentences[error.reason]()] });
    const { statusCode = 500 } = error as { statusCode?: number };
    if (error instanceof FileMissing || (statusCode >= 400 && statusCode < 500) || isCut(error))
      throw new CallError(400, { file: [m.form_file_missing()] });
    throw error;
  }
}

class FileMissing extends Error {}

/** The request ended prematurely. */
function isCut(error: unknown): boolean {
  return error instanceof Error && /Unexpected end|Part terminated|premature|Malformed|aborted/i.test(error.message);
}
