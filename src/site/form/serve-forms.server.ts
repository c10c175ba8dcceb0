import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Reading } from '../../core/database/reading.server.ts';
import { giveCsrfToken, isOwnForm } from '../../core/http/csrf.server.ts';
import { multipartLimits } from '../../core/http/multipart.server.ts';
import { type Language, languages } from '../../core/languages.ts';
import { inLanguage } from '../../core/text/language-scope.server.ts';
import { fieldTypes, isMultiple, largestFile } from '../../features/forms/field-types.ts';
import { formUrls, readFormRow, toForm } from '../../features/forms/form.read.server.ts';
import type { Form } from '../../features/forms/forms.contract.ts';
import type { FormParts } from '../../features/forms/forms.http.server.ts';
import { type ReadParts, readParts } from '../../features/forms/read-parts.server.ts';
import type { SentEntry } from '../../features/forms/sent-entry.ts';
import { readSiteSettings } from '../../features/site/site.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { routeAddresses } from '../../urls.ts';
import type { Sent } from '../rendering/submitted-form.ts';
import { idOf } from '../routes/id-of.ts';

interface ServeFormsOptions extends FormParts {
  openReading: (request: FastifyRequest) => Promise<Reading>;
  /** The site's configured address, if any. */
  publicUrl: string | undefined;
  /** Sends the page of the request's address with the form as it was sent; null for any other address. */
  answerPage: (request: FastifyRequest, reply: FastifyReply, sent: Sent | null) => Promise<FastifyReply>;
}

/** Bytes of the largest request: two full files and all texts. Beyond that nothing is read. */
const largest = 2 * largestFile + 1_048_576;

/** Takes the house's forms where they are sent without script (FORM-11). Thanks are a page of their own, so that reloading repeats nothing. */
export function serveForms(server: FastifyInstance, options: ServeFormsOptions): void {
  void server.register(async (scope) => {
    await scope.register(multipart, multipartLimits(largestFile));
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_048_576 }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    for (const language of languages)
      scope.post(routeAddresses.form.path[language], (request, reply) =>
        inLanguage(language, () => takeForm(options, language, request, reply)),
      );
  });
}

async function takeForm(options: ServeFormsOptions, language: Language, request: FastifyRequest, reply: FastifyReply) {
  const { entries, uploads, uploadLimit } = options;
  const reading = await options.openReading(request);
  const id = idOf((request.params as { id?: string }).id);
  const row = id === null ? null : await readFormRow(reading, id);
  const { is_site_online } = await readSiteSettings(reading);
  if (!row || !(is_site_online || reading.viewer.isEditor)) return options.answerPage(request, reply, null);
  const form = toForm(row, language);
  const comeBack = (sent: Partial<SentEntry>) =>
    options.answerPage(request, reply, {
      entry: { form: form.id, values: {}, files: {}, errors: {}, problem: null, status: 400, ...sent },
    });
  if (!isOwnForm(request, options.publicUrl)) return comeBack({ problem: m.form_foreign(), status: 403 });
  if (Number(request.headers['content-length'] ?? 0) > largest) {
    reply.header('connection', 'close');
    return comeBack({ problem: m.form_too_large(), status: 413 });
  }
  const browser = giveCsrfToken(request, reply);
  const read = await readParts(request, form, { uploads, browser, mayUpload: () => uploadLimit.take(request.ip) === 0 });
  const { files, ids } = await filesOf(form, read, uploads, browser);
  const back = { values: valuesOf(form, read), files };
  if (Object.keys(read.errors).length > 0) return comeBack({ ...back, errors: read.errors });
  const given = { ...back.values, ...ids };
  const outcome = await entries.send({ form: row, language, given, browser, key: undefined, address: request.ip });
  if (outcome.kind === 'stored') {
    const { [language]: url } = formUrls(row.id, row.title);
    return reply.header('cache-control', 'no-store').redirect(`${url}?sent=1`, 303);
  }
  if (outcome.kind === 'too-often') {
    const problem = m.form_too_often({ minutes: Math.ceil(outcome.seconds / 60) });
    return comeBack({ ...back, problem, status: 429, retryAfter: outcome.seconds });
  }
  return comeBack({ ...back, errors: Object.fromEntries(Object.entries(outcome.errors).map(([slug, [message = '']]) => [slug, message])) });
}

/** What was written, by slug; files are kept apart. Only words of the form itself are looked for. */
function valuesOf({ fields }: Form, { texts }: ReadParts): Record<string, string | string[]> {
  const found = fields.flatMap(({ slug, field_type }): [string, string | string[]][] => {
    const given = texts.get(slug) ?? [];
    if (field_type === fieldTypes.file || given.length === 0) return [];
    return [[slug, isMultiple(field_type) ? given : (given.at(-1) ?? '')]];
  });
  return Object.fromEntries(found);
}

/** Files that came now, and those that an earlier attempt has left here; ids of both, also of what is gone meanwhile. */
async function filesOf({ fields }: Form, { texts, files }: ReadParts, uploads: FormParts['uploads'], browser: string) {
  const ids = fields.flatMap(({ slug, field_type }): [string, string][] => {
    const id = field_type === fieldTypes.file ? (files.get(slug)?.id ?? texts.get(slug)?.at(-1)) : undefined;
    return id ? [[slug, id]] : [];
  });
  const found = await uploads.find(
    ids.map(([, id]) => id),
    browser,
  );
  const here = ids.flatMap(([slug, id]) => {
    const file = found.get(id);
    return file && !file.isTaken ? [[slug, file] as const] : [];
  });
  return { files: Object.fromEntries(here), ids: Object.fromEntries(ids) };
}
