import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldKind } from '../../src/core/fields/field.ts';
import { wordOf } from '../../src/features/imports/csv/csv-cells.ts';
import { csvColumns } from '../../src/features/imports/csv/csv-columns.ts';
import { listNames, listOf, listOfType } from '../../src/features/imports/season.lists.server.ts';

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
  'embed-url': 'address at one of the hosts allowed',
  reference: 'key',
  references: 'list of keys',
  list: 'list of objects',
  lines: 'list of texts',
  media: 'number of a medium',
  'content-link': "an address, '#anchor' or a thing of the site such as 'event:12'",
  html: 'HTML per language, `{ "de": …, "en": … }`',
  table: 'text per language, a line per row, cells separated by tabs',
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
const columnRows = Object.entries(csvColumns).map(([name, { also, expected }]) => {
  const label = name === 'title' ? `**${name}**` : name;
  return `| ${label} | ${othersOf(name, also).join(', ')} | ${expected.en.replaceAll('|', '\\|')} |`;
});
/** The other names of a column, each once however it is written. */
function othersOf(name: string, also: readonly string[]): string[] {
  const others = new Map(also.map((word) => [wordOf(word), word]));
  others.delete(wordOf(name));
  return [...others.values()];
}

const columns = ['| Column | Also | A cell holds |', '| --- | --- | --- |', ...columnRows].join('\n');

/** The text of docs/import.md with its tables of lists, fields and columns, between their marks, from the definitions the import itself uses. */
export function describeImport(text: string): string {
  return between(between(text, 'fields', table), 'columns', columns);
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../../docs/import.md');
  writeFileSync(file, describeImport(readFileSync(file, 'utf8')));
}

/** The text with other lines between `<!-- name -->` and `<!-- end of name -->`. */
function between(whole: string, name: string, lines: string): string {
  const [before, rest] = whole.split(`<!-- ${name} -->`);
  const [, after] = rest?.split(`<!-- end of ${name} -->`) ?? [];
  if (after === undefined)
    throw new Error(`docs/import.md has no place for the ${name}. Put <!-- ${name} --> and <!-- end of ${name} --> back.`);
  return `${before}<!-- ${name} -->\n${lines}\n<!-- end of ${name} -->${after}`;
}
