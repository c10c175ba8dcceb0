import { eq, inArray } from 'drizzle-orm';
import { type Language, languages, otherLanguage, translate } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { type AccessService, accessLabels, statusLabels } from '../../programme/programme.codes.ts';
import { eventFields } from '../../programme/programme.fields.ts';
import { events, productions } from '../../programme/programme.tables.server.ts';
import { nameParts, readParts } from './casts.server.ts';
import { toDocument } from './document.ts';
import { addressOf, type DocumentSource, idsOf } from './document-source.ts';
import { shortFacts, textsOfFields } from './field-texts.ts';
import { readPublishedTrees, textsOfModules } from './module-texts.server.ts';

/** The title with its status first when a performance is canceled or postponed (EVT-28). */
function statusText(statuses: readonly string[], locale: Language): string {
  if (statuses.includes('canceled')) return statusLabels.canceled[locale];
  return statuses.includes('postponed') ? statusLabels.postponed[locale] : '';
}

/** Access services of an event, its production's where it has none (EVD-04). */
function accessOf(event: { access: string[] }, production: { access: string[] } | null): AccessService[] {
  return (event.access.length > 0 ? event.access : (production?.access ?? [])) as AccessService[];
}

/** Fields of the title, the summary and what stands beside them. */
const inHead = ['name', 'preline', 'subline', 'headline'];

/** Performances: found until they are over. */
export const eventDocuments: DocumentSource = {
  kind: 'event',
  ids: (db) => idsOf(db.select({ id: events.id }).from(events).where(eq(events.is_listed, true))),
  read: async (ids, parts) => {
    const rows = await parts.db
      .select({ event: events, production: productions })
      .from(events)
      .leftJoin(productions, eq(productions.id, events.production))
      .where(inArray(events.id, [...ids]));
    const shown = rows.filter(({ event }) => event.is_listed && event.ends_at > parts.now);
    const ofProductions = shown.flatMap(({ event }) => event.production ?? []);
    const cast = await readParts(parts, { productions: [...new Set(ofProductions)], events: shown.map(({ event }) => event.id) });
    const slots = await readPublishedTrees(parts, 'event', ids);
    const { names } = parts;
    return shown.flatMap(({ event, production }) =>
      languages.map((language) => {
        const text = (value: Parameters<typeof translate>[0]) => translate(value, language).text;
        const either = (name: 'preline' | 'subline') => text(event[name]) || text(production?.[name]);
        return toDocument({
          kind: 'event',
          id: event.id,
          language,
          title: text(event.name),
          otherTitle: translate(event.name, otherLanguage(language)).text,
          url: addressOf('event', event, language),
          image: event.image ?? production?.image ?? null,
          date_start: event.date_start.toISOString(),
          visible_until: event.ends_at.toISOString(),
          summary: [
            statusText(event.statuses, language),
            event.is_premiere ? m.status_premiere({}, { locale: language }) : '',
            text(names.rooms.get(event.room ?? 0)),
            either('preline'),
            either('subline'),
          ],
          beside: [
            text(event.headline),
            text(production?.name),
            text(names.exhibitionTypes.get(event.exhibition_type ?? 0)),
            text(names.genres.get(event.genre ?? production?.genre ?? 0)),
            event.statuses.includes('free_entrance') ? statusLabels.free_entrance[language] : '',
            ...event.tags.map((tag) => text(names.eventTags.get(tag))),
            ...event.series.map((id) => text(names.series.get(id))),
          ],
          texts: [
            // Not beside the title: a page about it comes before the dates that have it.
            ...accessOf(event, production).map((service) => accessLabels[service][language].replaceAll('\u00ad', '')),
            ...textsOfFields(eventFields, event, language, [...inHead, ...shortFacts]),
            ...textsOfModules(parts, slots.get(`${event.id} ${language}`)),
            ...nameParts(
              cast.filter((part) => part.event === event.id || (part.production !== null && part.production === event.production)),
              language,
            ),
            ...shortFacts.map((name) => text(event[name])),
          ],
        });
      }),
    );
  },
};
