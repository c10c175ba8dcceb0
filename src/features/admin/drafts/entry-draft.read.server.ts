import { and, eq, inArray } from 'drizzle-orm';
import { audit } from '../../../core/database/change.tables.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import type { Fields } from '../../../core/fields/field.ts';
import { type Entry, readEntry, showsSeen } from '../entries.read.server.ts';
import { type DraftStep, entryDrafts } from '../entry-drafts.tables.server.ts';
import type { Values } from '../entry-values.server.ts';
import { type Resource, resourceOfType } from '../resources.server.ts';
import { changedMeanwhile, differenceOf, isText, withPartial } from './draft-values.ts';
import { textHash } from './text-hash.server.ts';

/** What of an entry is not public (decision 0086). */
export interface EntryDraft {
  version: number;
  /** What differs from the live entry; a value that was published meanwhile in another way is left out. */
  values: Values;
  /** What was live when the values were written. */
  base: Values;
  steps: DraftStep[];
  text_times: Record<string, Record<string, string>>;
  updated_at: Date | null;
}

/** An entry as its form shows it: with its draft upon what is live. */
export interface EditedEntry extends Entry {
  /** What visitors see. */
  live: Values;
  draft: EntryDraft;
  /** Visitors have never seen it. */
  isNew: boolean;
  /** Drafted fields of which somebody published another value meanwhile, with the languages of texts. */
  meanwhile: Map<string, string[]>;
}

const noDraft: EntryDraft = { version: 0, values: {}, base: {}, steps: [], text_times: {}, updated_at: null };

/** Drafts of entries, by id. */
export async function readDrafts(
  db: Database,
  resource: Resource,
  entries: readonly Pick<Entry, 'id' | 'values'>[],
): Promise<Map<number, EntryDraft>> {
  if (!resource.hasDrafts || entries.length === 0) return new Map();
  const ids = entries.map(({ id }) => id);
  const rows = await db
    .select()
    .from(entryDrafts)
    .where(and(eq(entryDrafts.content_type, resource.type), inArray(entryDrafts.object_id, ids)));
  return new Map(
    rows.map((row) => {
      const live = entries.find(({ id }) => id === row.object_id)?.values ?? {};
      return [row.object_id, { ...row, values: stillDifferent(resource.fields, live, row.values) }];
    }),
  );
}

/** The draft of an entry; an empty one where there is none. */
export async function readDraft(db: Database, resource: Resource, entry: Pick<Entry, 'id' | 'values'>): Promise<EntryDraft> {
  return (await readDrafts(db, resource, [entry])).get(entry.id) ?? noDraft;
}

/** Entry with its draft, including the trash; null when it does not exist. `forUpdate` locks it until the transaction ends. */
export async function readEdited(db: Database, resource: Resource, id: number, forUpdate = false): Promise<EditedEntry | null> {
  const entry = await readEntry(db, resource, id, forUpdate);
  if (!entry) return null;
  const draft = await readDraft(db, resource, entry);
  return {
    ...entry,
    ...{ values: withPartial(resource.fields, entry.values, draft.values), live: entry.values, draft },
    isNew: resource.hasDrafts && (await readNeverPublished(db, resource, [entry])).has(id),
    meanwhile: changedMeanwhile(resource.fields, entry.values, draft),
  };
}

/**
 * Entry of a content type as publishing its draft would make it, for what looks at its page; null for owners of pages that are no entries,
 * as lists are (PAGE-35).
 */
export async function readWithDraft(db: Database, of: { content_type: string; object_id: number }) {
  const resource = resourceOfType(of.content_type);
  const entry = resource && (await readEdited(db, resource, of.object_id));
  return entry ? { type: resource.type, fields: resource.fields, values: entry.values, isNew: entry.isNew } : null;
}

/**
 * Those of the entries that visitors have never seen: they are offline, and nothing in their history took them offline, nor was one
 * of their publications left standing.
 */
export async function readNeverPublished(db: Database, resource: Resource, entries: readonly Entry[]): Promise<Set<number>> {
  const offline = entries.filter(({ values }) => values.is_online === false).map(({ id }) => id);
  if (offline.length === 0) return new Set();
  const seen = await db
    .selectDistinct({ id: audit.object_id })
    .from(audit)
    .where(and(inArray(audit.object_id, offline), showsSeen(resource)));
  const seenIds = new Set(seen.map(({ id }) => id));
  return new Set(offline.filter((id) => !seenIds.has(id)));
}

/** English texts that are older than the German ones they stand beside (PAGE-17), unless German is what they were made from. */
export function outdatedFields(fields: Fields, values: Values, { text_times }: Pick<EntryDraft, 'text_times'>): string[] {
  return Object.keys(text_times).filter((name) => {
    const { de, en } = (values[name] ?? {}) as Record<string, string>;
    const times = text_times[name] ?? {};
    return isText(fields, name) && Boolean(de) && Boolean(en) && (times.de ?? '') > (times.en ?? '') && times.source !== textHash(de ?? '');
  });
}

/** An import or a call may have published the same meanwhile. */
function stillDifferent(fields: Fields, live: Values, values: Values): Values {
  return differenceOf(fields, live, withPartial(fields, live, values));
}
