import { z } from 'zod';
import { designSettingsSchema } from '../../features/site/design-settings.ts';

/** Description of a setting for its form, derived from the schema of the design settings. */
export type DesignNode =
  | { kind: 'flag' | 'number' | 'text' }
  | { kind: 'choice'; codes: readonly (string | number)[] }
  /** Texts, one per line. */
  | { kind: 'lines' }
  /** Ordered list of codes. */
  | { kind: 'order'; codes: readonly string[] }
  | { kind: 'rows'; parts: Readonly<Record<string, DesignNode>> }
  /** Texts by free key. */
  | { kind: 'named' }
  | { kind: 'group'; parts: Readonly<Record<string, DesignNode>>; required: readonly string[] };

interface Schema {
  type?: string;
  enum?: string[];
  anyOf?: { const?: string | number }[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** All design settings (BRAND-01 to BRAND-13); new ones appear automatically. */
export const designNodes: ReadonlyMap<DesignKey, DesignNode> = new Map(
  Object.entries((z.toJSONSchema(designSettingsSchema, { unrepresentable: 'any' }) as Schema).properties ?? {}).map(([key, schema]) => [
    key as DesignKey,
    nodeOf(schema),
  ]),
);

export type DesignKey = keyof typeof designSettingsSchema.shape;

function nodeOf(schema: Schema): DesignNode {
  const { type, enum: codes, anyOf, items, properties, required = [] } = schema;
  if (codes) return { kind: 'choice', codes };
  if (anyOf) return { kind: 'choice', codes: anyOf.flatMap(({ const: code }) => (code === undefined ? [] : [code])) };
  if (type === 'boolean') return { kind: 'flag' };
  if (type === 'integer' || type === 'number') return { kind: 'number' };
  if (items?.enum) return { kind: 'order', codes: items.enum };
  if (items?.properties) return { kind: 'rows', parts: nodesOf(items.properties) };
  if (items) return { kind: 'lines' };
  if (properties) return { kind: 'group', parts: nodesOf(properties), required };
  return type === 'object' ? { kind: 'named' } : { kind: 'text' };
}

function nodesOf(properties: Record<string, Schema>): Record<string, DesignNode> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, nodeOf(schema)]));
}
