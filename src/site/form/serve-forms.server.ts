import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Reading } from '../../core/database/reading.server.ts';
import { clientNetwork } from '../../core/http/client-network.server.ts';
import { giveCsrfToken, isSameOriginForm } from '../../core/http/csrf.server.ts';
import { discardRest } from '../../core/http/discard-rest.server.ts';
import { multipartLimits } from '../../core/http/multipart.server.ts';
import { parseForm } from '../../core/http/parse-form.ts';
import { type Language, languages } from '../../core/languages.ts';
import { inLanguage } from '../../core/text/language-scope.server.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { fieldTypes, isMultiple, maxFileBytes } from '../../features/forms/field-types.ts';
import { formUrls, readFormRow, toForm } from '../../features/forms/form.read.server.ts';
import type { Form } from '../../features/forms/forms.contract.ts';
import type { FormDependencies } from '../../features/forms/forms.http.server.ts';
import { type FormSubmission, readSubmission } from '../../features/forms/read-submission.server.ts';
import type { SubmittedEntry } from '../../features/forms/submitted-entry.ts';
import { readSiteSettings } from '../../features/site/site.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { routeAddresses } from '../../urls.ts';
import type { SubmittedForm } from '../rendering/page-context.server.ts';

interface ServeFormsOptions extends FormDependencies {
  openReading: (request: FastifyRequest) => Promise<Reading>;
  /** The site's configured address, if any. */
  publicUrl: string | undefined;
  /** Sends the page of the request's address with the submitted form; null for any other address. */
  answerPage: (request: FastifyRequest, reply: FastifyReply, submitted: SubmittedForm | null) => Promise<FastifyReply>;
}

/** Two files of the maximum size and all texts; larger requests are not read. */
const maxRequestBytes = 2 * maxFileBytes + 1_048_576;

/** Receives forms that are submitted without script (FORM-11). Success redirects, so that reloading repeats nothing. */
export function serveForms(server: FastifyInstance, options: ServeFormsOptions): void {
  void server.register(async (scope) => {
    await scope.register(multipart, multipartLimits(maxFileBytes));
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_048_576 }, (_request, body, done) =>
      done(null, parseForm(body)),
    );
    for (const language of languages)
      scope.post(routeAddresses.form.path[language], (request, reply) =>
        inLanguage(language, () => receiveForm(options, language, request, reply)),
      );
  });
}

async function receiveForm(options: ServeFormsOptions, language: Language, request: FastifyRequest, reply: FastifyReply) {
  const { entries, uploads, uploadLimit } = options;
  const reading = await options.openReading(request);
  const id = parseId((request.params as { id?: string }).id);
  const row = id === null ? null : await readFormRow(reading, id);
  const { is_site_online } = await readSiteSettings(reading);
  if (!row || !(is_site_online || reading.viewer.isEditor)) return options.answerPage(request, reply, null);
  const form = toForm(row, language);
  const showAgain = (submitted: Partial<SubmittedEntry>) =>
    options.answerPage(request, reply, {
      entry: { form: form.id, values: {}, files: {}, errors: {}, problem: null, status: 400, ...submitted },
    });
  if (!isSameOriginForm(request, options.publicUrl)) return showAgain({ problem: m.form_foreign(), status: 403 });
  if (Number(request.headers['content-length'] ?? 0) > maxRequestBytes) {
    discardRest(request);
    return showAgain({ problem: m.form_too_large(), status: 413 });
  }
  const browser = giveCsrfToken(request, reply);
  const read = await readSubmission(request, form, {
    uploads,
    browser,
    mayUpload: () => uploadLimit.take(clientNetwork(request.ip)) === 0,
  });
  const { files, ids } = await filesOf(form, read, uploads, browser);
  const back = { values: valuesOf(form, read), files };
  if (Object.keys(read.errors).length > 0) return showAgain({ ...back, errors: read.errors, status: read.isTooLarge ? 413 : 400 });
  const given = { ...back.values, ...ids };
  const outcome = await entries.send({ form: row, language, given, browser, key: undefined, address: request.ip });
  if (outcome.kind === 'stored') {
    const { [language]: url } = formUrls(row.id, row.title);
    return reply.header('cache-control', 'no-store').redirect(`${url}?sent=1`, 303);
  }
  if (outcome.kind === 'too-often') {
    const problem = m.form_too_often({ minutes: Math.ceil(outcome.seconds / 60) });
    return showAgain({ ...back, problem, status: 429, retryAfter: outcome.seconds });
  }
  return showAgain({
    ...back,
    errors: Object.fromEntries(Object.entries(outcome.errors).map(([slug, [message = '']]) => [slug, message])),
  });
}

/** The submitted texts by slug, without files; only fields of the form are read. */
function valuesOf({ fields }: Form, { texts }: FormSubmission): Record<string, string | string[]> {
  const found = fields.flatMap(({ slug, field_type }): [string, string | string[]][] => {
    const given = texts.get(slug) ?? [];
    if (field_type === fieldTypes.file || given.length === 0) return [];
    return [[slug, isMultiple(field_type) ? given : (given.at(-1) ?? '')]];
  });
  return Object.fromEntries(found);
}

/** Files of this request and those an earlier attempt has uploaded; ids of both, also of files that are gone. */
async function filesOf({ fields }: Form, { texts, files }: FormSubmission, uploads: FormDependencies['uploads'], browser: string) {
  const ids = fields.flatMap(({ slug, field_type }): [string, string][] => {
    const id = field_type === fieldTypes.file ? (files.get(slug)?.id ?? texts.get(slug)?.at(-1)) : undefined;
    return id ? [[slug, id]] : [];
  });
  const found = await uploads.find(
    ids.map(([, id]) => id),
    browser,
  );
  const available = ids.flatMap(([slug, id]) => {
    const file = found.get(id);
    return file && !file.isTaken ? [[slug, file] as const] : [];
  });
  return { files: Object.fromEntries(available), ids: Object.fromEntries(ids) };
}
