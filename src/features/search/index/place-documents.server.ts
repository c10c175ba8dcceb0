import { and, eq, inArray, isNull } from 'drizzle-orm';
import { languages, otherLanguage, type Translated, translate } from '../../../core/languages.ts';
import { rooms, series, venues } from '../../programme/programme.tables.server.ts';
import { toDocument } from './document.ts';
import { addressOf, type DocumentSource, idsOf } from './document-source.ts';
import { readPublishedTrees, textsOfModules } from './module-texts.server.ts';

const isOpenVenue = and(eq(venues.is_online, true), isNull(venues.deleted_at));

/** Venues, also found by the names of their rooms. */
export const venueDocuments: DocumentSource = {
  kind: 'venue',
  ids: (db) => idsOf(db.select({ id: venues.id }).from(venues).where(isOpenVenue)),
  read: async (ids, parts) => {
    const rows = await parts.db
      .select()
      .from(venues)
      .where(and(inArray(venues.id, [...ids]), isOpenVenue));
    const inside = await parts.db
      .select({ venue: rooms.venue, name: rooms.name })
      .from(rooms)
      .where(and(inArray(rooms.venue, [...ids]), isNull(rooms.deleted_at)))
      .orderBy(rooms.id);
    const slots = await readPublishedTrees(parts, 'venue', ids);
    return rows.flatMap((venue) =>
      languages.map((language) => {
        const text = (value: Translated) => translate(value, language).text;
        return toDocument({
          kind: 'venue',
          id: venue.id,
          language,
          title: text(venue.name),
          otherTitle: translate(venue.name, otherLanguage(language)).text,
          url: addressOf('venue', venue, language),
          image: venue.image,
          summary: [[venue.street, `${venue.zip} ${venue.city}`.trim()].filter(Boolean).join(', ')],
          beside: inside.filter((room) => room.venue === venue.id).map(({ name }) => text(name)),
          texts: [
            text(venue.description),
            text(venue.directions),
            text(venue.accessibility),
            ...textsOfModules(parts, slots.get(`${venue.id} ${language}`)),
          ],
        });
      }),
    );
  },
};

const isOpenSeries = and(eq(series.is_online, true), isNull(series.deleted_at));

/** Series and subscriptions. */
export const seriesDocuments: DocumentSource = {
  kind: 'series',
  ids: (db) => idsOf(db.select({ id: series.id }).from(series).where(isOpenSeries)),
  read: async (ids, parts) => {
    const rows = await parts.db
      .select()
      .from(series)
      .where(and(inArray(series.id, [...ids]), isOpenSeries));
    const slots = await readPublishedTrees(parts, 'series', ids);
    return rows.flatMap((entry) =>
      languages.map((language) => {
        const text = (value: Translated) => translate(value, language).text;
        return toDocument({
          kind: 'series',
          id: entry.id,
          language,
          title: text(entry.name),
          otherTitle: translate(entry.name, otherLanguage(language)).text,
          url: addressOf('series', entry, language),
          image: entry.image,
          summary: [text(entry.preline), text(entry.subline)],
          beside: [text(entry.headline), text(entry.price_info)],
          texts: [text(entry.description), ...textsOfModules(parts, slots.get(`${entry.id} ${language}`))],
        });
      }),
    );
  },
};
