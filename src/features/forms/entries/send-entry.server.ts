import { hash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { AttemptLimit } from '../../../core/http/attempt-limit.ts';
import { clientNetwork } from '../../../core/http/client-network.server.ts';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { checkValues } from '../entry-values.server.ts';
import { fieldTypes, trapSlug } from '../field-types.ts';
import { type FormRow, toForm } from '../form.read.server.ts';
import type { EntryValue, FormField, TempFile } from '../forms.contract.ts';
import { formEntries, formMails } from '../forms.tables.server.ts';
import { claimFiles, type Uploads } from '../uploads/uploads.server.ts';

/** Entries per browser and hour, and per client address, behind which there may be a school (FORM-12, SEC-04). */
const maxEntriesPerHour = { browser: 10, address: 120 };
const hourMs = 3600 * 1000;
/** Without a key, identical answers from the same address within this time count as a repeated submission. */
const repeatWindowMs = 10 * 60 * 1000;
const dayMs = 24 * hourMs;

/** One submission of a form. */
export interface Submission {
  form: FormRow;
  language: Language;
  /** Raw values by slug. */
  given: Readonly<Record<string, unknown>>;
  /** Token of the browser, which owns the uploaded files. */
  browser: string;
  /** Idempotency key of the browser. */
  key: string | undefined;
  /** Address of the client. */
  address: string;
}

export type Outcome =
  | { kind: 'stored'; id: number; created: Date }
  | { kind: 'refused'; errors: Record<string, string[]> }
  /** Seconds until the next attempt. */
  | { kind: 'too-often'; seconds: number };

interface EntryDependencies {
  db: Database;
  clock: () => Date;
  uploads: Uploads;
  /** Called after an entry is stored. */
  onStored: () => void;
}

/** Handles submissions (FORM-11): validated, stored once, mailed afterwards. */
export class Entries {
  readonly #dependencies: EntryDependencies;
  readonly #perBrowser: AttemptLimit;
  readonly #perAddress: AttemptLimit;

  constructor(dependencies: EntryDependencies) {
    this.#dependencies = dependencies;
    this.#perBrowser = new AttemptLimit(maxEntriesPerHour.browser, hourMs, dependencies.clock);
    this.#perAddress = new AttemptLimit(maxEntriesPerHour.address, hourMs, dependencies.clock);
  }

  async send(submission: Submission): Promise<Outcome> {
    const { form, language, given, browser, key, address } = submission;
    const { db, clock, uploads } = this.#dependencies;
    const now = clock();
    const keyHash = key === undefined ? null : hashOf('key', form.id, browser, key);
    const earlier = keyHash && (await findSubmission(db, keyHash));
    if (earlier) return earlier;
    const { fields } = toForm(form, language);
    const { values, errors } = checkValues(fields, given, now);
    const files = await uploads.find(
      fileSlugs(fields, values).map((slug) => String(values[slug])),
      browser,
    );
    for (const slug of fileSlugs(fields, values))
      if (files.get(String(values[slug]))?.isTaken !== false) errors[slug] = [m.form_file_gone()];
    const isTrapped = Object.hasOwn(given, trapSlug) && given[trapSlug] !== '' && given[trapSlug] !== null;
    const submissionHash = keyHash ?? hashOf('same', form.id, address, sameText(values, files), Math.floor(now.getTime() / repeatWindowMs));
    // In a repeated submission the files are taken already; answer the stored entry instead of an error.
    const repeated = keyHash && Object.keys(errors).length === 0 ? null : await findSubmission(db, submissionHash);
    if (repeated) return repeated;
    if (Object.keys(errors).length > 0 && !isTrapped) return { kind: 'refused', errors };
    const network = clientNetwork(address);
    const client = `${network} ${browser}`;
    const seconds = this.#perBrowser.take(client) || this.#perAddress.take(network);
    if (seconds > 0) return { kind: 'too-often', seconds };
    if (isTrapped) return { kind: 'stored', id: await nextNumber(db), created: now };
    const outcome = await db
      .transaction((transaction) => store(transaction, submission, { values, files: [...files.keys()], submissionHash, now }))
      .catch((error: unknown) => {
        if (error instanceof FilesTaken) return null;
        throw error;
      });
    if (!outcome)
      return { kind: 'refused', errors: Object.fromEntries(fileSlugs(fields, values).map((slug) => [slug, [m.form_file_gone()]])) };
    if (outcome.isNew) this.#dependencies.onStored();
    else {
      this.#perBrowser.giveBack(client);
      this.#perAddress.giveBack(network);
    }
    return outcome.stored;
  }
}

type StoredOutcome = Outcome & { kind: 'stored' };

interface EntryToStore {
  values: Record<string, EntryValue>;
  files: string[];
  submissionHash: string;
  now: Date;
}

/** Rolls back the transaction: another submission has taken the files meanwhile. */
class FilesTaken extends Error {}

async function store(transaction: Database, { form, language, browser }: Submission, { values, files, submissionHash, now }: EntryToStore) {
  const [entry] = await transaction
    .insert(formEntries)
    .values({
      form: form.id,
      language,
      field_values: values,
      created_at: now,
      delete_at: new Date(now.getTime() + form.retention_days * dayMs),
      sending_hash: submissionHash,
    })
    .onConflictDoNothing({ target: formEntries.sending_hash })
    .returning({ id: formEntries.id });
  if (!entry) {
    const stored = await findSubmission(transaction, submissionHash);
    if (!stored) throw new Error('An entry that was there is gone.');
    return { stored, isNew: false };
  }
  if (!(await claimFiles(transaction, files, browser, entry.id))) throw new FilesTaken();
  if (form.recipients.length > 0)
    await transaction
      .insert(formMails)
      .values([...new Set(form.recipients)].map((recipient) => ({ entry: entry.id, recipient, due_at: now })));
  const stored: StoredOutcome = { kind: 'stored', id: entry.id, created: now };
  return { stored, isNew: true };
}

async function findSubmission(db: Database, submissionHash: string): Promise<StoredOutcome | null> {
  const { id, created_at: created } = formEntries;
  const [row] = await db.select({ id, created }).from(formEntries).where(eq(formEntries.sending_hash, submissionHash));
  return row ? { kind: 'stored', ...row } : null;
}

/** Next entry id, as the answer to robots in the honeypot. */
async function nextNumber(db: Database): Promise<number> {
  const { rows } = (await db.execute(sql`select nextval(pg_get_serial_sequence('form_entries', 'id')) as id`)) as unknown as {
    rows: { id: string | number }[];
  };
  return Number(rows[0]?.id);
}

function fileSlugs(fields: readonly FormField[], values: Record<string, EntryValue>): string[] {
  return fields.flatMap(({ slug, field_type }) => (field_type === fieldTypes.file && Object.hasOwn(values, slug) ? [slug] : []));
}

/** Answers as text, files by name and size: a repeated upload has another id. */
function sameText(values: Record<string, EntryValue>, files: ReadonlyMap<string, TempFile>): string {
  return JSON.stringify(values, (_, value) => {
    const file = typeof value === 'string' ? files.get(value) : undefined;
    return file ? `${file.name} ${file.size}` : value;
  });
}

function hashOf(...values: (string | number)[]): string {
  return hash('sha256', JSON.stringify(values), 'base64url');
}
