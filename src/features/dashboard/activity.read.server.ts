import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { audit } from '../../core/database/change.tables.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import { localDay, toLocalIso } from '../../core/text/wall-clock.ts';
import { users } from '../accounts/accounts.tables.server.ts';
import { nameOfUser } from '../accounts/user-name.read.server.ts';
import { readLinkAddresses } from '../pages/link-addresses.read.server.ts';
import { readTitles } from '../pages/media-uses/media-places.read.server.ts';

export const activityPerPage = 25;

interface ActivityQuery {
  user?: number | undefined;
  content_type?: string | undefined;
  page: number;
}

/** Page of the audit log, latest first (DASH-02); missing titles are filled with the current ones. */
export async function readActivity(reading: Reading, { user, content_type, page }: ActivityQuery, language: Language) {
  const { db } = reading;
  const condition = and(user ? eq(audit.user, user) : undefined, content_type ? eq(audit.content_type, content_type) : undefined);
  const [total] = await db.select({ count: count() }).from(audit).where(condition);
  const rows = await db
    .select({
      id: audit.id,
      user: nameOfUser,
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
  const objects = rows.flatMap(({ content_type, object_id }) => (object_id === null ? [] : [{ content_type, object_id }]));
  const titles = await readTitles(db, objects, language);
  const addressOf = await readLinkAddresses(reading, objects.map(linkOf), language);
  return {
    count: total?.count ?? 0,
    results: rows.map(({ id, object_id, created, ...row }) => {
      const link = linkOf({ ...row, object_id });
      const address = addressOf(link);
      return {
        ...row,
        object_id: object_id ?? 0,
        title: row.title || (titles.get(link) ?? ''),
        // Entries without a page keep their link unchanged.
        url: address === link ? '' : address,
        created: toLocalIso(created),
      };
    }),
  };
}

/** Users and content types in the log, for its filters. */
export async function readActivityFilters(db: Database): Promise<{ people: { id: number; name: string }[]; contentTypes: string[] }> {
  const people = await db
    .select({ id: users.id, name: nameOfUser })
    .from(users)
    .where(sql`exists (select 1 from ${audit} where ${audit.user} = ${users.id})`)
    .orderBy(users.last_name, users.username);
  const types = await db.selectDistinct({ type: audit.content_type }).from(audit).orderBy(audit.content_type);
  return { people, contentTypes: types.map(({ type }) => type) };
}

/** Actions by users per day, oldest first; 0 for days without. */
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
