import { z } from 'zod';
import { linkShape, optionShape, pictureShape } from '../../core/contract/shapes.ts';

export const articleTeaserShape = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    link: linkShape,
    preline: z.string(),
    subline: z.string(),
    headline: z.string(),
    link_text: z.string(),
    ...pictureShape,
    category: z.strictObject({ id: z.int(), name: z.string(), style_name: z.enum(['cc01', 'cc02', 'cc03']), slug: z.string() }).nullable(),
    tags: z.array(optionShape),
    date: z.string(),
  })
  .meta({ id: 'ArticleTeaser' });

export type ArticleTeaser = z.output<typeof articleTeaserShape>;
