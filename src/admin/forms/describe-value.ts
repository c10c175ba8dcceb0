import type { Field } from '../../core/fields/field.ts';
import { isShown } from '../../core/fields/rows.ts';
import { type Language, languages, type Translated } from '../../core/languages.ts';
import { formatClock, formatNumericDay } from '../../core/text/dates.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { codeLabel } from './field-label.ts';
import type { Choice } from './form-kit.ts';
import { toForm } from './form-values.ts';
import { toNotes } from './rich-notes.ts';
import { rowFieldAt } from './row-fields.ts';

type Choices = ReadonlyMap<string, readonly Choice[]>;

/** Describes a value as text to compare versions: names for ids, labels for codes. */
export function describeValue(name: string, field: Field | undefined, value: unknown, choices: Choices, language: Language): string {
  if (!field || value === null || value === undefined) return m.admin_none();
  return textsOf(name, field, value, choices, language).filter(Boolean).join(' · ') || m.admin_none();
}

function textsOf(name: string, field: Field, value: unknown, choices: Choices, language: Language): string[] {
  const { kind, target = '' } = field;
  if (kind === 'flag') return [value ? m.admin_yes() : m.admin_no()];
  if (kind === 'date') return [formatNumericDay(String(value), language)];
  if (kind === 'date-time') return [`${formatNumericDay(String(value), language)}, ${formatClock(String(value), language)}`];
  if (kind === 'choice' || kind === 'choices' || (kind === 'number' && field.codes))
    return [value].flat().map((code) => codeLabel(field, String(code)));
  if (kind === 'reference' || kind === 'references' || kind === 'media')
    return [value].flat().map((id) => nameOf(choices.get(kind === 'media' ? 'media' : target), Number(id)));
  if (kind === 'rich-text') return languages.map((one) => toNotes((value as Translated)[one] ?? ''));
  const filled = [...toForm({ [name]: field }, { [name]: value })].filter(([, text]) => text);
  return filled.map(([key, text]) => (kind === 'list' ? rowText(rowFieldAt({ [name]: field }, key), text, choices, language) : text));
}

/** A value of a row in words; '' for what only the ticket system and the site itself need. */
function rowText(field: ReturnType<typeof rowFieldAt>, text: string, choices: Choices, language: Language): string {
  if (!field || !isShown(field) || field.input === 'number') return '';
  if (field.input === 'moment' && text) return `${formatNumericDay(text, language)}, ${formatClock(text, language)}`;
  if (field.input === 'person' || field.input === 'replaced') return nameOf(choices.get('person'), Number(text));
  // A checked flag is shown as its label.
  if (field.input === 'flag' || field.input === 'ticked') return interfaceText(field.label);
  return codeLabel(field, text);
}

function nameOf(entries: readonly Choice[] | undefined, id: number): string {
  return entries?.find((entry) => entry.id === id)?.title ?? m.admin_gone();
}
