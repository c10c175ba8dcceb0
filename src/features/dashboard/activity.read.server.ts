import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { audit } from '../../core/database/change.tables.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import { localDay, toLocalIso } from '../../core/text/wall-clock.ts';
import { users } from '../accounts/accounts.tables.server.ts';
import { readLinkAddresses } from '../pages/link-addresses.read.server.ts';
import { readTitles } from '../pages/media-uses/media-places.read.server.ts';

export const activityPerPage = 25;

interface Asked {
  user?: number | undefined;
  content_type?: string | undefined;
  page: number;
}

/** A page of the audit log, the latest first (DASH-02); titles of what was noted without one are those of today. */
export async function readActivity(reading: Reading, { user, content_type, page }: Asked, language: Language) {
  const { db } = reading;
  const condition = and(user ? eq(audit.user, user) : undefined, content_type ? eq(audit.content_type, content_type) : undefined);
  const [total] = await db.select({ count: count() }).from(audit).where(condition);
  const rows = await db
    .select({
      id: audit.id,
      user: personName,
      action: audit.action,
      content_type: audit.content_type,
      object_id: audit.object_id,
      title: audit.title,
      created: audit.created_at,
    })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.user))
    .where(condition)
    .orderBy(desc(audit.created_at), desc(audit.id))
    .limit(activityPerPage)
    .offset((page - 1) * activityPerPage);
  const things = rows.flatMap(({ content_type, object_id }) => (object_id === null ? [] : [{ content_type, object_id }]));
  const titles = await readTitles(db, things, language);
  const addressOf = await readLinkAddresses(reading, things.map(linkOf), language);
  return {
    count: total?.count ?? 0,
    results: rows.map(({ id, object_id, created, ...row }) => {
      const link = linkOf({ ...row, object_id });
      const address = addressOf(link);
      return {
        ...row,
        object_id: object_id ?? 0,
        title: row.title || (titles.get(link) ?? ''),
        // What has no page of its own comes back as it was asked.
        url: address === link ? '' : address,
        created: toLocalIso(created),
      };
    }),
  };
}

/** Everybody and every kind of content the log knows, for its filters. */
export async function readActivityFilters(db: Database): Promise<{ people: { id: number; name: string }[]; contentTypes: string[] }> {
  const people = await db
    .select({ id: users.id, name: personName })
    .from(users)
    .where(sql`exists (select 1 from ${audit} where ${audit.user} = ${users.id})`)
    .orderBy(users.last_name, users.username);
  const types = await db.selectDistinct({ type: audit.content_type }).from(audit).orderBy(audit.content_type);
  return { people, contentTypes: types.map(({ type }) => type) };
}

/** How much was done by people on each of the last days, oldest first; days without anything are 0. */
export async function readActivityDays(db: Database, now: Date, days: number): Promise<{ day: string; count: number }[]> {
  const first = Temporal.PlainDate.from(localDay(now)).subtract({ days: days - 1 });
  const day = sql<string>`(${audit.created_at} at time zone 'Europe/Berlin')::date::text`;
  const rows = await db
    .select({ day, count: count() })
    .from(audit)
    .where(and(isNotNull(audit.user), sql`${audit.created_at} >= ${`${first.subtract({ days: 1 })}`}::date`))
    .groupBy(sql`1`);
  const counts = new Map(rows.map((row) => [row.day, row.count]));
  return Array.from({ length: days }, (_, index) => {
    const at = first.add({ days: index }).toString();
    return { day: at, count: counts.get(at) ?? 0 };
  });
}

const linkOf = ({ content_type, object_id }: { content_type: string; object_id: number | null }) => `${content_type}:${object_id}`;

/** '' for the system and for accounts that are gone. */
const personName = sql<string>`coalesce(nullif(trim(${users.first_name} || ' ' || ${users.last_name}), ''), ${users.username}, '')`;
