import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, type Translated, translate } from '../../core/languages.ts';
import { slugify } from '../../core/text/slugs.ts';
import { Texts } from '../../core/text/texts.server.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import { href } from '../../urls.ts';
import { type StockState, stockStates } from '../booking/stock/stock-states.tables.server.ts';
import { pictureColumns, shownPicture, toPicture } from '../media/media.read.server.ts';
import { media } from '../media/media.tables.server.ts';
import { type AccessService, blockingStatuses, type EventStatus, eventStatuses } from './programme.codes.ts';
import type { EventItem, Price, SeatGroup } from './programme.shapes.ts';
import { events, exhibitionTypes, productions, rooms } from './programme.tables.server.ts';
import { type CastNote, readCastNotes } from './reads/contributors.read.server.ts';
import { firstStart, isPresale, isRoomOpen, nearnessOf, roomOpensAt, startOfPrice, startsOf } from './sale-start.shapes.ts';
import { type StoredPrice, type StoredSeatGroup, seatGroupName } from './sales.shapes.ts';

// Only what a list item shows: on PGlite the time of a query goes with the number of its columns.
const sharedColumns = ['preline', 'headline', 'subline', 'text', 'access', 'surtitles'] as const;
const salesColumns = [
  'id_jet',
  'ticket_url',
  'sale_starts',
  'presale_starts',
  'presale_accounts',
  'presale_code',
  'has_waiting_room',
  'sale_ends',
  'prices',
  'seat_groups',
] as const;
const stateColumns = ['date_start', 'date_end', 'ends_at', 'statuses', 'status_note', 'cast_note', 'is_premiere'] as const;

const joined = {
  event: only(getTableColumns(events), ['id', 'name', 'production', ...stateColumns, ...salesColumns, ...sharedColumns]),
  production: only(getTableColumns(productions), ['id', ...sharedColumns]),
  room: { id: rooms.id, name: rooms.name },
  type: { id: exhibitionTypes.id, name: exhibitionTypes.name },
  picture: pictureColumns,
  stock: { event: stockStates.event, state: stockStates.state, hasWheelchairSpaces: stockStates.has_wheelchair_spaces },
};

/** Events with what their list item shows, in one query. */
function prepareEvents(db: Database) {
  return db
    .select(joined)
    .from(events)
    .leftJoin(productions, eq(productions.id, events.production))
    .leftJoin(rooms, eq(rooms.id, events.room))
    .leftJoin(exhibitionTypes, eq(exhibitionTypes.id, events.exhibition_type))
    .leftJoin(media, eq(media.id, sql`coalesce(${events.image}, ${productions.image})`))
    .leftJoin(stockStates, eq(stockStates.event, events.id))
    .where(sql`${events.id} = any(${sql.placeholder('ids')}::integer[])`)
    .prepare('event_rows');
}

export type EventRow = Awaited<ReturnType<ReturnType<typeof prepareEvents>['execute']>>[number];

/** Building this wide a statement takes as long as running it, so it is prepared once per connection pool. */
const prepared = new WeakMap<Database, ReturnType<typeof prepareEvents>>();

function selectEvents({ db }: Reading, ids: readonly number[]): Promise<EventRow[]> {
  const statement = prepared.get(db) ?? prepareEvents(db);
  prepared.set(db, statement);
  return statement.execute({ ids: `{${ids.join(',')}}` });
}

/** The events of these ids as list items, in the order of the ids; an event is read and put together once per change. */
export async function readEventItems(reading: Reading, ids: readonly number[], language: Language): Promise<EventItem[]> {
  const castNotes = await readCastNotes(reading, language);
  const items = await reading.onceEach(`event-item-${language}`, ids, {
    fetch: async (missing) => new Map((await selectEvents(reading, missing)).map((row) => [row.event.id, row])),
    make: (scope, row: EventRow) => toEventItem(scope, row, language, castNotes),
  });
  return ids.map((id) => items.get(id)).filter((item) => item !== undefined);
}

/** One event with its list columns; undefined when there is none. */
export async function readEventRow(reading: Reading, id: number): Promise<EventRow | undefined> {
  const [row] = await selectEvents(reading, [id]);
  return row;
}

/** A row as the item that lists and pages show. What the event leaves empty comes from its production. */
export function toEventItem(
  reading: Reading,
  { event, production, room, type, picture, stock }: EventRow,
  language: Language,
  castNotes: ReadonlyMap<number, CastNote>,
): EventItem {
  reading.uses(`event:${event.id}`, `stock:${event.id}`);
  if (event.production) reading.uses(`production:${event.production}`);
  const castNote = castNotes.get(event.id);
  reading.uses('rooms', 'exhibition_types', ...(castNote?.tags ?? []));
  const texts = new Texts(language);
  const name = texts.pick('name', event.name);
  const ahead = (moment: Date | null) => (moment && moment > reading.now ? toLocalIso(moment) : null);
  const statuses = readStatuses(reading, event, stock?.state);
  return {
    xtype: 'event',
    id: event.id,
    date_start: toLocalIso(event.date_start),
    event_type_new: type ? { name: translate(type.name, language).text, slug: String(type.id) } : null,
    ticket_url: event.ticket_url || null,
    id_jet: event.id_jet || null,
    prices: event.prices.map((price) => toPrice(price, language, ahead(startOfPrice(event, undefined, price)))),
    seat_groups: event.seat_groups.map((group) => toSeatGroup(group, language, (price) => ahead(startOfPrice(event, group, price)))),
    slug: slugify(name),
    name,
    preline: texts.pick('preline', event.preline, production?.preline),
    headline: texts.pick('headline', event.headline, production?.headline),
    subline: texts.pick('subline', event.subline, production?.subline),
    text: texts.pick('text', event.text, production?.text),
    date_end: event.date_end && toLocalIso(event.date_end),
    room: room?.id ? { id: room.id, name: translate(room.name, language).text } : null,
    statuses,
    has_wheelchair_spaces: statuses.includes('sold_out') && stock?.hasWheelchairSpaces === true,
    link: { url: href('event', language, { slug: slugify(name), id: event.id }) },
    ...toPicture(shownPicture(reading, picture), language),
    is_premiere: event.is_premiere,
    sale_starts: ahead(firstStart(event)),
    is_presale: ahead(firstStart(event)) !== null && isPresale(event, reading.now),
    is_room_open: isRoomOpen(event, reading.now),
    status_note: texts.pick('status_note', event.status_note),
    cast_note: texts.pick('cast_note', event.cast_note) || (castNote?.text ?? ''),
    access: (event.access.length > 0 ? event.access : (production?.access ?? [])) as AccessService[],
    surtitles: texts.pick('surtitles', event.surtitles, production?.surtitles),
    untranslated: texts.untranslated,
  };
}

/** Title per language, for the addresses of the other language. */
export function eventUrls(event: { id: number; name: Translated }): Record<Language, string> {
  const url = (language: Language) => href('event', language, { slug: slugify(translate(event.name, language).text), id: event.id });
  return { de: url('de'), en: url('en') };
}

/** The address of a production by its title per language; the counterpart of {@link eventUrls}. */
export function productionUrls(production: { id: number; name: Translated }): Record<Language, string> {
  const url = (language: Language) =>
    href('production', language, { slug: slugify(translate(production.name, language).text), id: production.id });
  return { de: url('de'), en: url('en') };
}

/** Statuses in the order of their labels (EVT-28), with the last known state of the stock where tickets are on sale (API-46). */
function readStatuses(reading: Reading, event: EventRow['event'], stock: StockState | undefined): EventStatus[] {
  reading.changesAt(event.ends_at);
  for (const start of [...startsOf(event), event.presale_starts]) reading.changesAt(start);
  for (const start of startsOf(event)) if (start) reading.changesAt(nearnessOf(start));
  const opens = roomOpensAt(event);
  if (opens) reading.changesAt(opens);
  reading.changesAt(event.sale_ends);
  const start = firstStart(event);
  const isPast = event.ends_at <= reading.now;
  const found = new Set<string>(event.statuses);
  if (isPast) found.add('past');
  else if (event.sale_ends && event.sale_ends <= reading.now) found.add('online_sale_ended');
  else if (start && start > reading.now) found.add('on_sale_soon');
  if (stock && !blockingStatuses.some((status) => found.has(status))) found.add(stock);
  return eventStatuses.filter((status) => found.has(status));
}

function toPrice(price: StoredPrice, language: Language, sale_starts: string | null): Price {
  return { ...price, sale_starts, text: translate(price.text, language).text, name: translate(price.name, language).text };
}

function toSeatGroup(
  { sale_starts: _, ...group }: StoredSeatGroup,
  language: Language,
  startOf: (price: StoredPrice) => string | null,
): SeatGroup {
  const name = translate(seatGroupName(group), language).text;
  return {
    ...group,
    name,
    text: translate(group.text, language).text,
    prices: group.prices.map((price) => toPrice(price, language, startOf(price))),
  };
}

/** Only some columns of a table. */
export function only<Columns extends object, Name extends keyof Columns>(columns: Columns, names: readonly Name[]): Pick<Columns, Name> {
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<Columns, Name>;
}
