import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import { filePolicy } from '../core/http/content-security-policy.ts';

/** Page to render. */
export interface OfficeAnswer {
  status: number;
  /** Empty on pages that have the area's title alone. */
  title: string;
  /** Path segment of the current menu entry or section. */
  current: string | null;
  view: ReactElement;
}

/** File to download. */
export interface OfficeFile {
  name: string;
  type: string;
  body: Readable | string;
}

/** Result of a request: page, redirect or file. */
export type OfficeOutcome = OfficeAnswer | { to: string } | { file: OfficeFile };

/** Sends a download that is neither cached nor executed by browsers. */
export function sendFile(reply: FastifyReply, { name, type, body }: OfficeFile) {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': filePolicy,
      'content-disposition': `attachment; filename="${name}"`,
    })
    .type(type)
    .send(body);
}
