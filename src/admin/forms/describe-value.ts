import type { Field } from '../../core/fields/field.ts';
import type { Language } from '../../core/languages.ts';
import { formatClock, formatNumericDay } from '../../core/text/dates.ts';
import { m } from '../../paraglide/messages.js';
import { fieldLabels } from '../labels.ts';
import { codeLabels, rowCodes } from './code-labels.ts';
import type { Choice } from './form-fields.tsx';
import { toForm } from './form-values.ts';

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
  if (kind === 'choice' || kind === 'choices') return [value].flat().map((code) => (codeLabels[String(code)] ?? (() => String(code)))());
  if (kind === 'reference' || kind === 'references' || kind === 'media')
    return [value].flat().map((id) => nameOf(choices.get(kind === 'media' ? 'media' : target), Number(id)));
  const filled = [...toForm({ [name]: field }, { [name]: value })].filter(([key, text]) => text && !hiddenKey.test(key));
  return filled.map(([key, text]) => {
    const rowField = key.split('.').at(-1) ?? '';
    if (rowField === 'person' || rowField === 'replaces') return nameOf(choices.get('person'), Number(text));
    // A checked flag is shown as its label.
    if (text === 'on') return kind === 'list' ? (fieldLabels[rowField]?.() ?? '') : '';
    return rowCodes[rowField]?.[text]?.() ?? text;
  });
}

/** Technical row fields; the seat group of a price follows from its row. */
const hiddenKey = /\.(id|block_id|sale_type_id|status|new)$|\.prices\.\d+\.seat_group$/;

function nameOf(entries: readonly Choice[] | undefined, id: number): string {
  return entries?.find((entry) => entry.id === id)?.title ?? m.admin_gone();
}
