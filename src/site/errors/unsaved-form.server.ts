import type { FastifyRequest } from 'fastify';
import { mayHaveWritten } from '../../core/database/noted-writes.server.ts';
import { isSameOriginForm } from '../../core/http/csrf.server.ts';
import { discardRest } from '../../core/http/discard-rest.server.ts';
import { ReceivedForm } from '../../core/http/multipart.server.ts';
import type { UnsavedForm } from './unsaved-form.tsx';

/** Characters of names and values that an error page repeats; more than any form has but the list of a large seat plan. */
const maxCharacters = 1_048_576;
/** Bytes of a form with files that is read for its texts alone. */
const maxRequestBytes = 24 * 1024 * 1024;

/**
 * What a submitted form was sent with, for the error page that answers it (OPS-290); null for other requests, for forms of other sites,
 * which nobody should be led to send as their own, and for what is too large to be repeated.
 */
export async function unsavedFormOf(request: FastifyRequest, publicUrl: string | undefined): Promise<UnsavedForm | null> {
  if (request.method !== 'POST' || !isSameOriginForm(request, publicUrl)) return null;
  const { texts, fileNames } = await readTexts(request);
  if (texts.size === 0 && fileNames.size === 0) return null;
  if (texts.toString().length > maxCharacters) return null;
  return { action: request.url, fields: [...texts], fileNames: [...fileNames], isMaybeSaved: mayHaveWritten(request) };
}

/** What a request was sent with, also one that failed before its form was read. */
async function readTexts(request: FastifyRequest): Promise<ReceivedForm> {
  const { body } = request;
  if (body instanceof ReceivedForm) return body;
  if (body instanceof URLSearchParams) return new ReceivedForm(body);
  const received = new ReceivedForm();
  // Where only forms without files are received the method is missing.
  if (!request.isMultipart?.() || request.raw.readableDidRead) return received;
  if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > maxRequestBytes) {
    discardRest(request);
    return received;
  }
  try {
    for await (const part of request.parts()) {
      received.note(part);
      if (part.type === 'file') part.file.resume();
    }
    return received;
  } catch {
    // Beyond the limits of any form: the page says what failed before, without it.
    return new ReceivedForm();
  }
}
