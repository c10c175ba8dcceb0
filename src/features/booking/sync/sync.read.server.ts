import { and, asc, count, desc, eq, gt, inArray, isNull, like, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { escapeLike } from '../../../core/database/search-patterns.server.ts';
import type { Translated } from '../../../core/languages.ts';
import { toLocalIso } from '../../../core/text/wall-clock.ts';
import { events, productions } from '../../programme/programme.tables.server.ts';
import { whyNotSold } from '../sale-rules.ts';
import { refusalShape, type SyncedEvent, valuesAt, valuesOfEvent } from './shop-values.shapes.ts';
import { type SyncTrigger, shopConflicts, shopDates, shopSync, shopSyncRuns } from './sync.tables.server.ts';
import { readSyncedEvents } from './synced-events.read.server.ts';

interface NamedEvent {
  id: number;
  name: Translated;
  dateStart: Date;
}

/** A value that office and shop have changed differently. */
export interface ShopConflict {
  id: number;
  event: NamedEvent & Pick<SyncedEvent, 'prices' | 'seat_groups'>;
  /** As in `ShopValues`. */
  name: string;
  shop: string | null;
  own: string | null;
}

/** What a synchronisation did to one event. */
export interface SyncedChange {
  id: number;
  at: Date;
  trigger: SyncTrigger;
  event: NamedEvent & Pick<SyncedEvent, 'prices' | 'seat_groups'>;
  taken: string[];
  conflicts: string[];
  isDraft: boolean;
  /** Why values were not taken, in the languages of the office; null when nothing went wrong. */
  failure: Translated | null;
}

export interface SyncOverview {
  readAt: Date | null;
  /** Asked for and not finished. */
  isPending: boolean;
  /** Since when it has failed, and what the shop answered: '' where a date could not be taken. Null when the newest attempt succeeded. */
  failure: { at: Date; text: string } | null;
  conflicts: ShopConflict[];
  /** Dates of the shop nobody has entered. */
  unknown: { idJet: string; name: Translated; dateStart: Date }[];
  /** Performances on the site that cannot be bought, because the shop has nothing with their number. */
  notFound: (NamedEvent & { idJet: string })[];
  changes: SyncedChange[];
}

const shownChanges = 50;
const shownDates = 100;
const shownConflicts = 100;

/** Everything the office shows of the synchronisation. */
export async function readSyncOverview(db: Database, now: Date): Promise<SyncOverview> {
  const [[state], conflicts, unknown, runs] = await Promise.all([
    db.select().from(shopSync).where(eq(shopSync.id, 1)),
    readConflicts(db, now),
    db.select().from(shopDates).where(isUnknown(now)).orderBy(asc(shopDates.date_start)).limit(shownDates),
    db.select().from(shopSyncRuns).orderBy(desc(shopSyncRuns.at), desc(shopSyncRuns.id)).limit(shownChanges),
  ]);
  const found = await readSyncedEvents(db, [...new Set(runs.flatMap(({ event }) => event ?? []))]);
  const named = (id: number | null) => {
    const row = found.get(id ?? 0);
    return row ? [{ ...row, dateStart: row.date_start }] : [];
  };
  return {
    readAt: state?.read_at ?? null,
    isPending: state !== undefined && isPending(state),
    failure: failureOf(state),
    conflicts,
    notFound: await readNotFound(db, state, now),
    unknown: unknown.map(({ id_jet, name, date_start }) => ({ idJet: id_jet, name, dateStart: date_start })),
    changes: runs.flatMap(({ id, at, trigger, event: of, taken, conflicts: left, is_draft, failure }) =>
      named(of).map((event) => ({ ...{ id, at, trigger, event, taken }, conflicts: left, isDraft: is_draft, failure: refusalOf(failure) })),
    ),
  };
}

/** The performances with the numbers that the shop did not know, of those that would be sold: they may have another number by now. */
async function readNotFound(db: Database, state: typeof shopSync.$inferSelect | undefined, now: Date): Promise<SyncOverview['notFound']> {
  const numbers = state?.not_found ?? [];
  if (numbers.length === 0) return [];
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.is_listed, true), inArray(events.id_jet, numbers), gt(events.ends_at, now)))
    .orderBy(asc(events.date_start), asc(events.id));
  return rows
    .filter((row) => whyNotSold(row, now) === null)
    .map(({ id, name, date_start, id_jet }) => ({ id, name, dateStart: date_start, idJet: id_jet }));
}

/** Somebody has asked, and neither the answer nor a failure is there yet. */
export const isPending = ({ wanted, done, failed_at }: Pick<typeof shopSync.$inferSelect, 'wanted' | 'done' | 'failed_at'>) =>
  wanted > done && failed_at === null;

function failureOf(state: typeof shopSync.$inferSelect | undefined): SyncOverview['failure'] {
  return state?.failed_at ? { at: state.failed_at, text: state.failure } : null;
}

/** Lines from before there were texts in both languages have the German one alone. */
function refusalOf(failure: string): Translated | null {
  if (failure === '') return null;
  return failure.startsWith('{') ? refusalShape.parse(JSON.parse(failure)) : { de: failure };
}

/** What the shop says of a date nobody has entered, as fields of a new performance (SHOP-123); null for another one. */
export async function readUnknownDate(db: Database, idJet: string): Promise<Record<string, unknown> | null> {
  const [date] = await db
    .select()
    .from(shopDates)
    .where(and(eq(shopDates.id_jet, idJet), isNull(shopDates.event)));
  if (!date) return null;
  const { name, date_start, values } = date;
  return {
    ...{ id_jet: idJet, name, date_start: toLocalIso(date_start) },
    ...(values.date_end && { date_end: toLocalIso(new Date(values.date_end)) }),
    production: await productionOf(db, idJet, name),
  };
}

/** The one production that the other dates of its series belong to, or that is called as it is; null where there are several or none. */
async function productionOf(db: Database, idJet: string, name: Translated): Promise<number | null> {
  const series = idJet.includes('/') ? idJet.slice(0, idJet.lastIndexOf('/') + 1) : null;
  const siblings = series
    ? await db
        .selectDistinct({ id: events.production })
        .from(events)
        .where(and(like(events.id_jet, `${escapeLike(series)}%`), isNull(events.deleted_at)))
    : [];
  if (siblings.length === 1 && siblings[0]) return siblings[0].id;
  const isCalled = Object.entries(name).map(([language, text]) => sql`${productions.name}->>${language} = ${text}`);
  const called =
    isCalled.length > 0
      ? await db
          .select({ id: productions.id })
          .from(productions)
          .where(and(or(...isCalled), isNull(productions.deleted_at)))
      : [];
  return called.length === 1 && called[0] ? called[0].id : null;
}

const isUnknown = (now: Date) => and(isNull(shopDates.event), isNull(shopDates.ignored_at), gt(shopDates.date_start, now));

/** What is still to be decided: conflicts in which office and shop say the same by now are over. */
async function readConflicts(db: Database, now: Date): Promise<ShopConflict[]> {
  const rows = await db.select().from(shopConflicts).orderBy(asc(shopConflicts.created_at), asc(shopConflicts.id)).limit(shownConflicts);
  const found = await readSyncedEvents(db, [...new Set(rows.map(({ event }) => event))]);
  return rows.flatMap(({ id, event: of, name, shop_value: shop }) => {
    const event = found.get(of);
    const own = event ? (valuesOfEvent(event, now)[name] ?? null) : null;
    return event && valuesAt({ [name]: shop }, now)[name] !== own
      ? [{ id, event: { ...event, dateStart: event.date_start }, name, shop, own }]
      : [];
  });
}

/** How much waits for a decision of the office, and how the synchronisation fails, as in `SyncOverview`. */
export async function readSyncWaiting(
  db: Database,
  now: Date,
): Promise<Pick<SyncOverview, 'failure' | 'notFound'> & { conflicts: number; unknown: number }> {
  const [open, [dates], [state]] = await Promise.all([
    readConflicts(db, now),
    db.select({ count: count() }).from(shopDates).where(isUnknown(now)),
    db.select().from(shopSync).where(eq(shopSync.id, 1)),
  ]);
  const notFound = await readNotFound(db, state, now);
  return { conflicts: open.length, unknown: dates?.count ?? 0, notFound, failure: failureOf(state) };
}
