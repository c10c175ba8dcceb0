import { and, eq, inArray, isNull, max } from 'drizzle-orm';
import { languages, otherLanguage, translate } from '../../../core/languages.ts';
import { startOfLocalDay } from '../../../core/text/wall-clock.ts';
import { productionFields } from '../../programme/programme.fields.ts';
import { events, productions } from '../../programme/programme.tables.server.ts';
import { nameParts, readParts } from './casts.server.ts';
import { toDocument } from './document.ts';
import { addressOf, type DocumentSource, idsOf } from './document-source.ts';
import { shortFacts, textsOfFields } from './field-texts.ts';
import { readPublishedTrees, textsOfModules } from './module-texts.server.ts';

const { id, is_online, deleted_at } = productions;
const isShown = and(eq(is_online, true), isNull(deleted_at));

/** Fields of the title, the summary and what stands beside them. */
const inHead = ['name', 'preline', 'subline', 'headline'];

/** Productions: found until their run and their last performance are over; for ever where neither is known. */
export const productionDocuments: DocumentSource = {
  kind: 'production',
  ids: (db) => idsOf(db.select({ id }).from(productions).where(isShown)),
  read: async (ids, parts) => {
    const rows = await parts.db
      .select()
      .from(productions)
      .where(and(inArray(id, [...ids]), isShown));
    const lastDates = await parts.db
      .select({ production: events.production, last: max(events.ends_at) })
      .from(events)
      .where(and(inArray(events.production, [...ids]), eq(events.is_listed, true)))
      .groupBy(events.production);
    const lastOf = new Map(lastDates.map(({ production, last }) => [production, last]));
    const cast = await readParts(parts, { productions: ids, events: [] });
    const slots = await readPublishedTrees(parts, 'production', ids);
    const { names } = parts;
    return rows.flatMap((production) =>
      languages.map((language) => {
        const text = (value: Parameters<typeof translate>[0]) => translate(value, language).text;
        return toDocument({
          kind: 'production',
          id: production.id,
          language,
          title: text(production.name),
          otherTitle: translate(production.name, otherLanguage(language)).text,
          url: addressOf('production', production, language),
          image: production.image,
          visible_until: endOf(production.date_to, lastOf.get(production.id) ?? null)?.toISOString() ?? null,
          summary: [text(production.preline), text(production.subline)],
          beside: [
            text(production.headline),
            text(names.exhibitionTypes.get(production.exhibition_type ?? 0)),
            text(names.genres.get(production.genre ?? 0)),
            ...production.tags.map((tag) => text(names.productionTags.get(tag))),
          ],
          parts: nameParts(
            cast.filter((part) => part.production === production.id),
            language,
          ),
          texts: [
            ...textsOfFields(productionFields, production, language, [...inHead, ...shortFacts]),
            ...production.programs.flatMap((entry) => [text(entry.title), text(entry.text)]),
            ...textsOfModules(parts, slots.get(`${production.id} ${language}`)),
            ...shortFacts.map((name) => text(production[name])),
          ],
        });
      }),
    );
  },
};

function endOf(dateTo: string | null, lastEvent: Date | null): Date | null {
  const endOfRun = dateTo === null ? null : startOfLocalDay(dateTo, 1);
  if (!endOfRun || !lastEvent) return endOfRun ?? lastEvent;
  return endOfRun > lastEvent ? endOfRun : lastEvent;
}
