import type { FastifyMultipartOptions } from '@fastify/multipart';

/** Limits of a request with files: bytes of each file, and no more fields than any form has. */
export function multipartLimits(fileSize: number): FastifyMultipartOptions {
  return { throwFileSizeLimit: false, limits: { fileSize, files: 20, fields: 300, parts: 320, fieldNameSize: 100, fieldSize: 200_000 } };
}
