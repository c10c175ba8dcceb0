import type { FormState } from '../forms/form-state.ts';
import { fromForm, toForm } from '../forms/form-values.ts';
import { closeRows } from '../forms/row-inputs.ts';
import { type DesignNode, isGroup } from './design-fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** Sets the controls of a setting, replacing earlier values. */
export function writeSetting(form: FormState, name: string, node: DesignNode, value: unknown): void {
  for (const key of [...form.keys()]) if (key === name || key.startsWith(`${name}.`)) form.delete(key);
  for (const [key, text] of controlsOf(name, node, value)) form.set(key, text);
}

function controlsOf(name: string, node: DesignNode, value: unknown): [string, string][] {
  if (!isGroup(node)) return [...toForm({ [name]: node.field }, { [name]: node.toField(value ?? undefined) ?? node.field.initial })];
  return Object.entries(node.parts).flatMap(([part, inner]) => controlsOf(`${name}.${part}`, inner, (value as Values | undefined)?.[part]));
}

/** Setting as submitted, before validation; undefined for an empty group or choice. */
export function readSetting(form: FormState, name: string, node: DesignNode): unknown {
  if (isGroup(node)) {
    const parts = Object.entries(node.parts).flatMap(([part, inner]) => {
      const value = readSetting(form, `${name}.${part}`, inner);
      return isEmpty(value) && !node.required.includes(part) ? [] : [[part, value] as const];
    });
    return parts.every(([, value]) => isEmpty(value)) ? undefined : Object.fromEntries(parts);
  }
  const { field, fromField } = node;
  if (field.rowOptions) closeRows(form, name, field.rowOptions.rows);
  return fromField(fromForm({ [name]: field }, form, {})[name]);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
