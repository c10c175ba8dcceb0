import type { z } from 'zod';
import { inSlices } from '../../../core/database/in-slices.ts';
import { textFaultOf, yearFaultOf } from '../../../core/fields/storable.ts';
import type { Translated } from '../../../core/languages.ts';
import { cleanRichText } from '../../../core/text/rich-text.server.ts';
import type { ConvertedSeason } from '../converted.ts';
import { describeIssues } from '../describe-issues.ts';
import { importText } from '../import-text.server.ts';
import { type SeasonListName, seasonDocument, seasonLists } from '../season.format.ts';
import { listNames, listOf } from '../season.lists.server.ts';
import { ImportError, type SeasonProgress } from '../season.report.ts';
import { shiftDates } from '../shift-years.ts';
import { type StagedContributor, type StagedEntry, Staging } from './staged.ts';

export type SeasonOutline = z.output<typeof seasonDocument>;

/** @throws {ImportError} when the document has another form than a season. */
export function readOutline(document: unknown): SeasonOutline {
  const parsed = seasonDocument.safeParse(document);
  if (!parsed.success)
    throw new ImportError(
      importText({
        de: `Das ist keine Spielzeit im Format „foyer“: ${describeIssues(parsed.error)}. docs/import.md beschreibt das Format.`,
        en: `This is no season in the format 'foyer': ${describeIssues(parsed.error)}. docs/import.md describes the format.`,
      }),
    );
  const fault = textFaultOf(parsed.data.source);
  if (fault) throw new ImportError(`source: ${importText(fault.reason)}`);
  return parsed.data;
}

/** Parses every entry by itself; invalid ones are refused with their place, the rest is staged. */
export async function checkEntries(
  outline: SeasonOutline,
  places: NonNullable<ConvertedSeason['places']>,
  shiftWeeks: number,
  onProgress: (progress: SeasonProgress) => void,
): Promise<Staging> {
  const staging = new Staging();
  const found = listNames.flatMap((list) =>
    outline[list].map((value, index) => ({ list, value, at: places[list]?.[index] ?? `${list}[${index}]` })),
  );
  const report = (done: number) => onProgress({ step: 'checking', done, total: found.length });
  await inSlices(found, ({ list, value, at }) => checkEntry(staging, list, value, at, shiftWeeks), report);
  report(found.length);
  return staging;
}

function checkEntry(staging: Staging, list: SeasonListName, value: unknown, at: string, shiftWeeks: number): void {
  const key = keyOf(value);
  const place = `${at}${key === undefined ? '' : ` '${key.slice(0, 80)}'`}`;
  const entry = parseEntry(list, value, place, shiftWeeks);
  const fault =
    'reason' in entry
      ? entry
      : staging.add(entry)
        ? null
        : {
            path: '',
            reason: importText({
              de: `der Schlüssel steht zweimal in ${list}; nur der erste Eintrag gilt. Geben Sie jedem Eintrag einen eigenen`,
              en: `the key stands twice in ${list}; only the first entry is taken. Give every entry its own key`,
            }),
          };
  if (fault) staging.refused.push({ list, place: fault.path ? `${place} ${fault.path}` : place, reason: fault.reason });
}

/** What is wrong with an entry, and in which of its fields. */
interface EntryReason {
  path: string;
  reason: string;
}

function parseEntry(list: SeasonListName, value: unknown, place: string, shiftWeeks: number): StagedEntry | EntryReason {
  const parsed = seasonLists[list].safeParse(value);
  if (!parsed.success) return { path: '', reason: describeIssues(parsed.error) };
  const { key, contributors, file, ...given } = parsed.data as Record<string, unknown> & { key: string };
  const fields = listOf[list].fields;
  for (const [name, field] of Object.entries(fields)) {
    if (given[name] === undefined) delete given[name];
    else if (field.kind === 'rich-text') given[name] = cleanRichText(given[name] as Translated);
  }
  const fault = yearFaultOf(given, fields) ?? textFaultOf({ ...given, key, contributors, file });
  if (fault) return { path: fault.path, reason: importText(fault.reason) };
  shiftDates(given, fields, shiftWeeks);
  if (list === 'events' && given.date_end instanceof Date && given.date_end < (given.date_start as Date))
    return {
      path: 'date_end',
      reason: importText({
        de: 'erwartet wird ein Zeitpunkt nach date_start, er liegt davor',
        en: 'expected a moment after date_start, got one before it',
      }),
    };
  return {
    list,
    key,
    place,
    given,
    contributors: contributors as StagedContributor[] | undefined,
    file: file as string | undefined,
    isRefused: false,
  };
}

function keyOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('key' in value)) return undefined;
  return typeof value.key === 'string' ? value.key : undefined;
}
