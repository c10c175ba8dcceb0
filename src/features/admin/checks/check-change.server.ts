import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { isTranslated } from '../../../core/fields/field.ts';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { checkValues, EntryRefused } from '../check-values.server.ts';
import { isText } from '../drafts/draft-values.ts';
import { toWire, type Values } from '../entry-values.server.ts';
import type { Resource } from '../resources.server.ts';
import { checkFormSlugs } from './check-form-slugs.server.ts';
import { checkReferences } from './check-references.server.ts';

/** The submitted values as JSON after validation; of texts the submitted languages alone, '' for an emptied one. @throws EntryRefused */
export function changedValues(resource: Resource, current: Values, given: Values, language: Language): Values {
  const submitted = textsIn(resource, given, language);
  const whole = Object.fromEntries(
    Object.entries(submitted).map(([name, value]) => [
      name,
      isText(resource.fields, name) && isRecord(value) ? { ...(current[name] as object), ...value } : value,
    ]),
  );
  const wired = toWire(resource.fields, checkValues(resource, whole, language, false));
  return Object.fromEntries(
    Object.entries(wired).map(([name, value]) => [name, isText(resource.fields, name) ? spokenIn(submitted[name], value) : value]),
  );
}

interface CheckedChange {
  id: number;
  /** Changed values as JSON. */
  values: Values;
  current: Values;
}

/** Checks changed values alone, with the others and against the database, and answers them as stored. @throws EntryRefused */
export async function checkChange(
  transaction: Database,
  resource: Resource,
  { id, values, current }: CheckedChange,
  language: Language,
): Promise<Values> {
  const stored = checkValues(resource, values, language, false);
  checkWhole(resource, { ...current, ...values }, language);
  await checkReferences(transaction, resource, { id, values: stored, current, language });
  await checkUnique(transaction, resource, id, stored, language);
  if (resource.name === 'forms') await checkFormSlugs(transaction, { id, fields: stored.fields, current: current.fields }, language);
  return stored;
}

/** A text given as one string is that of the call's language. */
export function textsIn({ fields }: Resource, given: Values, language: Language): Values {
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
export function checkWhole({ name }: Resource, values: Values, language: Language): void {
  const { date_start, date_end } = values as Record<string, string | Date | null>;
  if (name === 'events' && date_start && date_end && new Date(date_end) < new Date(date_start))
    throw new EntryRefused({ date_end: [m.admin_ends_early({}, { locale: language })] });
  // An entry of no day would be shown on none, and have no name in the office.
  if (name === 'opening-hours' && !values.weekday && !values.day)
    throw new EntryRefused({ weekday: [m.admin_hours_of_no_day({}, { locale: language })] });
}

/**
 * Writes an entry. Its unique index refuses what somebody else stored between the check and now, in the words of the check.
 * @throws EntryRefused
 */
export async function withoutTwin<T>({ unique }: Resource, language: Language, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = ((error as Error).cause ?? error) as { code?: unknown; constraint?: unknown };
    if (!unique || code !== uniqueViolation || String(constraint).endsWith('_import_key')) throw error;
    throw new EntryRefused({ [unique]: [m.admin_taken({}, { locale: language })] });
  }
}

const uniqueViolation = '23505';

/** @throws EntryRefused when another entry has the value already. */
export async function checkUnique(
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
    .where(and(eq(sql`lower(${column})`, sql`lower(${values[unique]})`), isOther));
  if (others.length > 0) throw new EntryRefused({ [unique]: [m.admin_taken({}, { locale: language })] });
}
