import { eq } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { slugify } from '../../core/text/slugs.ts';
import { readMedia, toPicture } from '../media/media.read.server.ts';
import type { VenueItem } from './programme.shapes.ts';
import { rooms, venues } from './programme.tables.server.ts';

/** The venue of a room; null without one. */
export async function readVenue(reading: Reading, room: number | null, language: Language): Promise<VenueItem | null> {
  if (room === null) return null;
  return reading.once(`venue-of-room:${room}:${language}`, async (own) => {
    own.uses('rooms');
    const [found] = await own.db
      .select({ venue: venues })
      .from(rooms)
      .innerJoin(venues, eq(venues.id, rooms.venue))
      .where(eq(rooms.id, room));
    const row = found?.venue;
    if (row) own.uses(`venue:${row.id}`);
    if (!row || row.deleted_at !== null || !row.is_online) return null;
    const pictures = await readMedia(own, [row.image]);
    const text = (field: 'name' | 'directions' | 'accessibility' | 'description') => translate(row[field], language).text;
    const { id, street, zip, city, country, latitude, longitude, phone, email } = row;
    return {
      id,
      slug: slugify(text('name')),
      name: text('name'),
      street,
      zip,
      city,
      country,
      latitude,
      longitude,
      phone,
      email,
      directions: text('directions'),
      accessibility: text('accessibility'),
      description: text('description'),
      // Pages of venues come with the public site; until then there is nothing to lead to.
      link: { url: '' },
      ...toPicture(row.image === null ? null : pictures.get(row.image), language),
    };
  });
}
