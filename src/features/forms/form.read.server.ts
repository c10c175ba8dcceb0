import { and, eq, isNull } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, languages, type Translated, translate } from '../../core/languages.ts';
import { plainText } from '../../core/text/plain-text.ts';
import { slugify } from '../../core/text/slugs.ts';
import { href } from '../../urls.ts';
import { isFieldSlug, presetsOf, trapSlug } from './field-types.ts';
import type { StoredFormField } from './form-field.fields.ts';
import type { Form, FormField } from './forms.contract.ts';
import { forms } from './forms.tables.server.ts';

/** Form with its addresses. */
export interface FormPage {
  form: Form;
  /** The introduction with its format; that of the form is plain, as its call answers it. */
  introHtml: string;
  slug: string;
  urls: Record<Language, string>;
}

export type FormRow = typeof forms.$inferSelect;

/** Form in a language (FORM-09); null when unknown, or offline for this viewer. */
export async function readForm(reading: Reading, id: number, language: Language): Promise<FormPage | null> {
  return reading.once(`form:${id}:${language}`, async (scope) => {
    const row = await readFormRow(scope, id);
    if (!row) return null;
    const slug = slugify(translate(row.title, language).text);
    return { form: toForm(row, language), introHtml: translate(row.intro, language).text, slug, urls: formUrls(row.id, row.title) };
  });
}

/** Forms this viewer may see, by title. */
export async function readForms(reading: Reading, language: Language): Promise<Form[]> {
  return reading.once(`forms:${language}`, async (scope) => {
    scope.uses('forms');
    const online = scope.viewer.isEditor ? undefined : eq(forms.is_online, true);
    const rows = await scope.db
      .select()
      .from(forms)
      .where(and(isNull(forms.deleted_at), online))
      .orderBy(forms.id);
    return rows.map((row) => toForm(row, language));
  });
}

/** Stored form; null when unknown, or offline for this viewer. */
export async function readFormRow(reading: Reading, id: number): Promise<FormRow | null> {
  reading.uses(`form:${id}`, 'forms');
  const [row] = await reading.db
    .select()
    .from(forms)
    .where(and(eq(forms.id, id), isNull(forms.deleted_at)));
  return row && (row.is_online || reading.viewer.isEditor) ? row : null;
}

/** Converts a stored form to one language, with the honeypot after its fields (FORM-04). */
export function toForm({ id, title, intro, thanks, fields }: FormRow, language: Language): Form {
  const text = (value: Translated) => translate(value, language).text;
  return {
    id,
    title: text(title),
    intro: plainText(text(intro)),
    // In another language it would be worse than the general one.
    thanks: thanks[language] ?? '',
    fields: [...usable(fields).map((field) => toField(field, language)), trapOf(fields)],
  };
}

/** Addresses of a form per language (ROUTE-16). */
export function formUrls(id: number, title: Translated): Record<Language, string> {
  const of = (language: Language) => href('form', language, { slug: slugify(translate(title, language).text), id });
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, string>;
}

/** Fields with an invalid or duplicate slug are left out. */
function usable(fields: readonly StoredFormField[]): StoredFormField[] {
  const seen = new Set<string>();
  return fields.filter(({ slug }) => {
    const isFine = isFieldSlug(slug) && !seen.has(slug);
    seen.add(slug);
    return isFine;
  });
}

function toField(field: StoredFormField, language: Language): FormField {
  const text = (value: Translated) => translate(value, language).text;
  // Default choices are stored in one language, whichever the editor used.
  const inLanguage = (preset: string) => {
    const choice = field.choices.find((one) => Object.values(one).includes(preset));
    return choice ? text(choice) : preset;
  };
  return {
    ...field,
    label: text(field.label),
    choices: field.choices.map(text),
    default: presetsOf(field.default, field.field_type).map(inLanguage).join('\n'),
    placeholder_text: text(field.placeholder_text),
    help_text: text(field.help_text),
  };
}

function trapOf(fields: readonly StoredFormField[]): FormField {
  const id = Math.max(0, ...fields.map((field) => field.id)) + 1;
  const empty = { choices: [], default: '', placeholder_text: '', help_text: '' };
  return { id, label: '', slug: trapSlug, field_type: 'emailconfirm', required: false, visible: true, ...empty };
}
