import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, translate } from '../../../core/languages.ts';
import { Texts } from '../../../core/text/texts.server.ts';
import { readMedia } from '../../media/media.read.server.ts';
import { readEventItems } from '../event-rows.server.ts';
import type { VenueDetail } from '../programme.shapes.ts';
import { events, rooms, venues } from '../programme.tables.server.ts';
import { eventIdsOf } from './detail-columns.server.ts';
import { toVenueItem, venueUrls } from './venue.read.server.ts';

/** How many dates the page of a venue lists; each room leads to all of its own in the calendar. */
const maxDates = 12;

/** One venue with its rooms, largest first, and what is on there next (API-30, API-38, VEN-01); null when unknown or offline for who asks. */
export async function readVenueDetail(reading: Reading, id: number, language: Language): Promise<VenueDetail | null> {
  reading.uses(`venue:${id}`, 'rooms', 'events');
  const [row] = await reading.db
    .select()
    .from(venues)
    .where(and(eq(venues.id, id), isNull(venues.deleted_at)));
  if (!row || !(row.is_online || reading.viewer.isEditor)) return null;
  const texts = new Texts(language);
  for (const field of ['name', 'directions', 'accessibility', 'description'] as const) texts.pick(field, row[field]);
  const venueRooms = await reading.db
    .select({ id: rooms.id, name: rooms.name, seats: rooms.seats })
    .from(rooms)
    .where(and(eq(rooms.venue, id), isNull(rooms.deleted_at)))
    .orderBy(sql`${rooms.seats} desc nulls last`, rooms.id);
  const ids = venueRooms.map((room) => room.id);
  const isNextHere = and(inArray(events.room, ids), gt(events.ends_at, reading.now));
  return {
    ...toVenueItem(row, await readMedia(reading, [row.image]), language),
    urls: venueUrls(row),
    rooms: venueRooms.map((room) => ({ id: room.id, name: translate(room.name, language).text, seats: room.seats })),
    events: ids.length === 0 ? [] : await readEventItems(reading, await eventIdsOf(reading, isNextHere, maxDates), language),
    untranslated: texts.untranslated,
  };
}
