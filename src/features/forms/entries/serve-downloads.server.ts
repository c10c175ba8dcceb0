import { Readable } from 'node:stream';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireAudience } from '../../../core/contract/access.server.ts';
import { languageOfCall } from '../../../core/contract/call-language.server.ts';
import { CallError } from '../../../core/contract/errors.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { filePolicy } from '../../../core/http/content-security-policy.ts';
import { type Language, languages } from '../../../core/languages.ts';
import { csvLine, csvMark } from '../../../core/text/csv.ts';
import { inLanguage } from '../../../core/text/language-scope.server.ts';
import { parseId } from '../../../core/text/parse-id.ts';
import { m } from '../../../paraglide/messages.js';
import { textOf, withDeletedFields } from '../entry-text.ts';
import { trapSlug } from '../field-types.ts';
import type { Form } from '../forms.contract.ts';
import { formEntries, tempFiles } from '../forms.tables.server.ts';
import type { Uploads } from '../uploads/uploads.server.ts';
import { readAnsweredSlugs, readFormsOfEntries, selectEntries } from './entries.read.server.ts';

interface DownloadDependencies {
  uploads: Uploads;
  openReading: (request: FastifyRequest) => Promise<Reading>;
}

/** Downloads for editors, not cached: entries of a form as CSV, and their files. */
export function serveEntryDownloads(server: FastifyInstance, { uploads, openReading }: DownloadDependencies): void {
  const forEditors = (
    answer: (reading: Reading, request: FastifyRequest, reply: FastifyReply, language: Language) => Promise<FastifyReply>,
  ) => {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const language = languageOfCall(request);
      const reading = await openReading(request);
      requireAudience('editor', reading.viewer, language);
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': filePolicy });
      return inLanguage(language, () => answer(reading, request, reply, language));
    };
  };
  for (const language of languages) {
    server.get(`/${language}/api/forms/:id/entries.csv`, forEditors(sendCsv));
    server.get(
      `/${language}/api/forms-entries/:id/files/:file`,
      forEditors((reading, request, reply) => sendEntryFile(uploads, reading, request, reply)),
    );
  }
}

async function sendCsv(reading: Reading, request: FastifyRequest, reply: FastifyReply, language: Language) {
  const id = idOf(request, language);
  const form = (await readFormsOfEntries(reading.db, language)).find((one) => one.id === id);
  if (!form) throw CallError.notFound(language);
  reply.header('content-disposition', `attachment; filename="form-${id}.csv"`);
  return reply.type('text/csv; charset=utf-8').send(Readable.from(linesOf(reading.db, form, language)));
}

/** Entries are read in pages, so that memory stays bounded. */
async function* linesOf(db: Database, form: Form, language: Language): AsyncGenerator<string> {
  const present = form.fields.filter(({ slug }) => slug !== trapSlug);
  const fields = withDeletedFields(present, await readAnsweredSlugs(db, form.id));
  yield `${csvMark}${csvLine(['id', 'created', 'language', ...fields.map(({ label }) => label)])}`;
  const yes = inLanguage(language, () => m.form_yes());
  let before: number | null = null;
  do {
    const older: number | null = before;
    const condition = and(eq(formEntries.form, form.id), older === null ? undefined : lt(formEntries.id, older));
    const entries = await selectEntries(db, language, condition, { limit: 500 });
    yield entries
      .map((entry) => csvLine([entry.id, entry.created, entry.language, ...fields.map((field) => textOf(field, entry, yes))]))
      .join('');
    before = entries.length === 500 ? (entries.at(-1)?.id ?? null) : null;
  } while (before !== null);
}

async function sendEntryFile(uploads: Uploads, reading: Reading, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOfCall(request);
  const { file: id = '' } = request.params as { file?: string };
  const [row] = await reading.db
    .select()
    .from(tempFiles)
    .where(and(eq(tempFiles.id, id), eq(tempFiles.entry, idOf(request, language))));
  const file = row && (await uploads.open(row.path));
  if (!row || !file) throw CallError.notFound(language);
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`);
  return reply
    .type(row.content_type)
    .header('content-length', file.size)
    .send(await file.read());
}

function idOf(request: FastifyRequest, language: Language): number {
  const { id = '' } = request.params as { id?: string };
  const entry = parseId(id);
  if (entry === null) throw CallError.notFound(language);
  return entry;
}
