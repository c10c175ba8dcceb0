import { CallError } from '../../core/contract/errors.server.ts';
import { pageOf } from '../../core/contract/page-of.server.ts';
import { answer, type CallContext, type CallHandler } from '../../core/contract/register.server.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import { AttemptLimit } from '../../core/http/attempt-limit.ts';
import { clientNetwork } from '../../core/http/client-network.server.ts';
import { csrfTokenOf } from '../../core/http/csrf.server.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import { m } from '../../paraglide/messages.js';
import { deleteEntry } from './entries/delete-entries.server.ts';
import { readEntries, readEntriesOf, readEntry } from './entries/entries.read.server.ts';
import type { Entries } from './entries/send-entry.server.ts';
import { readForm, readFormRow, readForms } from './form.read.server.ts';
import * as calls from './forms.contract.ts';
import { receiveFile } from './uploads/receive-file.server.ts';
import type { Uploads } from './uploads/uploads.server.ts';

/** Services of the form calls. */
export interface FormDependencies {
  entries: Entries;
  uploads: Uploads;
  /** Deletes what the site has about the person with this address; answers the number of entries. */
  erasePerson(by: { userId: number | null; now: Date }, email: string): Promise<number>;
  /** Limits uploads per client address. */
  uploadLimit: AttemptLimit;
}

/** Uploads per client address and hour: enough for ten entries, too few to fill the disk. */
export function createUploadLimit(clock: () => Date): AttemptLimit {
  return new AttemptLimit(60, 3600 * 1000, clock);
}

/** Calls of FORM-09, FORM-10, FORM-11, and of entries for editors and administrators (API-04, ADMIN-05). */
export function formsCalls({ entries, uploads, erasePerson, uploadLimit }: FormDependencies): CallHandler[] {
  const deletingBy = ({ db, viewer, now }: Reading) => ({ db, uploads, by: { userId: viewer.userId, now } });
  return [
    answer(calls.listForms, ({ reading, language }) => readForms(reading, language)),
    answer(calls.getForm, async ({ reading, language, parameters }) => {
      const found = await readForm(reading, parameters.id, language);
      if (!found) throw CallError.notFound(language);
      return found.form;
    }),
    answer(calls.uploadTempFile, async ({ request, reply }) => {
      const seconds = uploadLimit.take(clientNetwork(request.ip));
      if (seconds > 0) throw tooOften(seconds, reply);
      return receiveFile(request, uploads, csrfTokenOf(request) ?? '');
    }),
    answer(calls.createFormEntry, async ({ reading, language, body, request, reply }) => {
      const form = await readFormRow(reading, body.form);
      if (!form) throw CallError.notFound(language);
      const key = request.headers['idempotency-key'];
      const outcome = await entries.send({
        form,
        language,
        given: body.field_values,
        browser: csrfTokenOf(request) ?? '',
        key: typeof key === 'string' && key !== '' ? key.slice(0, 200) : undefined,
        address: request.ip,
      });
      if (outcome.kind === 'refused') throw new CallError(400, { field_values: outcome.errors });
      if (outcome.kind === 'too-often') throw tooOften(outcome.seconds, reply);
      return { id: outcome.id, form: form.id, created: toLocalIso(outcome.created) };
    }),
    answer(calls.listFormEntries, async ({ reading, language, query, path }) => {
      const { form, search, page, page_size } = query;
      const found = await readEntries(reading.db, language, { form, search, page, pageSize: page_size });
      return pageOf(found, { page, pageSize: page_size, path, query: { form, search, page_size }, language });
    }),
    answer(calls.getFormEntry, async ({ reading, language, parameters }) => {
      const found = await readEntry(reading.db, language, parameters.id);
      if (!found) throw CallError.notFound(language);
      return found;
    }),
    answer(calls.deleteFormEntry, async ({ reading, language, parameters }) => {
      if (!(await deleteEntry(deletingBy(reading), parameters.id))) throw CallError.notFound(language);
      return null;
    }),
    answer(calls.exportPerson, ({ reading, language, body }) => readEntriesOf(reading.db, language, body.email)),
    answer(calls.erasePerson, async ({ reading: { viewer, now }, body }) => ({
      deleted: await erasePerson({ userId: viewer.userId, now }, body.email),
    })),
  ];
}

/** Error 429 with Retry-After. */
function tooOften(seconds: number, reply: CallContext['reply']): CallError {
  reply.header('retry-after', seconds);
  return new CallError(429, { detail: m.form_too_often({ minutes: Math.ceil(seconds / 60) }) });
}
