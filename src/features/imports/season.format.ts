import { z } from 'zod';
import type { Field, Fields } from '../../core/fields/field.ts';
import { translatedSchema } from '../../core/fields/text.ts';
import { promotionCodeFields } from '../booking/codes/code.fields.ts';
import { articleCategoryFields, articleFields, articleTagFields } from '../magazine/magazine.fields.ts';
import { focusShape } from '../media/media.fields.ts';
import { personCategoryFields, personFields } from '../people/people.fields.ts';
import * as programme from '../programme/programme.fields.ts';
import { searchSynonymFields } from '../search/search.fields.ts';
import { alertFields, openingHoursFields } from '../site/site.fields.ts';

/**
 * The import format `foyer`: a season as one JSON document. Every list is optional. An entry is known
 * by its `key`, unique within its list; references name the key of an entry of this document.
 * Fields are those of the content types, so a field added there can be imported at once.
 * Times without offset are local times of the venue (Europe/Berlin).
 */
const key = z.string().min(1).max(200);

/** A person's part, in a production (the preset) or in one event, where `replaces` names the person who does not perform. */
const contributor = z.strictObject({
  person: key,
  role: translatedSchema(z.string().max(255), true),
  replaces: key.optional(),
  note: translatedSchema(z.string().max(500), false).optional(),
});

/** A picture. `file` is a path beside the document; formats of EMBED-08. `focus` is [x, y] as fractions from the top left. */
const mediaEntry = z.strictObject({
  key,
  file: z.string().min(1).max(500),
  description: translatedSchema(z.string().max(500), false).optional(),
  copyright: z.string().max(255).optional(),
  focus: focusShape.optional(),
});

/** The lists of the document in the order in which they are applied: an entry only refers to earlier lists. */
export const seasonLists = {
  media: mediaEntry,
  venues: entry(programme.venueFields),
  rooms: entry(programme.roomFields),
  genres: entry(programme.genreFields),
  exhibition_types: entry(programme.exhibitionTypeFields),
  event_tags: entry(programme.eventTagFields),
  seasons: entry(programme.seasonFields),
  production_tags: entry(programme.productionTagFields),
  series: entry(programme.seriesFields),
  person_categories: entry(personCategoryFields),
  persons: entry(personFields),
  productions: entry(programme.productionFields).extend({ contributors: z.array(contributor).max(200).optional() }),
  events: entry(programme.eventFields).extend({ contributors: z.array(contributor).max(200).optional() }),
  article_categories: entry(articleCategoryFields),
  article_tags: entry(articleTagFields),
  articles: entry(articleFields),
  teasers: entry(programme.teaserFields),
  alerts: entry(alertFields),
  opening_hours: entry(openingHoursFields),
  search_synonyms: entry(searchSynonymFields),
  promotion_codes: entry(promotionCodeFields),
};

export type SeasonListName = keyof typeof seasonLists;
/** An entry as it stands in the document, before it is parsed. */
export type SeasonInput<Name extends SeasonListName> = z.input<(typeof seasonLists)[Name]>;

/**
 * The outline of the document. Entries are `unknown` here and parsed one by one, so that a wrong one is
 * refused with its place and reason while the rest of the season can still be reported.
 */
export const seasonDocument = z.strictObject({
  format: z.literal('foyer'),
  version: z.literal(1),
  /** Names where the entries come from; keys are unique within it, a repeated import finds them again. */
  source: z.string().min(1).max(100),
  ...(Object.fromEntries(Object.keys(seasonLists).map((name) => [name, z.array(z.unknown()).default([])])) as Record<
    SeasonListName,
    z.ZodDefault<z.ZodArray<z.ZodUnknown>>
  >),
});

/** A document as a program writes it: checked by the compiler, entries in the input form. */
export type SeasonDocument = { format: 'foyer'; version: 1; source: string } & { [Name in SeasonListName]?: SeasonInput<Name>[] };

type ImportShape<F extends Fields> = { key: typeof key } & {
  [Name in keyof F]: F[Name] extends { kind: 'reference' }
    ? z.ZodOptional<z.ZodNullable<z.ZodString>>
    : F[Name] extends { kind: 'references' }
      ? z.ZodOptional<z.ZodArray<z.ZodString>>
      : F[Name] extends Field<infer Kind, infer Value>
        ? z.ZodOptional<z.ZodType<Value, ImportInput<Kind, Value>>>
        : never;
};

type ImportInput<Kind, Value> = Kind extends 'translated-text' | 'rich-text'
  ? string | Value
  : Kind extends 'date-time'
    ? string | null
    : Kind extends 'list'
      ? unknown[]
      : Value;

/** The schema of an entry from the fields of its content type; required fields stay required at run time. */
function entry<F extends Fields>(fields: F): z.ZodObject<ImportShape<F>, z.core.$strict> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = field.kind === 'reference' ? key.nullable() : field.kind === 'references' ? z.array(key).max(500) : field.schema;
      return [name, field.isRequired && field.kind !== 'choice' ? schema : schema.optional()];
    }),
  );
  return z.strictObject({ key, ...shape }) as unknown as z.ZodObject<ImportShape<F>, z.core.$strict>;
}
