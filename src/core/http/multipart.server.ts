import type { FastifyMultipartOptions, Multipart, SavedMultipartFilesResult } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** Limits of a request with files: bytes of each file, and no more fields than any form has. */
export function multipartLimits(fileSize: number): FastifyMultipartOptions {
  return { throwFileSizeLimit: false, limits: { fileSize, files: 20, fields: 300, parts: 320, fieldNameSize: 100, fieldSize: 200_000 } };
}

/**
 * Stores the files of a request until the response is sent, each up to `fileSize` bytes. After a refusal the package has deleted what it
 * stored, but would do so again after the response and log an error for each file.
 */
export async function saveFiles(request: FastifyRequest, fileSize: number): Promise<SavedMultipartFilesResult> {
  try {
    return await request.saveRequestFiles({ limits: { fileSize } });
  } catch (error) {
    request.tmpUploads = null;
    throw error;
  }
}

/** What a form was sent with, as far as it has been read: texts, and the names of its files by field. */
export class ReceivedForm {
  readonly texts: URLSearchParams;
  readonly fileNames = new Map<string, string>();

  constructor(texts = new URLSearchParams()) {
    this.texts = texts;
  }

  /** Notes a part of a form with files; an input without a file has no name. */
  note(part: Multipart): void {
    if (part.type === 'field') this.texts.append(part.fieldname, String(part.value).replaceAll('\0', ''));
    else if (part.filename) this.fileNames.set(part.fieldname, part.filename);
  }
}
