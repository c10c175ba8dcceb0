import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ActorInLanguage } from '../../core/database/actor.ts';
import type { Database } from '../../core/database/client.server.ts';
import { moveWithLocalTime, toLocalIso } from '../../core/text/wall-clock.ts';
import { resumedSaleEnd } from '../programme/paused-sale.shapes.ts';
import { contributors, events } from '../programme/programme.tables.server.ts';
import { toWire } from './entry-values.server.ts';
import { recordChanges } from './record-changes.server.ts';
import { resources } from './resources.server.ts';

/** What is copied besides the texts. */
export interface CopyOptions {
  sales: boolean;
  cast: boolean;
  /** Stand-ins, usually for a single performance. */
  standIns: boolean;
}

/**
 * Copies a performance to other dates, offline, without notes of the single date. The number of statements is constant.
 * Answers the new ids; null when there is no such performance outside of the trash.
 */
export async function copyEvent(
  transaction: Database,
  id: number,
  starts: readonly Date[],
  copied: CopyOptions,
  actor: ActorInLanguage,
): Promise<number[] | null> {
  const [event] = await transaction
    .select()
    .from(events)
    .where(and(eq(events.id, id), isNull(events.deleted_at)));
  if (!event) return null;
  if (starts.length === 0) return [];
  const cast = await transaction.select().from(contributors).where(eq(contributors.event, id)).orderBy(asc(contributors.order));
  const { id: _, version, import_key, import_source, ends_at, is_listed, prices, seat_groups, ...row } = event;
  const { date_start, date_end } = event;
  // Of a sale the venue says day and hour, whatever the clocks do in between; a performance is as long as before.
  const moved = (moment: Date | null, start: Date) => moment && moveWithLocalTime(moment, date_start, start);
  const rows = starts.map((start) => ({
    ...row,
    ...(copied.sales
      ? movedSale({ prices, seat_groups }, (moment) => moveWithLocalTime(moment, date_start, start))
      : { prices: [], seat_groups: [], ticket_url: '' }),
    // The address of the original's tickets would sell the wrong evening.
    ...(copied.sales && event.id_jet !== '' && event.ticket_url.includes(event.id_jet) && { ticket_url: '' }),
    date_start: start,
    date_end: date_end && new Date(start.getTime() + date_end.getTime() - date_start.getTime()),
    sale_starts: moved(event.sale_starts, start),
    presale_starts: moved(event.presale_starts, start),
    sale_ends: moved(resumedSaleEnd(event), start),
    ...{ previous_start: null, paused_sale: null },
    statuses: event.statuses.filter((status) => status === 'free_entrance'),
    ...{ status_note: {}, cast_note: {}, is_premiere: false, id_jet: '', is_online: false },
    ...{ created_at: actor.now, updated_at: actor.now, deleted_at: null },
  }));
  const made = await transaction.insert(events).values(rows).returning();
  const parts = cast.filter(({ replaces }) => (replaces === null ? copied.cast : copied.standIns));
  if (parts.length > 0)
    await transaction.execute(sql`insert into ${contributors} (event, person, role, replaces, note, "order")
      select e.id, c.person, c.role, c.replaces, c.note, c."order" from ${contributors} c
      cross join unnest(${`{${made.map((one) => one.id).join(',')}}`}::integer[]) as e(id)
      where c.id = any(${`{${parts.map((part) => part.id).join(',')}}`}::integer[])`);
  const resource = resources.events;
  const changes = made.map((one) => ({ resource, id: one.id, values: toWire(resource.fields, one), detail: { version: 0 } }));
  await recordChanges(transaction, changes, 'create', actor);
  return made.map((one) => one.id);
}

type Sale = Pick<typeof events.$inferSelect, 'prices' | 'seat_groups'>;

/** The catalogue of a copy: what goes on sale apart from the rest does so as long before the performance as on the original date. */
function movedSale({ prices, seat_groups }: Sale, moved: (moment: Date) => Date): Sale {
  const move = <Part extends Sale['prices'][number] | Sale['seat_groups'][number]>(part: Part): Part =>
    part.sale_starts ? { ...part, sale_starts: toLocalIso(moved(new Date(part.sale_starts))) } : part;
  return { prices: prices.map(move), seat_groups: seat_groups.map((group) => ({ ...move(group), prices: group.prices.map(move) })) };
}

/** Event that overlaps a planned copy. */
export interface Clash {
  /** Index of the requested start. */
  at: number;
  id: number;
  name: Record<string, string>;
  start: Date;
  /** Same production and start: the date exists already. */
  isSame: boolean;
}

/** Events in the same room that overlap the planned copies, in one query. */
export async function readClashes(db: Database, id: number, starts: readonly Date[]): Promise<Clash[]> {
  if (starts.length === 0) return [];
  const moments = JSON.stringify(starts.map((start) => start.toISOString()));
  const { rows } = (await db.execute(sql`
    with source as (select * from ${events} where id = ${id}),
    wanted as (
      select (place - 1)::integer as at, moment::timestamptz as start, moment::timestamptz + (source.ends_at - source.date_start) as until
      from jsonb_array_elements_text(${moments}::jsonb) with ordinality as m(moment, place), source
    )
    select w.at, e.id, e.name, e.date_start as start,
      coalesce(e.production = source.production, e.name = source.name) and e.date_start = w.start as "isSame"
    from wanted w cross join source
    join ${events} e on e.deleted_at is null and e.room = source.room
      and (e.date_start = w.start or (e.date_start < w.until and e.ends_at > w.start))
    order by w.at, e.date_start limit 1000`)) as unknown as { rows: (Omit<Clash, 'start'> & { start: string | Date })[] };
  return rows.map((row) => ({ ...row, start: new Date(row.start) }));
}
