import { z } from 'zod';
import type { Field } from '../../core/fields/field.ts';
import type { CodeLabels } from '../../core/fields/labels.ts';
import type { RowFields } from '../../core/fields/rows.ts';
import type { InterfaceText } from '../../core/languages.ts';
import { designSettingsSchema, type SettingTexts } from '../../features/site/design-settings.ts';

/** A setting in the form: a field, or several with a legend. */
export type DesignNode = DesignField | DesignGroup;

interface DesignGroup {
  label: InterfaceText;
  parts: Readonly<Record<string, DesignNode>>;
  /** Parts without which there is no value; the others are left out when they are empty. */
  required: readonly string[];
}

interface DesignField {
  field: Field;
  /** From the value of the setting to that of the field, and back. */
  toField: (value: unknown) => unknown;
  fromField: (value: unknown) => unknown;
}

export type DesignKey = keyof typeof designSettingsSchema.shape;

export function isGroup(node: DesignNode): node is DesignGroup {
  return 'parts' in node;
}

export function labelOf(node: DesignNode): InterfaceText {
  return isGroup(node) ? node.label : node.field.label;
}

interface Schema extends SettingTexts {
  type?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

type Rows = readonly Record<string, unknown>[];

const none: InterfaceText = { de: '– keine –', en: '– none –' };
const unnamed: InterfaceText = { de: '', en: '' };
const same = (value: unknown) => value;

/** All design settings as the form shows them (BRAND-01 to BRAND-13), read from their schema: a new one appears by itself. */
export const designNodes: ReadonlyMap<DesignKey, DesignNode> = new Map(
  Object.entries((z.toJSONSchema(designSettingsSchema, { unrepresentable: 'any' }) as Schema).properties ?? {}).map(([key, schema]) => [
    key as DesignKey,
    nodeOf(schema),
  ]),
);

/** The fields of the form by the path of their control, such as 'header.links'. */
export const designFields: Readonly<Record<string, Field>> = Object.fromEntries(
  [...designNodes].flatMap(([key, node]) => fieldsIn(node, key)),
);

function fieldsIn(node: DesignNode, path: string): [string, Field][] {
  if (!isGroup(node)) return [[path, node.field]];
  return Object.entries(node.parts).flatMap(([part, inner]) => fieldsIn(inner, `${path}.${part}`));
}

function nodeOf(schema: Schema, isOptional = false): DesignNode {
  const { type, items, properties, required = [], label = unnamed, codes } = schema;
  if (properties) {
    const partOf = ([name, part]: [string, Schema]) => [name, nodeOf(part, !required.includes(name))];
    return { label, parts: Object.fromEntries(Object.entries(properties).map(partOf)), required };
  }
  if (codes) return type === 'array' ? orderOf(label, codes) : choiceOf(label, codes, isOptional);
  if (items?.properties) return fieldOf('list', label, { rows: rowsOf(items.properties) });
  if (type === 'array') return fieldOf('lines', label);
  if (type === 'object') return namedTexts(label);
  if (type === 'boolean') return fieldOf('flag', label);
  const isNumber = type === 'integer' || type === 'number';
  return { ...fieldOf(isNumber ? 'number' : 'text', label), fromField: (value) => value ?? undefined };
}

function fieldOf(kind: Field['kind'], label: InterfaceText, rowOptions?: Field['rowOptions'], codes?: CodeLabels): DesignField {
  const initial = kind === 'flag' ? false : kind === 'list' || kind === 'lines' ? [] : '';
  const field: Field = { kind, label, initial, isRequired: false, schema: z.unknown(), words: () => '' };
  return { field: { ...field, ...(rowOptions && { rowOptions }), ...(codes && { codes }) }, toField: same, fromField: same };
}

function choiceOf(label: InterfaceText, codes: CodeLabels, isOptional: boolean): DesignField {
  return {
    ...fieldOf('choice', label, undefined, isOptional ? { '': none, ...codes } : codes),
    // In the form every code is a text.
    fromField: (value) => (value === '' ? undefined : /^\d+$/.test(String(value)) ? Number(value) : value),
  };
}

/** Codes in an order, one per row. */
function orderOf(label: InterfaceText, codes: CodeLabels): DesignField {
  const rows: RowFields = { code: { input: 'code', label, codes } };
  return {
    ...fieldOf('list', label, { rows, isOrdered: true }),
    toField: (value) => ((value ?? []) as string[]).map((code) => ({ code })),
    fromField: (value) => [...new Set((value as Rows).map(({ code }) => code))].filter(Boolean),
  };
}

/** Texts by a key of their own, one per row. */
function namedTexts(label: InterfaceText): DesignField {
  const rows: RowFields = {
    key: { input: 'text', label: { de: 'Fehlernummer, zum Beispiel 500', en: 'Error number, for example 500' } },
    text: { input: 'long-text', label: { de: 'HTML', en: 'HTML' } },
  };
  return {
    ...fieldOf('list', label, { rows }),
    toField: (value) => Object.entries((value ?? {}) as Record<string, string>).map(([key, text]) => ({ key, text })),
    fromField: (value) => Object.fromEntries((value as Rows).flatMap(({ key, text }) => (key ? [[key, text]] : []))),
  };
}

function rowsOf(parts: Record<string, Schema>): RowFields {
  return Object.fromEntries(
    Object.entries(parts).map(([name, { properties, label = unnamed }]) => [name, { input: properties ? 'texts' : 'text', label }]),
  );
}
