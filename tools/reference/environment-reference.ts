import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { environmentSchema, secrets } from '../../src/server/environment.server.ts';

/** The table of all environment variables, in the order of the schema. */
export function describeEnvironment(): string {
  const { properties = {} } = z.toJSONSchema(environmentSchema, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(properties as Record<string, Shape>).map(
    ([name, shape]) => `| \`${name}\` | ${presetOf(name)} | ${shape.description ?? ''}${limitsOf(shape)} |`,
  );
  return `# Environment

Written by \`npm run reference\` from \`environmentSchema\` in \`src/server/environment.server.ts\`. An empty value counts as not set. Wrong values are printed all at once and nothing starts. A marked value (🔒) is a secret and is never printed.

| Variable | Preset | Meaning |
| --- | --- | --- |
${rows.join('\n')}
`;
}

interface Shape {
  description?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
}

function presetOf(name: string): string {
  if (secrets.has(name)) return '🔒';
  const preset = (environmentSchema.parse({}) as Record<string, unknown>)[name];
  return preset === undefined ? '' : `\`${preset}\``;
}

function limitsOf({ enum: codes, minimum, maximum }: Shape): string {
  if (codes) return `: ${codes.map((code) => `\`${code}\``).join(', ')}`;
  return minimum === undefined || maximum === undefined ? '' : ` (${minimum} to ${maximum})`;
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../../docs/reference');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'environment.md'), describeEnvironment());
}
