import { hash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { AttemptLimit } from '../../../core/http/attempt-limit.ts';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { checkValues } from '../entry-values.server.ts';
import { fieldTypes, trapSlug } from '../field-types.ts';
import { type FormRow, toForm } from '../form.read.server.ts';
import type { EntryValue, FormField, TempFile } from '../forms.contract.ts';
import { formEntries, formMails } from '../forms.tables.server.ts';
import { claimFiles, type Uploads } from '../uploads/uploads.server.ts';

/** Entries of one address within an hour (FORM-12). */
const mostEntries = 10;
const hour = 3600 * 1000;
/** The same text from the same place within this time counts as sent twice when the browser does not say. */
const sameSending = 10 * 60 * 1000;
const day = 24 * hour;

/** One act of sending. */
export interface Sending {
  form: FormRow;
  language: Language;
  /** By slug, as it came. */
  given: Readonly<Record<string, unknown>>;
  /** Token of the browser, to which its files belong. */
  browser: string;
  /** What the browser calls this act, the same when it repeats it. */
  key: string | undefined;
  /** Address of the client. */
  address: string;
}

export type Outcome =
  | { kind: 'stored'; id: number; created: Date }
  | { kind: 'refused'; errors: Record<string, string[]> }
  /** Seconds until the next attempt. */
  | { kind: 'too-often'; seconds: number };

interface EntryParts {
  db: Database;
  clock: () => Date;
  uploads: Uploads;
  /** Told after an entry is stored. */
  onStored: () => void;
}

/** Takes what visitors send (FORM-11): checked again, stored once, mailed afterwards. */
export class Entries {
  readonly #parts: EntryParts;
  readonly #limit: AttemptLimit;

  constructor(parts: EntryParts) {
    this.#parts = parts;
    this.#limit = new AttemptLimit(mostEntries, hour, parts.clock);
  }

  async send(sending: Sending): Promise<Outcome> {
    const { form, language, given, browser, key, address } = sending;
    const { db, clock, uploads } = this.#parts;
    const now = clock();
    const asked = key === undefined ? null : hashOf('key', form.id, browser, key);
    const known = asked && (await findSent(db, asked));
    if (known) return known;
    const { fields } = toForm(form, language);
    const { values, errors } = checkValues(fields, given, now);
    const files = await uploads.find(
      fileSlugs(fields, values).map((slug) => String(values[slug])),
      browser,
    );
    for (const slug of fileSlugs(fields, values))
      if (files.get(String(values[slug]))?.isTaken !== false) errors[slug] = [m.form_file_gone()];
    const isTrapped = Object.hasOwn(given, trapSlug) && given[trapSlug] !== '' && given[trapSlug] !== null;
    const sent = asked ?? hashOf('same', form.id, address, sameText(values, files), Math.floor(now.getTime() / sameSending));
    // Sent twice, perhaps at the same moment: its files are taken already, so what is missing is no reason to ask again.
    const before = asked && Object.keys(errors).length === 0 ? null : await findSent(db, sent);
    if (before) return before;
    if (Object.keys(errors).length > 0 && !isTrapped) return { kind: 'refused', errors };
    const seconds = this.#limit.take(address);
    if (seconds > 0) return { kind: 'too-often', seconds };
    if (isTrapped) return { kind: 'stored', id: await nextNumber(db), created: now };
    const outcome = await db
      .transaction((transaction) => store(transaction, sending, { values, files: [...files.keys()], sent, now }))
      .catch((error: unknown) => {
        if (error instanceof FilesGone) return null;
        throw error;
      });
    if (!outcome)
      return { kind: 'refused', errors: Object.fromEntries(fileSlugs(fields, values).map((slug) => [slug, [m.form_file_gone()]])) };
    if (outcome.isNew) this.#parts.onStored();
    else this.#limit.giveBack(address);
    return outcome.stored;
  }
}

type Stored = Outcome & { kind: 'stored' };

interface Checked {
  values: Record<string, EntryValue>;
  files: string[];
  sent: string;
  now: Date;
}

/** Undoes the transaction: somebody else has taken the files meanwhile. */
class FilesGone extends Error {}

async function store(transaction: Database, { form, language, browser }: Sending, { values, files, sent, now }: Checked) {
  const [entry] = await transaction
    .insert(formEntries)
    .values({
      form: form.id,
      language,
      field_values: values,
      created_at: now,
      delete_at: new Date(now.getTime() + form.retention_days * day),
      sending_hash: sent,
    })
    .onConflictDoNothing({ target: formEntries.sending_hash })
    .returning({ id: formEntries.id });
  if (!entry) {
    const stored = await findSent(transaction, sent);
    if (!stored) throw new Error('An entry that was there is gone.');
    return { stored, isNew: false };
  }
  if (!(await claimFiles(transaction, files, browser, entry.id))) throw new FilesGone();
  if (form.recipients.length > 0)
    await transaction
      .insert(formMails)
      .values([...new Set(form.recipients)].map((recipient) => ({ entry: entry.id, recipient, due_at: now })));
  const stored: Stored = { kind: 'stored', id: entry.id, created: now };
  return { stored, isNew: true };
}

async function findSent(db: Database, sent: string): Promise<Stored | null> {
  const { id, created_at: created } = formEntries;
  const [row] = await db.select({ id, created }).from(formEntries).where(eq(formEntries.sending_hash, sent));
  return row ? { kind: 'stored', ...row } : null;
}

/** A robot that fills the trap gets a number as everybody does. */
async function nextNumber(db: Database): Promise<number> {
  const { rows } = (await db.execute(sql`select nextval(pg_get_serial_sequence('form_entries', 'id')) as id`)) as unknown as {
    rows: { id: string | number }[];
  };
  return Number(rows[0]?.id);
}

function fileSlugs(fields: readonly FormField[], values: Record<string, EntryValue>): string[] {
  return fields.flatMap(({ slug, field_type }) => (field_type === fieldTypes.file && Object.hasOwn(values, slug) ? [slug] : []));
}

/** A file sent again has another id and the same name and size. */
function sameText(values: Record<string, EntryValue>, files: ReadonlyMap<string, TempFile>): string {
  return JSON.stringify(values, (_, value) => {
    const file = typeof value === 'string' ? files.get(value) : undefined;
    return file ? `${file.name} ${file.size}` : value;
  });
}

function hashOf(...parts: (string | number)[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}
