import { isNull, type SQL, sql } from 'drizzle-orm';
import type { ImageObj, Thumbnails } from '../../core/contract/shapes.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { dayOf } from '../../core/text/dates.ts';
import { houseDay } from '../../core/text/wall-clock.ts';
import { readMedia, toPicture } from '../media/media.read.server.ts';
import { readEventItems } from './event-rows.server.ts';
import { readEvents } from './events.read.server.ts';
import { priceRangeOf } from './price-range.ts';
import type { EventItem } from './programme.shapes.ts';
import { rooms } from './programme.tables.server.ts';

/** What the home page shows of an event; the rest of the item would only make the page heavier. */
export type HomeEvent = Pick<
  EventItem,
  'id' | 'name' | 'preline' | 'link' | 'date_start' | 'statuses' | 'is_premiere' | 'image_obj' | 'image_thumbnails' | 'untranslated'
> & {
  room: string;
  /** Lowest price above zero as a decimal string, null when there is none. */
  priceFrom: string | null;
};

export interface HomeHero extends HomeEvent {
  /** Plain text of the teaser. */
  teaser: string;
  /** A landscape picture that can fill the window; without one the poster stands beside the title. */
  wide: { image: ImageObj; thumbnails: Thumbnails } | null;
}

export interface HomeDay {
  /** 'YYYY-MM-DD'. */
  day: string;
  events: HomeEvent[];
}

/** From here on a picture counts as landscape. */
const landscape = 1.5;

/** The next premiere of the coming four weeks, else the next event with a picture. */
export async function readHero(reading: Reading, language: Language): Promise<HomeHero | null> {
  reading.uses('events');
  const now = reading.now.toISOString();
  const [row] = await rowsOf<{ id: number; pictures: number[] }>(
    reading,
    sql`select e.id, coalesce(nullif(e.images, '{}'), p.images, '{}') as pictures from events e left join productions p on p.id = e.production
        where e.is_listed and e.date_start > ${now}::timestamptz and coalesce(e.image, p.image) is not null and not e.statuses && array['canceled', 'postponed']
        order by (e.is_premiere and e.date_start < ${now}::timestamptz + interval '28 days') desc, e.date_start, e.id limit 1`,
  );
  const [event] = row ? await readEventItems(reading, [row.id], language) : [];
  if (!row || !event) return null;
  reading.changesAt(new Date(event.date_start));
  const pictures = await readMedia(reading, row.pictures);
  const found = row.pictures
    .map((id) => pictures.get(id))
    .find((picture) => picture?.width && picture.height && picture.width / picture.height >= landscape);
  const wide = toPicture(found, language);
  return {
    ...toHomeEvent(event),
    teaser: event.text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    wide: wide.image_obj && wide.image_thumbnails && { image: wide.image_obj, thumbnails: wide.image_thumbnails },
  };
}

/** The first days on which something is on, soonest first. What began earlier and still runs belongs to today. */
export async function readNextDays(reading: Reading, language: Language, count: number): Promise<HomeDay[]> {
  const { results } = await readEvents(reading, language, {}, 1, 24);
  const today = houseDay(reading.now);
  const days = new Map<string, HomeEvent[]>();
  for (const event of results) {
    const began = dayOf(event.date_start);
    // biome-ignore lint/complexity/useMathMinMax: days are texts, and Math.max would make numbers of them
    const day = began < today ? today : began;
    days.set(day, [...(days.get(day) ?? []), toHomeEvent(event)]);
  }
  return [...days].slice(0, count).map(([day, events]) => ({ day, events }));
}

/** The next event of each production, coming premieres first; the one of `except` is left out. */
export async function readComing(reading: Reading, language: Language, except: number | null, count: number): Promise<HomeEvent[]> {
  reading.uses('events');
  const rows = await rowsOf<{ id: number }>(
    reading,
    sql`select id from (
          select distinct on (e.production) e.id, e.date_start, e.is_premiere from events e join productions p on p.id = e.production
          where e.is_listed and e.date_start > ${reading.now.toISOString()}::timestamptz and coalesce(e.image, p.image) is not null and not e.statuses && array['canceled']
          and e.production is distinct from (select production from events where id = ${except ?? 0})
          order by e.production, e.date_start
        ) as next order by is_premiere desc, date_start limit ${count}`,
  );
  const items = await readEventItems(
    reading,
    rows.map((row) => row.id),
    language,
  );
  for (const { date_start } of items) reading.changesAt(new Date(date_start));
  return items.map(toHomeEvent);
}

/** Rooms with their seats, largest first. */
export async function readRoomsBySize(reading: Reading, language: Language): Promise<{ id: number; name: string; seats: number | null }[]> {
  return reading.once(`rooms-by-size:${language}`, async (own) => {
    own.uses('rooms');
    const rows = await own.db.select().from(rooms).where(isNull(rooms.deleted_at)).orderBy(sql`${rooms.seats} desc nulls last`, rooms.id);
    return rows.map(({ id, name, seats }) => ({ id, name: translate(name, language).text, seats }));
  });
}

function toHomeEvent({
  id,
  name,
  preline,
  link,
  date_start,
  statuses,
  is_premiere,
  image_obj,
  image_thumbnails,
  untranslated,
  room,
  prices,
  seat_groups,
}: EventItem): HomeEvent {
  return {
    id,
    name,
    preline,
    link,
    date_start,
    statuses,
    is_premiere,
    image_obj,
    image_thumbnails,
    untranslated,
    room: room?.name ?? '',
    priceFrom: priceRangeOf({ prices, seat_groups })?.from ?? null,
  };
}

async function rowsOf<Row>(reading: Reading, query: SQL): Promise<Row[]> {
  return ((await reading.db.execute(query)) as unknown as { rows: Row[] }).rows;
}
