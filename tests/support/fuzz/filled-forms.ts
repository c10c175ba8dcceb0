import fc from 'fast-check';
import { decode } from '../decode.ts';
import type { FuzzedRequest } from './fuzz-calls.ts';
import { bodyOf } from './fuzz-pages.ts';
import { hostileText } from './hostile-values.ts';

/** A form as a browser would submit it without a change, and the buttons that submit it. */
export interface FilledForm {
  action: string;
  isMultipart: boolean;
  fields: readonly (readonly [string, string])[];
  buttons: readonly (readonly [string, string])[];
}

const attribute = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
};

/** The forms of a page that change something, with the values the page shows. */
export function filledFormsIn(html: string, url: string): FilledForm[] {
  // What stands in a template is not submitted.
  const served = html.replace(/<template\b[\s\S]*?<\/template>/g, '');
  return [...served.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/gi)].flatMap(([, head = '', inside = '']) => {
    if (!/method="post"/i.test(head)) return [];
    const id = attribute(head, 'id');
    const elsewhere = id ? [...served.matchAll(new RegExp(`<button\\b[^>]*\\sform="${id}"[^>]*>`, 'g'))].map(([tag]) => tag) : [];
    const tags = [...[...inside.matchAll(/<(?:input|button)\b[^>]*>/g)].map(([tag]) => tag), ...elsewhere];
    const fields: [string, string][] = [];
    const buttons: [string, string][] = [];
    for (const tag of tags) {
      const [name, value = '', type = ''] = [attribute(tag, 'name'), attribute(tag, 'value'), attribute(tag, 'type')];
      if (!name || /\sdisabled/.test(tag)) continue;
      if (tag.startsWith('<button')) buttons.push([name, value]);
      else if (!/checkbox|radio/.test(type) || /\schecked/.test(tag)) fields.push([name, /checkbox/.test(type) ? value || 'on' : value]);
    }
    for (const [, tag = '', text = ''] of inside.matchAll(/<textarea\b([^>]*)>([^<]*)<\/textarea>/g))
      fields.push([attribute(` ${tag}`, 'name') ?? '', decode(text).replace(/^\n/, '')]);
    for (const [, tag = '', options = ''] of inside.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
      const chosen = /<option\b[^>]*\sselected[^>]*>/.exec(options)?.[0] ?? /<option\b[^>]*>/.exec(options)?.[0] ?? '';
      fields.push([attribute(` ${tag}`, 'name') ?? '', attribute(chosen, 'value') ?? '']);
    }
    const action = attribute(head, 'action') ?? url;
    return [{ action: action.startsWith('/') ? action : url, isMultipart: /multipart/i.test(head), fields, buttons }];
  });
}

/** What somebody does to the forms of a page: which one, which fields they change to what, which button they press. */
export interface Filling {
  form: number;
  changes: readonly (readonly [field: number, text: string])[];
  left: readonly number[];
  button: number;
}

const text = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom('1', '2', '3', '', 'on', 'Ada', 'ada@example.org', '2026-12-01', '19:30', 'Herbst', 'de', '24.00'),
  },
  { weight: 2, arbitrary: hostileText },
);

/** Mostly a form that would be taken, with a field or two that would not. */
export const fillings: fc.Arbitrary<Filling> = fc.record({
  form: fc.nat(9),
  changes: fc.array(fc.tuple(fc.nat(99), text), { maxLength: 2 }),
  left: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(fc.nat(99), { maxLength: 2 }) }),
  button: fc.nat(9),
});

/** The request of a filling; null for a page without a form. */
export function submissionOf(forms: readonly FilledForm[], { form, changes, left, button }: Filling): FuzzedRequest | null {
  const chosen = forms[form % Math.max(1, forms.length)];
  if (!chosen) return null;
  const fields = chosen.fields.map(([name, value]): [string, string] => [name, value]);
  for (const [index, value] of changes) {
    const field = fields[index % Math.max(1, fields.length)];
    if (field) field[1] = value;
  }
  const out = new Set(left.map((index) => index % Math.max(1, fields.length)));
  const pressed = chosen.buttons[button % Math.max(1, chosen.buttons.length)];
  const submitted = [...fields.filter((_, index) => !out.has(index)), ...(pressed ? [pressed] : [])];
  return {
    method: 'POST',
    url: chosen.action,
    body: bodyOf(submitted, chosen.isMultipart),
    ...(chosen.isMultipart && { isMultipart: true }),
  };
}
