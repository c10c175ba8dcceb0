import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { isLanguage, type Language } from '../../../core/languages.ts';
import { adminHref } from '../../../urls.ts';
import { users } from '../../accounts/accounts.tables.server.ts';
import { nameOfUser } from '../../accounts/user-name.read.server.ts';
import { plans } from '../../pages/editor.tables.server.ts';
import { readLinkAddresses } from '../../pages/link-addresses.read.server.ts';
import type { PlannedAction } from '../../pages/publishing/plans.contract.ts';
import { type Entry, readCasts, readEntriesById } from '../entries.read.server.ts';
import { titleOf } from '../entry-values.server.ts';
import { type Resource, resourceOfType } from '../resources.server.ts';
import { changedMeanwhile, differenceOf, withPartial } from './draft-values.ts';
import { type EntryDraft, readDrafts } from './entry-draft.read.server.ts';

/** Plan of an entry's version (PAGE-12). */
export type EntryPlan = Awaited<ReturnType<typeof readRows>>[number];

/** Plans of these entries, soonest first. */
export async function readPlansOf(db: Database, { type, hasDrafts }: Resource, ids: readonly number[]): Promise<EntryPlan[]> {
  return hasDrafts && ids.length > 0 ? readRows(db, { type, ids }) : [];
}

/** Every plan of an entry as the schedule shows it, or those of some; those of the trash only when they failed. */
export async function readEntryPlans(reading: Reading, language: Language, of?: PlanOwners): Promise<PlannedAction[]> {
  const { db } = reading;
  const rows = await readRows(db, of);
  if (rows.length === 0) return [];
  const entries = new Map<string, { resource: Resource; entry: Entry; draft: EntryDraft | undefined }>();
  for (const [type, ofType] of Map.groupBy(rows, (row) => row.content_type)) {
    const resource = type === null ? null : resourceOfType(type);
    if (!resource) continue;
    const ids = [...new Set(ofType.flatMap(({ object_id }) => object_id ?? []))];
    const found = await withCasts(db, resource, await readEntriesById(db, resource, ids));
    const drafts = await readDrafts(db, resource, found);
    for (const entry of found) entries.set(`${type}:${entry.id}`, { resource, entry, draft: drafts.get(entry.id) });
  }
  const addressOf = await readLinkAddresses(reading, [...entries.keys()], language);
  return rows.flatMap((row): PlannedAction[] => {
    const link = `${row.content_type}:${row.object_id}`;
    const found = entries.get(link);
    const { content_type, object_id, entry: version, language: of } = row;
    if (!found || !version || content_type === null || object_id === null || !isLanguage(of)) return [];
    const { resource, entry, draft } = found;
    if (entry.deleted_at && !row.failure) return [];
    const edited = withPartial(resource.fields, entry.values, draft?.values ?? {});
    const planned = withPartial(resource.fields, edited, version.values);
    return [
      {
        ...{ id: row.id, container: null, content_type, object_id, language: of, action: row.action, at: row.at.toISOString() },
        ...{ title: titleOf(resource, edited, language), url: addressOf(link), edit_url: adminHref(language, resource.name, object_id) },
        ...{ by: row.by, version_id: null, failure: row.failure?.reason ?? null },
        changes: Object.keys(differenceOf(resource.fields, edited, planned)).length,
        is_behind: changedMeanwhile(resource.fields, entry.values, version).size > 0,
      },
    ];
  });
}

/** The cast is compared like a field. */
async function withCasts(db: Database, { castOwner }: Resource, entries: Entry[]): Promise<Entry[]> {
  if (!castOwner) return entries;
  const ids = entries.map(({ id }) => id);
  const casts = await readCasts(db, castOwner, ids);
  return entries.map((entry) => ({ ...entry, values: { ...entry.values, contributors: casts.get(entry.id) ?? [] } }));
}

interface PlanOwners {
  type: string;
  ids: readonly number[];
}

function readRows(db: Database, of?: PlanOwners) {
  return db
    .select({
      ...{ id: plans.id, content_type: plans.content_type, object_id: plans.object_id, entry: plans.entry, language: plans.language },
      ...{ action: plans.action, at: plans.at, failure: plans.failure, by: nameOfUser },
    })
    .from(plans)
    .leftJoin(users, eq(users.id, plans.author))
    .where(of ? and(eq(plans.content_type, of.type), inArray(plans.object_id, [...of.ids])) : isNotNull(plans.content_type))
    .orderBy(plans.at, plans.id);
}
