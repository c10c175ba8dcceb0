import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/database/client.server.ts';
import { defaultLanguage } from '../../../core/languages.ts';
import { plans } from '../../pages/editor.tables.server.ts';
import { storeDraft } from '../drafts.write.server.ts';
import { entryDrafts, type PartialValues } from '../entry-drafts.tables.server.ts';
import { resourceNames } from '../resource-names.ts';
import { type Resource, resources } from '../resources.server.ts';
import { pathsOf } from './pending-uses.read.server.ts';

interface PendingReplacement {
  /** Content type of both, 'media' for files. */
  type: string;
  from: number;
  to: number;
}

/**
 * Replaces an entry or a file by another one in drafts and planned versions of entries. What was live when they were written is
 * replaced as well, for it was replaced in the live entries: otherwise each would look like a change by somebody else.
 */
export async function replaceInPending(transaction: Database, replacement: PendingReplacement, now: Date): Promise<void> {
  for (const resource of resourceNames.map((name) => resources[name])) {
    const fields = resource.hasDrafts ? fieldsNaming(resource, replacement.type) : [];
    if (fields.length > 0) await replaceInResource(transaction, resource, fields, replacement, now);
  }
}

function fieldsNaming({ fields, castOwner }: Resource, type: string): string[] {
  const names = Object.keys(fields).filter((name) => fields[name]?.target === type);
  return castOwner && type === 'person' ? [...names, 'contributors'] : names;
}

async function replaceInResource(
  transaction: Database,
  resource: Resource,
  fields: readonly string[],
  replacement: PendingReplacement,
  now: Date,
): Promise<void> {
  const { type, table, columns } = resource;
  const namesIt = (json: SQL) =>
    or(
      ...fields
        .flatMap(pathsOf)
        .map((path) => sql`jsonb_path_exists(${json}, ${sql.raw(`'${path} ? (@ == ${Number(replacement.from)})'`)})`),
    );
  const ofDrafts = and(eq(entryDrafts.content_type, type), or(namesIt(sql`${entryDrafts.values}`), namesIt(sql`${entryDrafts.base}`)));
  const ofPlans = and(eq(plans.content_type, type), or(namesIt(sql`${plans.entry}->'values'`), namesIt(sql`${plans.entry}->'base'`)));
  // Who saves a draft locks its entry first.
  const id = columns.id as PgColumn;
  const drafted = transaction.select({ id: entryDrafts.object_id }).from(entryDrafts).where(ofDrafts);
  await transaction.select({ id }).from(table).where(inArray(id, drafted)).orderBy(id).for('update');
  for (const draft of await transaction.select().from(entryDrafts).where(ofDrafts)) {
    const next = { values: replaceIn(draft.values, fields, replacement), base: replaceIn(draft.base, fields, replacement) };
    await storeDraft(transaction, resource, { id: draft.object_id, draft }, next, { user: draft.author, now, language: defaultLanguage });
  }
  for (const { id: plan, entry } of await transaction.select({ id: plans.id, entry: plans.entry }).from(plans).where(ofPlans).for('update'))
    if (entry)
      await transaction
        .update(plans)
        .set({ entry: { values: replaceIn(entry.values, fields, replacement), base: replaceIn(entry.base, fields, replacement) } })
        .where(eq(plans.id, plan));
}

function replaceIn(values: PartialValues, fields: readonly string[], { type, from, to }: PendingReplacement): PartialValues {
  const other = <T>(value: T) => (value === from ? to : value);
  const changed = fields
    .filter((name) => Object.hasOwn(values, name))
    .map((name) => {
      const value = values[name];
      if (!Array.isArray(value)) return [name, other(value)];
      if (name === 'contributors')
        return [name, value.map((one) => ({ ...one, person: other(one.person), replaces: other(one.replaces) }))];
      // As in the live entry: of two files the other one stays where it stood, of two entries the first place counts.
      const isThere = type === 'media' && value.includes(to);
      return [name, isThere ? value.filter((one) => one !== from) : [...new Set(value.map(other))]];
    });
  return { ...values, ...Object.fromEntries(changed) };
}
