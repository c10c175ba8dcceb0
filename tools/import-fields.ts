import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldKind } from '../src/core/fields/field.ts';
import { listNames, listOf, listOfType } from '../src/features/programme/import/season.lists.server.ts';

/** Writes the table of lists and fields into docs/import.md, between its two marks, from the definitions the import itself uses. */
const file = join(import.meta.dirname, '../docs/import.md');

const written: Record<FieldKind, string> = {
  text: 'text',
  'translated-text': 'text per language',
  'rich-text': 'HTML per language',
  'date-time': 'moment',
  date: 'day',
  flag: 'true or false',
  number: 'number',
  choice: 'code',
  choices: 'list of codes',
  link: 'address',
  reference: 'key',
  references: 'list of keys',
  list: 'list of objects',
};

/** What entries of these lists have beside the fields of their content type. */
const more: Record<string, string> = {
  media:
    '**file** (path beside the document), description (text per language), copyright (text), focus ([x, y] as fractions from the top left)',
  productions: 'contributors',
  events: 'contributors',
};

const rows = listNames.map((name) => {
  const fields = Object.entries(listOf[name].fields).map(([field, { kind, isRequired, target }]) => {
    const label = isRequired && kind !== 'choice' ? `**${field}**` : field;
    return `${label} (${written[kind]}${target ? ` of ${listOfType(target)}` : ''})`;
  });
  const all = name === 'media' ? [more.media] : [...fields, ...(more[name] ? [more[name]] : [])];
  return `| \`${name}\` | ${all.join(', ')} |`;
});

const table = ['| List | Fields, required ones bold |', '| --- | --- |', ...rows].join('\n');
const text = readFileSync(file, 'utf8');
writeFileSync(
  file,
  text.replace(/(<!-- fields -->)[\s\S]*(<!-- end of fields -->)/, (_, start: string, end: string) => `${start}\n${table}\n${end}`),
);
