import type { Schema } from './openapi.server.ts';

/** A JSON Schema as the TypeScript type it stands for; `link` writes the name of a component. Safe to put into HTML. */
export function typeText(schema: Schema, link: (name: string) => string, indent = ''): string {
  if (schema.$ref) return link(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1));
  if (schema.anyOf) return schema.anyOf.map((option) => typeText(option as Schema, link, indent)).join(' | ');
  if (schema.enum) return schema.enum.map((value) => quoted(value)).join(' | ');
  if (schema.const !== undefined) return quoted(schema.const);
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => typeText(item as Schema, link, indent)).join(', ')}]`;
  if (schema.type === 'array') return listText(typeText((schema.items ?? {}) as Schema, link, indent));
  if (schema.type === 'object') return objectText(schema, link, indent);
  return typeof schema.type === 'string' ? schema.type : 'unknown';
}

function objectText({ properties, required = [], additionalProperties }: Schema, link: (name: string) => string, indent: string): string {
  if (!properties)
    return `Record&lt;string, ${typeof additionalProperties === 'object' ? typeText(additionalProperties, link, indent) : 'unknown'}&gt;`;
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, property]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${typeText(property as Schema, link, inner)};`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function listText(item: string): string {
  return / \| /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}'` : String(value);
}
