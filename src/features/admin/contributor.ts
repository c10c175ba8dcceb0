import { z } from 'zod';
import { translatedSchema } from '../../core/fields/text.ts';

const person = z.int().positive();

/** Cast entry as edited in the office; rules as in the import, persons by id. A stand-in without role takes all roles. */
export const contributorSchema = z.strictObject({
  person,
  role: translatedSchema(z.string().trim().max(255), false).default({}),
  replaces: person.nullable().default(null),
  note: translatedSchema(z.string().trim().max(500), false).default({}),
});

export type CastEntry = z.output<typeof contributorSchema>;
