import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { isTranslated } from '../../core/fields/field.ts';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import type { CastEntry } from '../programme/contributors.fields.ts';
import { contributors } from '../programme/programme.tables.server.ts';
import { checkFormSlugs } from './check-form-slugs.server.ts';
import { checkReferences } from './check-references.server.ts';
import { checkValues, EntryRefused } from './check-values.server.ts';
import { type Entry, readEntry } from './entries.read.server.ts';
import { toWire, type Values } from './entry-values.server.ts';
import { mergeEntry } from './merge-entry.server.ts';
import { readPast } from './past-values.read.server.ts';
import { type Actor, recordChanges } from './record-changes.server.ts';
import type { Resource } from './resources.server.ts';

/** Conflicting changes (EDIT-19); nothing was stored. */
export class EntryConflict extends Error {
  override name = 'EntryConflict';
  /** Conflicting fields only, as JSON. */
  readonly base: Values;
  readonly current: Values;
  readonly submitted: Values;
  /** The whole entry as it is now. */
  readonly entry: Entry;
  /** All values with the submitted ones applied. */
  readonly merged: Values;
  readonly fields: string[];
  constructor(parts: Omit<EntryConflict, keyof Error>) {
    super('The entry was changed meanwhile.');
    ({
      base: this.base,
      current: this.current,
      submitted: this.submitted,
      entry: this.entry,
      merged: this.merged,
      fields: this.fields,
    } = parts);
  }
}

/** Stores a new entry and answers its id. @throws EntryRefused */
export async function createEntry(transaction: Database, resource: Resource, given: Values, actor: Actor): Promise<number> {
  const presets = Object.fromEntries(Object.entries(resource.fields).map(([name, field]) => [name, field.initial]));
  const checked = checkValues(resource, textsIn(resource, given, actor.language), actor.language, true);
  checkWhole(resource, { ...presets, ...checked }, actor.language);
  await checkReferences(transaction, resource, { id: null, values: checked, current: {}, language: actor.language });
  await checkUnique(transaction, resource, null, checked, actor.language);
  const { contributors: cast, ...row } = { ...presets, ...checked };
  const { id } = (await transaction
    .insert(resource.table)
    .values({ ...row, created_at: actor.now, updated_at: actor.now } as never)
    .returning({ id: resource.columns.id as never })
    .then(([first]) => first)) as unknown as { id: number };
  await storeCast(transaction, resource, id, cast as CastEntry[]);
  const values = toWire(resource.fields, { ...presets, ...checked });
  await recordChanges(transaction, [{ resource, id, values, detail: { version: 0 } }], 'create', actor);
  return id;
}

/**
 * Changes fields of an entry, merged with what others changed since `version`; without a version, based on the newest.
 * False when there is no such entry outside of the trash. @throws EntryRefused, EntryConflict
 */
export async function changeEntry(
  transaction: Database,
  resource: Resource,
  { id, version, given }: { id: number; version: number | undefined; given: Values },
  actor: Actor,
): Promise<boolean> {
  const { single } = resource;
  if (single?.id === id)
    await transaction
      .insert(resource.table)
      .values({ id, ...single.presets } as never)
      .onConflictDoNothing();
  const entry = await readEntry(transaction, resource, id, true);
  if (!entry || entry.deleted_at) return false;
  const current = entry.values;
  const submitted = textsIn(resource, given, actor.language);
  const isText = (name: string) => Object.hasOwn(resource.fields, name) && isTranslated(resource.fields[name] ?? { kind: 'text' });
  const whole = Object.fromEntries(
    Object.entries(submitted).map(([name, value]) => [
      name,
      isText(name) && isRecord(value) ? { ...(current[name] as object), ...value } : value,
    ]),
  );
  const wired = toWire(resource.fields, checkValues(resource, whole, actor.language, false));
  const changed = Object.fromEntries(
    Object.entries(wired).map(([name, value]) => [name, isText(name) ? spokenIn(submitted[name], value) : value]),
  );
  const base = version === undefined || version >= entry.version ? current : await readPast(transaction, resource, entry, version);
  const { values, conflicts } = mergeEntry(base, current, changed, isText);
  if (conflicts.length > 0)
    throw new EntryConflict({
      ...{ base: pick(base, conflicts), current: pick(current, conflicts), submitted: pick(changed, conflicts) },
      ...{ entry, merged: { ...current, ...values }, fields: conflicts },
    });
  if (Object.keys(values).length === 0) return true;
  const stored = checkValues(resource, values, actor.language, false);
  checkWhole(resource, { ...current, ...values }, actor.language);
  await checkReferences(transaction, resource, { id, values: stored, current, language: actor.language });
  await checkUnique(transaction, resource, id, stored, actor.language);
  if (resource.name === 'forms') await checkFormSlugs(transaction, { id, fields: stored.fields, current: current.fields }, actor.language);
  const { contributors: cast, ...row } = stored;
  await transaction
    .update(resource.table)
    .set({ ...row, version: entry.version + 1, updated_at: actor.now } as never)
    .where(eq(resource.columns.id as never, id));
  if (cast) await storeCast(transaction, resource, id, cast as CastEntry[]);
  const before = pick(current, Object.keys(values));
  const change = { resource, id, values: { ...current, ...values }, detail: { version: entry.version, before }, parents: [current.parent] };
  await recordChanges(transaction, [change], 'edit', actor);
  return true;
}

/** A text given as one string is that of the call's language. */
function textsIn({ fields }: Resource, given: Values, language: Language): Values {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field && isTranslated(field) && typeof value === 'string' ? { [language]: value } : value];
    }),
  );
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checked texts in the submitted languages; an emptied one is '', because validation drops it. */
function spokenIn(submitted: unknown, checked: unknown): Values {
  return Object.fromEntries(Object.keys(submitted as object).map((language) => [language, (checked as Values)[language] ?? '']));
}

/** Rules over several fields. */
function checkWhole({ name }: Resource, values: Values, language: Language): void {
  const { date_start, date_end } = values as Record<string, string | Date | null>;
  if (name === 'events' && date_start && date_end && new Date(date_end) < new Date(date_start))
    throw new EntryRefused({ date_end: [m.admin_ends_early({}, { locale: language })] });
}

/** @throws EntryRefused when another entry has the value already. */
async function checkUnique(
  transaction: Database,
  { table, columns, unique }: Resource,
  id: number | null,
  values: Values,
  language: Language,
): Promise<void> {
  const column = unique && columns[unique];
  if (!column || values[unique] === undefined) return;
  const isOther = id === null ? undefined : ne(columns.id as never, id);
  const others = await transaction
    .select({ one: sql`1` })
    .from(table)
    .where(and(eq(column, values[unique]), isOther));
  if (others.length > 0) throw new EntryRefused({ [unique]: [m.admin_taken({}, { locale: language })] });
}

async function storeCast(transaction: Database, { castOwner }: Resource, id: number, cast: CastEntry[]): Promise<void> {
  if (!castOwner) return;
  await transaction.delete(contributors).where(inArray(contributors[castOwner], [id]));
  if (cast.length > 0) await transaction.insert(contributors).values(cast.map((entry, order) => ({ ...entry, [castOwner]: id, order })));
}

function pick(from: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
}
