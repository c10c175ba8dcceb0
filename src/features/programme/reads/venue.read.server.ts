import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, type Translated, translate } from '../../../core/languages.ts';
import { slugify } from '../../../core/text/slugs.ts';
import { href } from '../../../urls.ts';
import { type PictureRow, readMedia, toPicture } from '../../media/media.read.server.ts';
import type { VenueItem } from '../programme.shapes.ts';
import { rooms, venues } from '../programme.tables.server.ts';
import { countryIn } from '../structured-data/countries.ts';

/** The venue of a room; null without one. */
export async function readVenue(reading: Reading, room: number | null, language: Language): Promise<VenueItem | null> {
  if (room === null) return null;
  return reading.once(`venue-of-room:${room}:${language}`, async (scope) => {
    scope.uses('rooms');
    const [found] = await scope.db
      .select({ venue: venues })
      .from(rooms)
      .innerJoin(venues, eq(venues.id, rooms.venue))
      .where(eq(rooms.id, room));
    const row = found?.venue;
    if (row) scope.uses(`venue:${row.id}`);
    if (!row || row.deleted_at !== null || !row.is_online) return null;
    return toVenueItem(row, await readMedia(scope, [row.image]), language);
  });
}

/** Venues on show (API-30), the one with most seats first. */
export async function readVenues(reading: Reading, language: Language): Promise<VenueItem[]> {
  return reading.once(`venues:${language}`, async (scope) => {
    scope.uses('venues', 'rooms');
    const seats = sql`(select sum(${rooms.seats}) from ${rooms} where ${rooms.venue} = ${venues.id} and ${rooms.deleted_at} is null)`;
    const rows = await scope.db
      .select()
      .from(venues)
      .where(scope.viewer.isEditor ? isNull(venues.deleted_at) : and(isNull(venues.deleted_at), eq(venues.is_online, true)))
      .orderBy(sql`${seats} desc nulls last`, venues.id);
    const pictures = await readMedia(
      scope,
      rows.map((row) => row.image),
    );
    return rows.map((row) => toVenueItem(row, pictures, language));
  });
}

/** A venue as answers and pages name it. */
export function toVenueItem(row: typeof venues.$inferSelect, pictures: ReadonlyMap<number, PictureRow>, language: Language): VenueItem {
  const text = (field: 'name' | 'directions' | 'accessibility' | 'description') => translate(row[field], language).text;
  const { id, street, zip, city, country, latitude, longitude, phone, email } = row;
  return {
    id,
    slug: slugify(text('name')),
    name: text('name'),
    street,
    zip,
    city,
    country: countryIn(country, language),
    latitude,
    longitude,
    phone,
    email,
    directions: text('directions'),
    accessibility: text('accessibility'),
    description: text('description'),
    link: { url: row.is_online ? venueUrls(row)[language] : '' },
    ...toPicture(row.image === null ? null : pictures.get(row.image), language),
  };
}

/** The address of a venue by its name per language. */
export function venueUrls(venue: { id: number; name: Translated }): Record<Language, string> {
  const url = (language: Language) => href('venue', language, { slug: slugify(translate(venue.name, language).text), id: venue.id });
  return { de: url('de'), en: url('en') };
}
