import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Option } from '../../../core/contract/shapes.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, translate } from '../../../core/languages.ts';
import { readEventItems } from '../event-rows.server.ts';
import { readProductionItems } from '../production-rows.server.ts';
import type { Appearance, Contributor, EventItem, Production } from '../programme.shapes.ts';
import { contributors, events, productions } from '../programme.tables.server.ts';
import { readCasts } from './contributors.read.server.ts';

/** How much of a person's work their page lists; the rest is in the programme. */
const maxProductions = 24;
const maxDates = 24;

/** What a person does in the programme (TEAM-01, EVD-05). */
export interface PersonWork {
  productions: Production[];
  roles: { production: number; role: string }[];
  events: EventItem[];
  appearances: Appearance[];
}

/**
 * Productions somebody takes part in, those that are on next first, and the coming events they belong to: as one of
 * the cast, as a stand-in, or replaced tonight (EVD-05).
 */
export async function readWorkOf(reading: Reading, person: number, language: Language): Promise<PersonWork> {
  // A cast announces its production or event when it changes.
  reading.uses('productions', 'events');
  const found = await readProductionItems(reading, await readProductionIds(reading, person), language);
  const dates = await readDates(reading, person);
  const casts = await readCasts(reading, dates, language);
  const items = await readEventItems(
    reading,
    dates.map(({ id }) => id),
    language,
  );
  return {
    productions: found.sort((a, b) => (a.next_date ?? '9999').localeCompare(b.next_date ?? '9999')),
    roles: await readRoles(reading, person, found, language),
    events: items,
    appearances: items.map(({ id }) => appearanceOf(id, person, casts.get(id) ?? [])),
  };
}

async function readProductionIds({ db }: Reading, person: number): Promise<number[]> {
  const { id, date_from, date_to, is_online, deleted_at } = productions;
  const rows = await db
    .select({ id })
    .from(productions)
    .where(and(is_online, isNull(deleted_at), inArray(id, productionsWith({ db }, person))))
    .orderBy(sql`coalesce(${date_to}, ${date_from}) desc nulls last`, id)
    .limit(maxProductions);
  return rows.map((row) => row.id);
}

function productionsWith({ db }: Pick<Reading, 'db'>, person: number) {
  return db
    .select({ id: sql<number>`${contributors.production}` })
    .from(contributors)
    .where(and(eq(contributors.person, person), sql`${contributors.production} is not null`));
}

async function readDates(reading: Reading, person: number): Promise<{ id: number; production: number | null }[]> {
  const { db, now } = reading;
  const { id, production, date_start, ends_at, is_listed } = events;
  const named = db
    .select({ id: sql<number>`${contributors.event}` })
    .from(contributors)
    .where(and(or(eq(contributors.person, person), eq(contributors.replaces, person)), sql`${contributors.event} is not null`));
  return db
    .select({ id, production })
    .from(events)
    .where(and(is_listed, gt(ends_at, now), or(inArray(production, productionsWith(reading, person)), inArray(id, named))))
    .orderBy(date_start, id)
    .limit(maxDates);
}

async function readRoles({ db }: Reading, person: number, found: readonly Production[], language: Language): Promise<PersonWork['roles']> {
  if (found.length === 0) return [];
  const { production, role, order, id } = contributors;
  const ids = found.map((item) => item.id);
  const rows = await db
    .select({ production, role })
    .from(contributors)
    .where(and(eq(contributors.person, person), inArray(production, ids)))
    .orderBy(order, id);
  return rows.map((row) => ({ production: row.production ?? 0, role: translate(row.role, language).text }));
}

function appearanceOf(event: number, person: number, cast: readonly Contributor[]): Appearance {
  const entries = cast.filter((entry) => entry.person.id === person);
  const instead = entries.length === 0 ? cast.find((entry) => entry.replaces?.id === person) : undefined;
  return {
    event,
    role: [...new Set(entries.map(({ role }) => role))].filter(Boolean).join(', '),
    note: (instead ?? entries.find(({ note }) => note))?.note ?? '',
    replaces: entries.find(({ replaces }) => replaces)?.replaces ?? null,
    replaced_by: instead ? toOption(instead.person) : null,
  };
}

function toOption({ id, name }: Option): Option {
  return { id, name };
}
