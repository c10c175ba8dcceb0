import fc from 'fast-check';
import type { Schema } from '../../../src/core/contract/openapi.server.ts';
import { hostileValue } from './hostile-values.ts';

export type Schemas = Readonly<Record<string, Schema>>;

/** Nested deeper, values are left empty. */
const maxDepth = 6;

/** Values that fit a JSON Schema of the document, and in one of eight places one that does not. */
export function valuesOf(schema: Schema | boolean | undefined, schemas: Schemas, depth = 0): fc.Arbitrary<unknown> {
  if (schema === undefined || typeof schema === 'boolean' || depth > maxDepth) return fc.constantFrom<unknown>('a', 1, null);
  return fc.oneof({ weight: 7, arbitrary: fittingValues(schema, schemas, depth) }, { weight: 1, arbitrary: hostileValue });
}

function fittingValues(schema: Schema, schemas: Schemas, depth: number): fc.Arbitrary<unknown> {
  const inner = (of: unknown) => valuesOf(of as Schema, schemas, depth + 1);
  if (schema.$ref) return inner(schemas[schema.$ref.split('/').at(-1) ?? '']);
  if (schema.const !== undefined) return fc.constant<unknown>(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map(inner));
  switch (schema.type) {
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 999_999_999));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(inner(schema.items), { maxLength: 3 });
    case 'object':
      return objects(schema, inner);
    default:
      return texts(schema);
  }
}

function objects({ properties = {}, required = [], additionalProperties }: Schema, inner: (of: unknown) => fc.Arbitrary<unknown>) {
  const known = fc.record(Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, inner(property)])), {
    requiredKeys: required.filter((name) => Object.hasOwn(properties, name)),
  });
  const keys = fc.constantFrom('de', 'en', 'name', 'title', 'text', 'constructor', '__proto__', 'a');
  const others = additionalProperties ? fc.array(fc.tuple(keys, inner(additionalProperties)), { maxLength: 3 }) : fc.constant([]);
  return fc.tuple(known, others).map(([object, more]): unknown => ({ ...object, ...Object.fromEntries(more) }));
}

/** Texts that mean something in the seeded season, so that a request comes further than its validation. */
function texts({ format, maxLength = 1000 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'email') return fc.constant('ada@example.org');
  if (format === 'uri') return fc.constant('https://example.org/a');
  const meaningful = fc.constantFrom(
    ...[
      'Hamlet',
      'a',
      '1',
      'de',
      'text',
      'event',
      'SEATS',
      'events',
      '/de/kalender',
      'https://example.org/',
      '2026-11-20',
      '2026-12-01T19:30',
    ],
    ...['ada@example.org', 'event-3-content', '<p>Text</p>', '19:30', 'hearing_loop', 'canceled', 'b7a3f0c2-1111-4222-8333-444455556666'],
  );
  return fc.oneof(meaningful, fc.string({ maxLength: Math.min(maxLength, 20) }));
}
