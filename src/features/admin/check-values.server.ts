import { validationMessages } from '../../core/contract/validation-messages.server.ts';
import { type Field, isTranslated } from '../../core/fields/field.ts';
import { textFaultOf, yearFaultOf } from '../../core/fields/storable.ts';
import type { Language, Translated } from '../../core/languages.ts';
import { cleanRichText } from '../../core/text/rich-text.server.ts';
import { m } from '../../paraglide/messages.js';
import { formRules } from '../forms/forms.fields.ts';
import { blockNameRule } from '../site/site.fields.ts';
import type { Values } from './entry-values.server.ts';
import type { Resource } from './resources.server.ts';

/** Messages by field; row fields by path, e.g. 'prices.0.price'. */
export type FieldMessages = Record<string, string[]>;

/** Invalid values: answered with 400. */
export class EntryRefused extends Error {
  override name = 'EntryRefused';
  readonly messages: FieldMessages;
  constructor(messages: FieldMessages) {
    super(JSON.stringify(messages));
    this.messages = messages;
  }
}

/**
 * Validates values by the schemas of their fields, shared with the import, and answers them as stored.
 * With `isWhole`, omitted fields are empty, as in a new entry. @throws EntryRefused
 */
export function checkValues({ fields }: Pick<Resource, 'fields'>, given: Values, language: Language, isWhole: boolean): Values {
  const messages = new Map<string, string[]>();
  const addMessage = (path: string, text: string) => messages.set(path, [...(messages.get(path) ?? []), text]);
  const stored: Values = {};
  for (const name of Object.keys(given))
    if (!Object.hasOwn(fields, name)) addMessage(name, m.editor_no_such_field({}, { locale: language }));
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(given, name)) {
      if (isWhole && field.isRequired && !field.schema.safeParse(field.initial).success)
        addMessage(name, m.field_required({}, { locale: language }));
      continue;
    }
    // Reads answer null for an address or a time that is empty.
    const value = given[name] === null && !field.isRequired && field.initial === '' ? '' : given[name];
    const parsed = field.schema.safeParse(value, { error: validationMessages(language) });
    if (!parsed.success) {
      for (const issue of parsed.error.issues) addMessage([name, ...issue.path].join('.'), sentenceOf(field, issue, language));
      continue;
    }
    stored[name] = field.kind === 'rich-text' ? cleanRichText(parsed.data as Translated) : parsed.data;
    const fault = yearFaultOf(stored, { [name]: field }) ?? textFaultOf({ [name]: stored[name] });
    if (fault)
      addMessage(
        fault.path,
        field.kind.startsWith('date') ? m.admin_wrong_date({}, { locale: language }) : m.admin_wrong_text({}, { locale: language }),
      );
  }
  if (messages.size > 0) throw new EntryRefused(Object.fromEntries(messages));
  return stored;
}

interface Issue {
  code: string;
  format?: string;
  message: string;
  path: PropertyKey[];
  origin?: string;
  input?: unknown;
}

/** Error message for a schema issue. */
function sentenceOf(field: Field, issue: Issue, language: Language): string {
  const at = { locale: language };
  if (issue.message === 'This field is required!' || (issue.code === 'too_small' && issue.origin === 'string'))
    return m.field_required({}, at);
  if (issue.code === 'invalid_type' && field.isRequired && issue.path.length === 0) return m.field_required({}, at);
  if (issue.path.at(-1) === 'person' && issue.code === 'invalid_type') return m.field_required({}, at);
  if (issue.code === 'unrecognized_keys') return m.editor_no_such_field({}, at);
  const rule = Object.hasOwn(rules, issue.message) ? rules[issue.message] : undefined;
  if (rule) return rule({}, at);
  if (issue.format === 'email') return m.admin_wrong_email({}, at);
  if (field.kind === 'date' || field.kind === 'date-time') return m.admin_wrong_date({}, at);
  if (field.kind === 'link') return m.admin_wrong_link({}, at);
  if (issue.path.at(-1) === 'price') return m.admin_wrong_price({}, at);
  if (issue.path.at(-1) === 'time_start' || (field.kind === 'text' && issue.code === 'invalid_format')) return m.admin_wrong_time({}, at);
  if (field.kind === 'number' && issue.code === 'invalid_type') return m.admin_wrong_number({}, at);
  if (issue.code === 'custom' || (issue.code === 'invalid_format' && !isTranslated(field))) return m.admin_wrong_value({}, at);
  return issue.message;
}

/** Messages of the named rules of the schemas. */
const rules: Readonly<Record<string, typeof m.admin_wrong_slug>> = {
  [blockNameRule]: m.admin_wrong_slug,
  [formRules.slug]: m.admin_form_slug,
  [formRules.sameSlug]: m.admin_form_slug_twice,
  [formRules.noChoices]: m.admin_form_choices_none,
  [formRules.sameChoice]: m.admin_form_choices_twice,
  [formRules.default]: m.admin_form_default,
};
