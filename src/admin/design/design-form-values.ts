import { type FormState, rowsOf } from '../forms/form-state.ts';
import type { DesignNode } from './design-nodes.ts';

type Values = Readonly<Record<string, unknown>>;

/** Sets the controls of a setting, replacing earlier values. */
export function writeSetting(form: FormState, name: string, node: DesignNode, value: unknown): void {
  for (const key of [...form.keys()]) if (key === name || key.startsWith(`${name}.`)) form.delete(key);
  setFields(form, name, node, value);
}

function setFields(form: FormState, name: string, node: DesignNode, value: unknown): void {
  if (node.kind === 'flag') form.set(name, value ? 'on' : '');
  else if (node.kind === 'lines') form.set(name, ((value ?? []) as string[]).join('\n'));
  else if (node.kind === 'order') for (const [index, code] of ((value ?? []) as string[]).entries()) form.set(`${name}.${index}`, code);
  else if (node.kind === 'rows')
    for (const [index, row] of ((value ?? []) as Values[]).entries()) writeParts(form, `${name}.${index}`, node.parts, row);
  else if (node.kind === 'group') writeParts(form, name, node.parts, (value ?? {}) as Values);
  else if (node.kind !== 'named') form.set(name, value === undefined || value === null ? '' : String(value));
  else
    for (const [index, [key, text]] of Object.entries((value ?? {}) as Record<string, string>).entries()) {
      form.set(`${name}.${index}.key`, key);
      form.set(`${name}.${index}.text`, text);
    }
}

function writeParts(form: FormState, name: string, parts: Readonly<Record<string, DesignNode>>, value: Values): void {
  for (const [part, node] of Object.entries(parts)) setFields(form, `${name}.${part}`, node, value[part]);
}

/** Setting as submitted, before validation; undefined for an empty group or choice. */
export function readSetting(form: FormState, name: string, node: DesignNode): unknown {
  const text = (form.get(name) ?? '').trim();
  switch (node.kind) {
    case 'flag':
      return form.get(name) === 'on';
    case 'number':
      return text === '' ? undefined : /^-?\d{1,9}$/.test(text) ? Number(text) : text;
    case 'choice':
      return node.codes.find((code) => String(code) === text) ?? (text || undefined);
    case 'lines':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    case 'order':
      return [...new Set(rowsOf(form, name).map((row) => form.get(`${name}.${row}`) ?? ''))].filter(Boolean);
    case 'rows':
      return rowsOf(form, name)
        .filter((row) => [...form].some(([key, value]) => key.startsWith(`${name}.${row}.`) && value.trim()))
        .map((row) => readParts(form, `${name}.${row}`, node.parts, Object.keys(node.parts)));
    case 'named':
      return Object.fromEntries(
        rowsOf(form, name)
          .map((row) => [
            (form.get(`${name}.${row}.key`) ?? '').trim(),
            (form.get(`${name}.${row}.text`) ?? '').replaceAll('\r\n', '\n').trim(),
          ])
          .filter(([key]) => key),
      );
    case 'group': {
      const value = readParts(form, name, node.parts, node.required);
      return Object.values(value).every(isEmpty) ? undefined : value;
    }
    default:
      return text;
  }
}

/** Empty optional properties are left out. */
function readParts(form: FormState, name: string, parts: Readonly<Record<string, DesignNode>>, required: readonly string[]): Values {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, node]) => {
      const value = readSetting(form, `${name}.${part}`, node);
      return isEmpty(value) && !required.includes(part) ? [] : [[part, value]];
    }),
  );
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
