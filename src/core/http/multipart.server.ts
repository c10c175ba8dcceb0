import type { FastifyMultipartOptions, SavedMultipartFilesResult } from '@fastify/multipart';
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
