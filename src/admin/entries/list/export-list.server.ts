import { Readable } from 'node:stream';
import { type Field, isTranslated } from '../../../core/fields/field.ts';
import { type Language, languages } from '../../../core/languages.ts';
import { csvLine, csvMark } from '../../../core/text/csv.ts';
import { inLanguage } from '../../../core/text/language-scope.server.ts';
import { readCasts, readEntries } from '../../../features/admin/entries.read.server.ts';
import type { Resource } from '../../../features/admin/resources.server.ts';
import { interfaceText } from '../../../ui/interface-text.ts';
import type { AdminContext } from '../../admin-context.server.ts';
import { readChoices, referredIn, targetOf } from '../../forms/choices.server.ts';
import { describeValue } from '../../forms/describe-value.ts';
import { toNotes } from '../../forms/rich-notes.ts';
import type { OfficeOutcome } from '../../office-answers.server.ts';
import { type ListQuery, readListQuery, toFilter } from './list-query.ts';

/** Rows per query, so that memory stays bounded. */
const rowsAtOnce = 500;

/**
 * CSV of the filtered and sorted list with all fields: names instead of ids, one column per
 * language, the rows of a list field (prices, cast) joined in one cell.
 */
export async function exportList(context: AdminContext, resource: Resource): Promise<OfficeOutcome> {
  const query = readListQuery(resource, context.query);
  return {
    file: { name: `${resource.name}.csv`, type: 'text/csv; charset=utf-8', body: Readable.from(linesOf(context, resource, query)) },
  };
}

async function* linesOf({ reading, language }: AdminContext, resource: Resource, query: ListQuery): AsyncGenerator<string> {
  const fields = Object.entries(resource.fields);
  const targets = [...new Set([...fields.flatMap(([, field]) => targetOf(field) ?? []), ...(resource.castOwner ? ['person'] : [])])];
  const inWords = <T>(of: () => T) => inLanguage(language, of);
  yield inWords(() => `${csvMark}${csvLine(['id', ...fields.flatMap(([, field]) => headsOf(field))])}`);
  for (let page = 1, more = true; more; page++) {
    const { results } = await readEntries(reading.db, resource, toFilter({ ...query, page, pageSize: rowsAtOnce }, reading.now));
    more = results.length === rowsAtOnce;
    const ids = results.map(({ id }) => id);
    const casts = resource.castOwner ? await readCasts(reading.db, resource.castOwner, ids) : null;
    const choices = await readChoices(
      reading,
      targets,
      language,
      referredIn(
        resource.fields,
        results.map(({ values }) => values),
      ),
    );
    const cellsOf = (name: string, field: Field, value: unknown) =>
      isTranslated(field) ? textsOf(field, value) : value === null ? '' : plainOf(name, field, value, choices, language);
    yield inWords(() =>
      results
        .map(({ id, values }) => ({ id, values: casts ? { ...values, contributors: casts.get(id) ?? [] } : values }))
        .map(({ id, values }) => csvLine([id, ...fields.flatMap(([name, field]) => cellsOf(name, field, values[name]))]))
        .join(''),
    );
  }
}

type Choices = Awaited<ReturnType<typeof readChoices>>;

function plainOf(name: string, field: Field, value: unknown, choices: Choices, language: Language): string | number {
  if (field.kind === 'number') return value as number;
  if (field.kind.startsWith('date')) return String(value);
  if ([value].flat().length === 0) return '';
  if (field.kind !== 'list') return describeValue(name, field, value, choices, language).replaceAll(' · ', '; ');
  return (value as unknown[]).map((row) => describeValue(name, field, [row], choices, language).replaceAll(' · ', ', ')).join('; ');
}

function headsOf(field: Field): string[] {
  const label = interfaceText(field.label);
  return isTranslated(field) ? languages.map((language) => `${label} (${language})`) : [label];
}

function textsOf({ kind }: Field, value: unknown): string[] {
  const texts = value as Partial<Record<string, string>>;
  return languages.map((language) => (kind === 'rich-text' ? toNotes(texts[language] ?? '') : (texts[language] ?? '')));
}
