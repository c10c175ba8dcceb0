import type { FastifyRequest } from 'fastify';
import { m } from '../../paraglide/messages.js';
import { fieldTypes } from './field-types.ts';
import type { Form, TempFile } from './forms.contract.ts';
import { fileSentences } from './uploads/receive-file.server.ts';
import { FileRefused, type Uploads } from './uploads/uploads.server.ts';

/** What a form without script sends, taken apart. */
export interface ReadParts {
  texts: ReadonlyMap<string, string[]>;
  /** By slug. */
  files: ReadonlyMap<string, TempFile>;
  /** By slug: files that were refused. */
  errors: Record<string, string>;
}

interface Receiving {
  uploads: Uploads;
  browser: string;
  mayUpload: () => boolean;
}

/** Reads a form as it arrives. A file that is refused does not cost the texts behind it. */
export async function readParts(request: FastifyRequest, form: Form, { uploads, browser, mayUpload }: Receiving): Promise<ReadParts> {
  const texts = new Map<string, string[]>();
  const files = new Map<string, TempFile>();
  const errors = new Map<string, string>();
  const add = (name: string, value: string) => texts.set(name, [...(texts.get(name) ?? []), value]);
  if (!request.isMultipart()) {
    if (request.body instanceof URLSearchParams) for (const [name, value] of request.body) add(name, value);
    return { texts, files, errors: {} };
  }
  const slugs = new Set(form.fields.filter(({ field_type }) => field_type === fieldTypes.file).map(({ slug }) => slug));
  for await (const part of request.parts()) {
    if (part.type === 'field') add(part.fieldname, String(part.value));
    // Without a name none was chosen.
    else if (!slugs.has(part.fieldname) || !part.filename || files.has(part.fieldname)) part.file.resume();
    else if (!mayUpload()) {
      part.file.resume();
      errors.set(part.fieldname, m.form_file_failed());
    } else
      try {
        files.set(part.fieldname, await uploads.keep({ name: part.filename, stream: part.file }, browser));
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error;
        errors.set(part.fieldname, fileSentences[error.reason]());
      }
  }
  return { texts, files, errors: Object.fromEntries(errors) };
}
