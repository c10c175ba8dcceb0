import type { FastifyRequest } from 'fastify';
import { ReceivedForm } from '../../core/http/multipart.server.ts';
import { m } from '../../paraglide/messages.js';
import { fieldTypes } from './field-types.ts';
import type { Form, TempFile } from './forms.contract.ts';
import { fileSentences } from './uploads/receive-file.server.ts';
import { FileRefused, type Uploads } from './uploads/uploads.server.ts';

/** Parsed form submission without script. */
export interface FormSubmission {
  texts: ReadonlyMap<string, string[]>;
  /** By slug. */
  files: ReadonlyMap<string, TempFile>;
  /** Refused files by slug. */
  errors: Record<string, string>;
  /** True when one of them is above the limit. */
  isTooLarge: boolean;
}

interface Receiving {
  uploads: Uploads;
  browser: string;
  mayUpload: () => boolean;
}

/** Parses a submission as it arrives. A refused file does not affect the texts after it. */
export async function readSubmission(
  request: FastifyRequest,
  form: Form,
  { uploads, browser, mayUpload }: Receiving,
): Promise<FormSubmission> {
  const texts = new Map<string, string[]>();
  const files = new Map<string, TempFile>();
  const errors = new Map<string, string>();
  let isTooLarge = false;
  const add = (name: string, value: string) => texts.set(name, [...(texts.get(name) ?? []), value]);
  if (!request.isMultipart()) {
    if (request.body instanceof URLSearchParams) for (const [name, value] of request.body) add(name, value);
    return { texts, files, errors: {}, isTooLarge: false };
  }
  const slugs = new Set(form.fields.filter(({ field_type }) => field_type === fieldTypes.file).map(({ slug }) => slug));
  const received = new ReceivedForm();
  // For the error page, should anything fail from here on (OPS-290).
  request.body = received;
  for await (const part of request.parts()) {
    received.note(part);
    if (part.type === 'field') add(part.fieldname, String(part.value));
    // Without a name no file was selected.
    else if (!slugs.has(part.fieldname) || !part.filename || files.has(part.fieldname)) part.file.resume();
    else if (!mayUpload()) {
      part.file.resume();
      errors.set(part.fieldname, m.form_file_failed());
    } else
      try {
        files.set(part.fieldname, await uploads.store({ name: part.filename, stream: part.file }, browser));
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error;
        errors.set(part.fieldname, fileSentences[error.reason]());
        if (error.reason === 'large') isTooLarge = true;
      }
  }
  return { texts, files, errors: Object.fromEntries(errors), isTooLarge };
}
