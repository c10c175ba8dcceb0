import { z } from 'zod';
import { linkShape, pictureShape } from '../../core/contract/shapes.ts';

export const personShape = z
  .strictObject({
    id: z.int(),
    slug: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    name: z.string(),
    function: z.string(),
    person_category: z.int().nullable(),
    order: z.int(),
    link: linkShape,
    ...pictureShape,
  })
  .meta({ id: 'Person' });

export type Person = z.output<typeof personShape>;
