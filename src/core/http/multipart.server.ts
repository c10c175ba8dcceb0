import type { FastifyMultipartOptions } from '@fastify/multipart';

/** What a request with files may hold at most: so many bytes in each file, and no more fields than any form has. */
export function multipartLimits(fileSize: number): FastifyMultipartOptions {
  return { throwFileSizeLimit: false, limits: { fileSize, files: 20, fields: 300, parts: 320, fieldNameSize: 100, fieldSize: 200_000 } };
}
