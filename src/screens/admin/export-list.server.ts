import { Readable } from 'node:stream';
import type { Field } from '../../core/fields/field.ts';
import { languages } from '../../core/languages.ts';
import { csvLine, csvMark } from '../../core/text/csv.ts';
import { inLanguage } from '../../core/text/language-scope.server.ts';
import { readEntries } from '../../features/admin/entries.read.server.ts';
import { isTranslated } from '../../features/admin/entry-values.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import type { AdminVisit } from './admin-visit.server.ts';
import { readChoices } from './choices.server.ts';
import { fieldLabels } from './labels.ts';
import { type ListQuery, readListQuery, toFilter } from './list-query.ts';
import { toNotes } from './rich-notes.ts';
import type { AdminOutcome } from './serve-admin.server.ts';
import { wordsOf } from './words-of.ts';

/** Rows that are read at once, so that a list may be as long as it likes. */
const rowsAtOnce = 500;

/** The list as it is narrowed and sorted, as a table for spreadsheets: names instead of numbers, each language in a column of its own. */
export async function exportList(visit: AdminVisit, resource: Resource): Promise<AdminOutcome> {
  const query = readListQuery(resource, visit.query);
  return { file: { name: `${resource.name}.csv`, type: 'text/csv; charset=utf-8', body: Readable.from(linesOf(visit, resource, query)) } };
}

async function* linesOf({ reading, language }: AdminVisit, resource: Resource, query: ListQuery): AsyncGenerator<string> {
  // Lists of rows, as prices and cast, are no cell.
  const fields = Object.entries(resource.fields).filter(([, { kind }]) => kind !== 'list');
  const targets = [...new Set(fields.flatMap(([, { target, kind }]) => (kind === 'media' ? ['media'] : (target ?? []))))];
  const choices = await readChoices(reading, targets, language);
  const inWords = <T>(of: () => T) => inLanguage(language, of);
  yield inWords(() => `${csvMark}${csvLine(['id', ...fields.flatMap(([name, field]) => headsOf(name, field))])}`);
  for (let page = 1, more = true; more; page++) {
    const { results } = await readEntries(reading.db, resource, toFilter({ ...query, page, pageSize: rowsAtOnce }, reading.now));
    more = results.length === rowsAtOnce;
    yield inWords(() =>
      results
        .map(({ id, values }) =>
          csvLine([
            id,
            ...fields.flatMap(([name, field]) =>
              isTranslated(field) ? textsOf(field, values[name]) : values[name] === null ? '' : plainOf(name, field, values[name], choices),
            ),
          ]),
        )
        .join(''),
    );
  }

  function plainOf(name: string, field: Field, value: unknown, names: typeof choices): string | number {
    if (field.kind === 'number') return value as number;
    if (field.kind.startsWith('date')) return String(value);
    return [value].flat().length === 0 ? '' : wordsOf(name, field, value, names, language).replaceAll(' · ', '; ');
  }
}

function headsOf(name: string, field: Field): string[] {
  const label = (fieldLabels[name] ?? (() => name))();
  return isTranslated(field) ? languages.map((language) => `${label} (${language})`) : [label];
}

function textsOf({ kind }: Field, value: unknown): string[] {
  const texts = value as Partial<Record<string, string>>;
  return languages.map((language) => (kind === 'rich-text' ? toNotes(texts[language] ?? '') : (texts[language] ?? '')));
}
