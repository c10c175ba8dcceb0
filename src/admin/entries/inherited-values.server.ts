import type { Reading } from '../../core/database/reading.server.ts';
import type { Fields } from '../../core/fields/field.ts';
import type { Language } from '../../core/languages.ts';
import { resources } from '../../features/admin/resources.server.ts';
import { inheritedFields } from '../../features/programme/programme.fields.ts';
import { readChoices, referredIn } from '../forms/choices.server.ts';
import { inheritedTexts } from '../forms/inherited.ts';
import { readProduction, shownOf } from './production-values.server.ts';

const { fields } = resources.events;
const described: Fields = Object.fromEntries(inheritedFields.map((name) => [name, fields[name]]).filter(([, field]) => field));

/** What a production shows on its performances where those have nothing: its values, and each in the words of the office's form; nothing of one in the trash. */
export async function readInherited(reading: Reading, id: number, language: Language) {
  const production = await readProduction(reading.db, id);
  const shown = production ? shownOf(production) : {};
  const values = Object.fromEntries(Object.keys(described).map((name) => [name, shown[name] ?? null]));
  const chosen = referredIn(described, [values]);
  const choices = await readChoices(reading, [...chosen.keys()], language, chosen);
  return { values, texts: Object.fromEntries(inheritedTexts(described, { form: new Map(), production: values, choices, language })) };
}
