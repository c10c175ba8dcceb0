import { inArray, sql } from 'drizzle-orm';
import { audit } from '../../../core/database/change.tables.server.ts';
import { announceChange } from '../../../core/database/changes.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import { groupsOf, yieldToRequests } from '../../../core/database/in-slices.ts';
import { readNoticedEvents } from '../../notices/due-notices.read.server.ts';
import { readEventChanges } from '../../notices/event-changes.read.server.ts';
import { eventNotices } from '../../notices/notices.tables.server.ts';
import { tagsOf } from '../../programme/content-types.tables.server.ts';
import { contributors } from '../../programme/programme.tables.server.ts';
import { type ImportedBy, noteChanges } from '../note-changes.server.ts';
import type { SeasonReport } from '../season.report.ts';
import type { Plan } from './plan-changes.server.ts';
import type { Write } from './stage-rows.server.ts';

/** A statement takes 65,535 parameters. */
const idsPerStatement = 10_000;
const noticesPerStatement = 5000;

/** Writes what is staged inside a transaction: one statement per list, then the announcement and one audit entry. */
export async function writeChanges(
  transaction: Database,
  plan: Plan,
  writes: readonly Write[],
  report: SeasonReport,
  by: ImportedBy,
): Promise<void> {
  await noteChanges(transaction, plan, writes, report, by);
  for (const { owner, ids } of plan.contributors)
    for (const group of groupsOf(ids, idsPerStatement)) await transaction.delete(contributors).where(inArray(contributors[owner], group));
  const { now = new Date() } = by;
  const changedEvents = plan.lists.filter(({ list }) => list === 'events').flatMap(({ updates }) => updates.map(({ id }) => id));
  const noticed = [];
  for (const group of groupsOf(changedEvents, idsPerStatement)) noticed.push(...(await readNoticedEvents(transaction, group)));
  for (const write of writes) {
    await transaction.execute(write.kind === 'insert' ? insertion(write) : change(write));
    // Lets pages of the cache be answered in between.
    await yieldToRequests();
  }
  await announceChange(transaction, tagsOfPlan(plan));
  const { source, lists, refused } = report;
  await transaction
    .insert(audit)
    .values({ user: by.user, action: 'import', content_type: 'season', title: source, detail: { lists, refused: refused.length } });
  for (const group of groupsOf(noticed, noticesPerStatement)) {
    const { notices, entries } = await readEventChanges(transaction, group, { user: by.user, now });
    if (notices.length > 0) await transaction.insert(eventNotices).values(notices);
    if (entries.length > 0) await transaction.insert(audit).values(entries);
  }
}

/** True when there is nothing to write. Not by tags: promotion codes are on no page and have none. */
export function isEmptyPlan({ lists }: Plan): boolean {
  return lists.every(({ inserts, updates }) => inserts.length === 0 && updates.length === 0);
}

function tagsOfPlan({ lists }: Plan): string[] {
  const tags = lists.flatMap(({ list, inserts, updates, parents }) => [
    ...[...inserts, ...updates].flatMap(({ id }) => tagsOf(list, id)),
    ...parents.flatMap((id) => tagsOf(list, id)),
  ]);
  return [...new Set(tags)];
}

function insertion({ table, columns, from }: Write) {
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  return sql`insert into ${table} (${names}) select ${names} from ${from}`;
}

function change({ table, columns, from }: Write) {
  const changed = columns.filter((name) => name !== 'id').map((name) => sql`${sql.identifier(name)} = v.${sql.identifier(name)}, `);
  return sql`update ${table} as t set ${sql.join(changed)} version = t.version + 1, updated_at = now() from ${from} where t.id = v.id`;
}
