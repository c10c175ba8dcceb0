import type { Field } from '../../core/fields/field.ts';
import type { Language } from '../../core/languages.ts';
import { formatClock, formatNumericDay } from '../../core/text/dates.ts';
import { m } from '../../paraglide/messages.js';
import { fieldLabels } from '../labels.ts';
import { codeLabels, rowCodes } from './code-labels.ts';
import type { Choice } from './form-parts.tsx';
import { toForm } from './form-values.ts';

type Choices = ReadonlyMap<string, readonly Choice[]>;

/** A value as a sentence that says enough to decide: names instead of numbers, no code without its word. */
export function wordsOf(name: string, field: Field | undefined, value: unknown, choices: Choices, language: Language): string {
  if (!field || value === null || value === undefined) return m.admin_none();
  return partsOf(name, field, value, choices, language).filter(Boolean).join(' · ') || m.admin_none();
}

function partsOf(name: string, field: Field, value: unknown, choices: Choices, language: Language): string[] {
  const { kind, target = '' } = field;
  if (kind === 'flag') return [value ? m.admin_yes() : m.admin_no()];
  if (kind === 'date') return [formatNumericDay(String(value), language)];
  if (kind === 'date-time') return [`${formatNumericDay(String(value), language)}, ${formatClock(String(value), language)}`];
  if (kind === 'choice' || kind === 'choices') return [value].flat().map((code) => (codeLabels[String(code)] ?? (() => String(code)))());
  if (kind === 'reference' || kind === 'references' || kind === 'media')
    return [value].flat().map((id) => nameOf(choices.get(kind === 'media' ? 'media' : target), Number(id)));
  const parts = [...toForm({ [name]: field }, { [name]: value })].filter(([key, text]) => text && !hiddenPart.test(key));
  return parts.map(([key, text]) => {
    const part = key.split('.').at(-1) ?? '';
    if (part === 'person' || part === 'replaces') return nameOf(choices.get('person'), Number(text));
    // What is ticked is said by its label.
    if (text === 'on') return kind === 'list' ? (fieldLabels[part]?.() ?? '') : '';
    return rowCodes[part]?.[text]?.() ?? text;
  });
}

/** Parts of a row that only machines read; the seat group of a price is told by the row it stands in. */
const hiddenPart = /\.(id|block_id|sale_type_id|status|new)$|\.prices\.\d+\.seat_group$/;

function nameOf(entries: readonly Choice[] | undefined, id: number): string {
  return entries?.find((entry) => entry.id === id)?.title ?? m.admin_gone();
}
