import { inArray, sql } from 'drizzle-orm';
import type { ActorInLanguage } from '../../core/database/actor.ts';
import type { Database } from '../../core/database/client.server.ts';
import { m } from '../../paraglide/messages.js';
import { contributors } from '../programme/programme.tables.server.ts';
import { EntryRefused } from './check-values.server.ts';
import { checkReferences } from './checks/check-references.server.ts';
import { readDescendants } from './checks/descendants.read.server.ts';
import { replaceInPending } from './drafts/replace-pending.write.server.ts';
import { readEntriesById } from './entries.read.server.ts';
import type { Values } from './entry-values.server.ts';
import { recordChanges } from './record-changes.server.ts';
import { type Resource, resourceOfType } from './resources.server.ts';
import { columnsNaming, type ReferringColumn, readUses, type Use } from './uses/uses.read.server.ts';

/**
 * Replaces an entry by another one of its type in all references, one statement per referring column, and in drafts and plans.
 * @throws EntryRefused at `by` when the other one does not exist or belongs to the entry, which would make it belong to itself
 */
export async function moveUses(transaction: Database, resource: Resource, id: number, by: number, actor: ActorInLanguage): Promise<void> {
  await checkOther(transaction, resource, by, actor);
  const isBelow = ({ type, id: user, field }: Use) => type === resource.type && user === by && field === 'parent';
  const allUses = await readUses(transaction, resource, [id]);
  if (allUses.some(isBelow) || (await readDescendants(transaction, resource, id)).has(by))
    throw new EntryRefused({ by: [m.admin_above_itself({}, { locale: actor.language })] });
  const uses = allUses.filter(({ isInTrash, isPending }) => !isInTrash && !isPending);
  await replaceInPending(transaction, { type: resource.type, from: id, to: by }, actor.now);
  for (const column of columnsNaming(resource.type)) {
    const ids = uses.filter(({ type, field }) => type === column.resource.type && field === column.field).map((use) => use.id);
    if (ids.length > 0) await moveColumn(transaction, column, ids, id, by, actor);
  }
  if (resource.type !== 'person') return;
  await transaction.update(contributors).set({ person: by }).where(sql`${contributors.person} = ${id}`);
  await transaction.update(contributors).set({ replaces: by }).where(sql`${contributors.replaces} = ${id}`);
  for (const owner of ['event', 'production'] as const) {
    const ids = uses.filter(({ type, field }) => type === owner && field === 'contributors').map((use) => use.id);
    await noteVersions(transaction, resourceOfType(owner), ids, actor, () => undefined);
  }
}

async function checkOther(transaction: Database, { type }: Resource, by: number, { language }: ActorInLanguage): Promise<void> {
  const fields = { by: { target: type } } as unknown as Resource['fields'];
  const referencing = { fields } as Resource;
  await checkReferences(transaction, referencing, { id: null, values: { by }, current: {}, language });
}

async function moveColumn(
  transaction: Database,
  { resource, field, isList }: ReferringColumn,
  ids: readonly number[],
  from: number,
  to: number,
  actor: ActorInLanguage,
): Promise<void> {
  const moved = (value: unknown) => (isList ? [...new Set((value as number[]).map((one) => (one === from ? to : one)))] : to);
  const column = sql.identifier(field);
  const next = isList
    ? sql`(select array_agg(one order by place) from (select one, min(place) as place from unnest(array_replace(${column}, ${from}, ${to})) with ordinality as u(one, place) group by one) as kept)`
    : sql`${to}`;
  await noteVersions(
    transaction,
    resource,
    ids,
    actor,
    (values) => ({ [field]: values[field] }),
    (values) => ({ [field]: moved(values[field]) }),
  );
  await transaction
    .update(resource.table)
    .set({ [field]: next } as never)
    .where(inArray(resource.columns.id as never, [...ids]));
}

/** Increments the versions of entries and records the replaced values. */
async function noteVersions(
  transaction: Database,
  resource: Resource | null,
  ids: readonly number[],
  actor: ActorInLanguage,
  before: (values: Values) => Values | undefined,
  after: (values: Values) => Values = () => ({}),
): Promise<void> {
  if (!resource || ids.length === 0) return;
  const entries = await readEntriesById(transaction, resource, ids);
  await transaction
    .update(resource.table)
    .set({ version: sql`version + 1`, updated_at: actor.now } as never)
    .where(inArray(resource.columns.id as never, [...ids]));
  const changes = entries.map(({ id, version, values }) => ({
    ...{ resource, id, values: { ...values, ...after(values) } },
    detail: { version, before: before(values) },
  }));
  await recordChanges(transaction, changes, 'edit', actor);
}
