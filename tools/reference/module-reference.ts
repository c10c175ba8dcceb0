import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Field, FieldKind } from '../../src/core/fields/field.ts';
import type { ModuleDefinition, ModuleRegistry } from '../../src/core/module/define-module.ts';
import type { SampleThings } from '../../src/core/module/samples.ts';
import { readModules } from '../read-modules.ts';

/** Writes docs/reference/modules.md from the definitions: `npm run reference`. */
export async function writeModuleReference(root: string): Promise<void> {
  mkdirSync(join(root, 'docs/reference'), { recursive: true });
  writeFileSync(join(root, 'docs/reference/modules.md'), describeModules(await readModules(root)));
}

/** The page of all modules: what each is for, its fields, what stands inside it and what its samples fill. */
export function describeModules(modules: ModuleRegistry): string {
  const all = [...modules.values()].sort((one, other) => one.name.localeCompare(other.name));
  const list = all.map(({ name, label }) => `[${name}](#${name}) (${label.en})`).join(', ');
  return `# Content modules

Written by \`npm run reference\` from the definitions in \`src/modules/\`; required fields are bold. ${all.length} modules: ${list}.

${all.map(describe).join('\n')}`;
}

function describe(module: ModuleDefinition): string {
  const { name, label, help, group, version, fields } = module;
  const rows = Object.entries(fields).map(
    ([field, its]) =>
      `| ${its.isRequired ? `**${field}**` : field} | ${its.label.de} / ${its.label.en} | ${kindOf(its)} | ${limitsOf(its)} |`,
  );
  const table = rows.length > 0 ? ['| Field | Label | Kind | Limits |', '| --- | --- | --- | --- |', ...rows].join('\n') : 'No fields.';
  return `## ${name}

${label.de} / ${label.en}. ${help.en} Group ${group}, version ${version}${module.isOpening ? ', opens a page' : ''}.

${table}

${placeOf(module)} Samples: ${(['usual', 'full', 'bare'] as const).map((sample) => describeSample(module, sample)).join('; ')}.
`;
}

const kinds: Record<FieldKind, string> = {
  text: 'text',
  'translated-text': 'text per language',
  'rich-text': 'rich text per language',
  'date-time': 'moment',
  date: 'day',
  flag: 'yes or no',
  number: 'number',
  choice: 'one of the codes',
  choices: 'some of the codes',
  link: 'address',
  'embed-url': 'address at one of the hosts allowed',
  reference: 'one',
  references: 'any number of',
  list: 'list of objects',
  lines: 'list of texts',
  media: 'medium',
  'content-link': "an address, '#anchor' or a thing of the site such as 'event:12'",
  html: 'HTML per language',
  table: 'table per language: a line per row, cells separated by tabs',
};

function kindOf({ kind, target, accepts }: Field): string {
  if (accepts) return `${kinds[kind]}: ${accepts}`;
  return target ? `${kinds[kind]} ${target}` : kinds[kind];
}

function limitsOf({ kind, schema, initial, codes: labels = {} }: Field): string {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const { minimum, maximum, maxLength, maxItems, items, enum: codes } = routeNameOf(shape);
  const said = [
    ...(codes ?? items?.enum ?? []).map((code) => (labels[code] ? `\`${code}\` (${labels[code].en})` : `\`${code}\``)),
    kind === 'number' && minimum !== undefined ? `from ${minimum}` : '',
    kind === 'number' && maximum !== undefined && maximum < 2 ** 31 - 1 ? `to ${maximum}` : '',
    maxLength === undefined ? '' : `${maxLength} characters`,
    maxItems === undefined ? '' : `${maxItems} entries`,
    typeof initial === 'number' || typeof initial === 'string' || initial === true ? (initial === '' ? '' : `\`${initial}\` at first`) : '',
  ];
  return said.filter(Boolean).join(', ');
}

interface Shape {
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  enum?: string[];
  items?: Shape;
  anyOf?: Shape[];
}

/** Of a field that may be empty, or that takes one text or several, the part with the limits. */
function routeNameOf({ anyOf, ...shape }: Shape): Shape {
  return anyOf?.[0] ? routeNameOf(anyOf[0]) : shape;
}

function placeOf({ isPart, children }: ModuleDefinition): string {
  const inside =
    children === null
      ? 'Nothing stands inside it.'
      : `Inside it: ${children.allowed === 'any' ? 'every module that is no part of another' : children.allowed.join(', ')}.`;
  return isPart ? `Stands inside other modules only. ${inside}` : inside;
}

/** The fields a sample fills; numbers of things do not matter for that. */
function describeSample(module: ModuleDefinition, sample: keyof ModuleDefinition['samples']): string {
  const things = new Proxy({}, { get: () => 1 }) as SampleThings;
  const { fields, columns = [] } = module.samples[sample](things);
  const inside = columns.flat().length;
  return `${sample} (${[...Object.keys(fields), ...(inside > 0 ? [`${inside} inside`] : [])].join(', ') || 'nothing filled'})`;
}

if (import.meta.main) await writeModuleReference(join(import.meta.dirname, '../..'));
