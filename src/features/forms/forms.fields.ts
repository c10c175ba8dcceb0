import { z } from 'zod';
import { lines, list, number } from '../../core/fields/plain.ts';
import { richText } from '../../core/fields/rich-text.ts';
import { sharedFields } from '../../core/fields/shared-fields.ts';
import { translatedText } from '../../core/fields/text.ts';
import { languages, translate } from '../../core/languages.ts';
import { slugify } from '../../core/text/slugs.ts';
import { hasChoices, isFieldSlug, maxLengths, presetsOf } from './field-types.ts';
import { formFieldRows, formFieldSchema, type GivenField, type StoredFormField } from './form-field.fields.ts';

/** Error messages of the field checks. */
export const formRules = {
  slug: 'expected a small letter, then small letters, digits, - and _; not email2 and no word every object has',
  sameSlug: 'expected a slug no other field of the form has',
  noChoices: 'expected at least one choice',
  sameChoice: 'expected choices that differ in every language',
  default: 'expected one of the choices',
} as const;

const most = { fields: 100, recipients: 20 } as const;
/** Forms (FORM-01). A changed retention applies to new entries only. */
export const formFields = {
  title: translatedText({ label: { de: 'Titel', en: 'Title' }, required: true }),
  intro: richText({ label: { de: 'Einleitung', en: 'Introduction' }, max: 5000 }),
  thanks: translatedText({
    label: { de: 'Dank nach dem Absenden', en: 'Thanks after sending' },
    help: {
      de: 'Was jemand danach liest, etwa „Sie sind angemeldet“. Ohne Text: „Vielen Dank! Ihre Nachricht wurde gesendet.“',
      en: 'What people read afterwards, such as ‘You are signed up’. Without a text: ‘Thank you! Your message has been sent.’',
    },
    max: 300,
  }),
  fields: { ...list(z.custom<StoredFormField>(), { label: { de: 'Felder', en: 'Fields' }, ...formFieldRows }), schema: fieldsSchema() },
  recipients: lines(z.string().trim().pipe(z.email().max(maxLengths.email)), most.recipients, {
    label: { de: 'Empfänger', en: 'Recipients' },
    help: {
      de: 'Eine E-Mail-Adresse je Zeile. Ohne Empfänger stehen Einsendungen nur hier in der Redaktion.',
      en: 'One email address per line. Without recipients entries only stand here in the office.',
    },
  }),
  retention_days: number({
    label: { de: 'Löschfrist in Tagen', en: 'Delete after days' },
    help: {
      de: '1 bis 3650. Gilt für künftige Einsendungen; was schon da ist, behält seinen Tag.',
      en: '1 to 3650. Holds for entries to come; those that are here keep their day.',
    },
    required: true,
    min: 1,
    max: 3650,
    initial: 180,
  }),
  is_online: sharedFields.is_online,
};

function fieldsSchema(): z.ZodType<StoredFormField[]> {
  return z
    .array(formFieldSchema)
    .max(most.fields)
    .transform((fields) => withSlugs(numbered(fields)))
    .superRefine((fields, context) => {
      for (const [index, field] of fields.entries())
        for (const [part, rule] of faultsOf(field, fields.slice(0, index)))
          context.addIssue({ code: 'custom', path: [index, part], message: formRules[rule] });
    }) as unknown as z.ZodType<StoredFormField[]>;
}

/** Assigns ids to fields without one. */
function numbered(fields: readonly GivenField[]): StoredFormField[] {
  const seen = new Set<number>();
  let highest = Math.max(0, ...fields.map(({ id = 0 }) => id));
  return fields.map((field) => {
    const id = field.id === undefined || seen.has(field.id) ? ++highest : field.id;
    seen.add(id);
    return { ...field, id };
  });
}

/** Generates missing slugs from the label, numbered if taken. */
function withSlugs(fields: readonly StoredFormField[]): StoredFormField[] {
  const taken = new Set(fields.map(({ slug }) => slug));
  return fields.map((field) => {
    if (field.slug) return field;
    const wanted = slugify(translate(field.label, 'de').text).slice(0, 50);
    const base = isFieldSlug(wanted) ? wanted : `field-${wanted}`;
    let slug = base;
    for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
    taken.add(slug);
    return { ...field, slug };
  });
}

function faultsOf(field: StoredFormField, before: readonly StoredFormField[]): [string, keyof typeof formRules][] {
  const faults: [string, keyof typeof formRules][] = [];
  const { slug, field_type, choices } = field;
  if (!isFieldSlug(slug)) faults.push(['slug', 'slug']);
  else if (before.some((other) => other.slug === slug)) faults.push(['slug', 'sameSlug']);
  if (!hasChoices(field_type)) return faults;
  if (choices.length === 0) faults.push(['choices', 'noChoices']);
  const texts = languages.map((language) => choices.map((choice) => translate(choice, language).text));
  if (texts.some((inOne) => new Set(inOne).size < inOne.length)) faults.push(['choices', 'sameChoice']);
  const isChoice = (preset: string) => choices.some((choice) => Object.values(choice).includes(preset));
  if (choices.length > 0 && !presetsOf(field.default, field_type).every(isChoice)) faults.push(['default', 'default']);
  return faults;
}
