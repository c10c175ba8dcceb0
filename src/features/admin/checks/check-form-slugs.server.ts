import type { Database } from '../../../core/database/client.server.ts';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { countEntries } from '../../forms/entries/entries.read.server.ts';
import type { StoredFormField } from '../../forms/form-field.fields.ts';
import { EntryRefused } from '../check-values.server.ts';

interface ChangedForm {
  id: number;
  /** Fields to store; undefined when unchanged. */
  fields: unknown;
  current: unknown;
}

/**
 * Answers are stored by field slug: slugs cannot change once a form has entries (FORM-05).
 * @throws EntryRefused
 */
export async function checkFormSlugs(db: Database, { id, fields, current }: ChangedForm, language: Language): Promise<void> {
  const before = new Map(((current ?? []) as StoredFormField[]).map((field) => [field.id, field.slug]));
  const renamed = ((fields ?? []) as StoredFormField[]).flatMap((field, index) => {
    const slug = before.get(field.id);
    return slug === undefined || slug === field.slug
      ? []
      : [[`fields.${index}.slug`, [m.admin_form_slug_fixed({ slug }, { locale: language })]]];
  });
  if (renamed.length > 0 && (await countEntries(db, id)) > 0) throw new EntryRefused(Object.fromEntries(renamed));
}
