import { z } from 'zod';
import { positiveIntegerPattern } from '../text/parse-id.ts';

/** Shapes that several features' answers share (requirements, 'Calls'). Times are ISO 8601 with offset. The ids name them in OpenAPI. */
export const linkShape = z.strictObject({ url: z.string() }).meta({ id: 'Link' });
export const optionShape = z.strictObject({ id: z.int(), name: z.string() }).meta({ id: 'Option' });
export const filterOptionShape = optionShape.extend({ show_in_filter: z.boolean() }).meta({ id: 'FilterOption' });
export const urlsShape = z.record(z.string(), z.string()).meta({ id: 'Urls', description: 'Language to path' });

/** A picture: `focus` is [x, y] as fractions from the top left, `color` the CSS colour that stands in while it loads, '' for none. */
export const imageShape = z
  .strictObject({
    id: z.int(),
    url: z.string(),
    width: z.int(),
    height: z.int(),
    description: z.string(),
    copyright: z.string(),
    focus: z.tuple([z.number(), z.number()]),
    color: z.string(),
  })
  .meta({ id: 'ImageObj' });

/** Addresses of three renditions, about 360, 800 and 1600 px wide. */
export const thumbnailsShape = z.strictObject({ small: z.string(), medium: z.string(), large: z.string() }).meta({ id: 'Thumbs' });

export const pictureShape = { image_obj: imageShape.nullable(), image_thumbnails: thumbnailsShape.nullable() };

/** Names of text fields that fell back to another language, with that language (I18N-08). */
export const untranslatedShape = z
  .record(z.string(), z.string())
  .meta({ description: 'Language of each text that fell back to another one' });

/** A paged list (API-03): next and previous are absolute-path URLs. */
export const pagedShape = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ count: z.int(), next: z.string().nullable(), previous: z.string().nullable(), results: z.array(item) });

export const detailErrorShape = z
  .strictObject({ detail: z.string() })
  .meta({ id: 'Failure', description: 'What went wrong, in the language of the call' });
export const fieldErrorsShape = z
  .record(z.string(), z.array(z.string()))
  .meta({ id: 'FieldErrors', description: 'Messages per parameter' });

/** A positive whole number of a path or query, as text. */
export const positiveInteger = z.string().regex(positiveIntegerPattern).transform(Number);

/** The page of a paged list (API-03). */
export const pageParameter = positiveInteger.default(1).meta({ description: 'Counts from 1' });

const maxPageSize = 100;

/** How many entries a page of a list has: as many as said where the request says nothing. */
export const pageSizeParameter = (preset: number) =>
  positiveInteger.pipe(z.number().max(maxPageSize)).meta({ maximum: maxPageSize }).default(preset);

export type ImageObj = z.output<typeof imageShape>;
export type Thumbnails = z.output<typeof thumbnailsShape>;
export type Option = z.output<typeof optionShape>;
