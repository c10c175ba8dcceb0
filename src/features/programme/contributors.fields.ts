import { z } from 'zod';
import { entryId } from '../../core/fields/entry-id.ts';
import { list } from '../../core/fields/plain.ts';
import { translatedSchema } from '../../core/fields/text.ts';

/** Cast entry as edited in the office; rules as in the import, persons by id. A stand-in without role takes all roles. */
const contributorSchema = z.strictObject({
  person: entryId,
  role: translatedSchema(z.string().trim().max(255), false).default({}),
  replaces: entryId.nullable().default(null),
  note: translatedSchema(z.string().trim().max(500), false).default({}),
});

export type CastEntry = z.output<typeof contributorSchema>;

/** The cast of an event or production, which has a table of its own and counts as a field of its owner. */
export const contributors = list(contributorSchema, {
  label: { de: 'Besetzung', en: 'Cast' },
  rows: {
    person: { input: 'person', label: { de: 'Es spielt', en: 'Performed by' } },
    role: { input: 'texts', label: { de: 'Rolle', en: 'Role' } },
    replaces: { input: 'replaced', label: { de: 'Anstelle von', en: 'Instead of' }, isRare: true },
    note: { input: 'texts', label: { de: 'Hinweis für das Publikum', en: 'Note for the audience' }, isRare: true },
  },
});
