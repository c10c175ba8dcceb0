import { translate } from '../../core/languages.ts';
import { type SeasonReport, totalOf } from './season.report.ts';

/** Refused entries and notes listed one by one. */
const shown = 50;
const fates = ['created', 'updated', 'unchanged', 'refused'] as const;

/** A report for people: a table by list, then what was refused with place and reason. */
export function describeReport(report: SeasonReport): string {
  const rows = [...Object.entries(report.lists), ['together', totalOf(report)] as const];
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = (name: string, cells: readonly (string | number)[]) =>
    `  ${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(11)).join('')}`;
  const table = [
    line('', fates),
    ...rows.map(([name, counts]) =>
      line(
        name,
        fates.map((fate) => counts[fate]),
      ),
    ),
  ];
  return [
    `${report.isDryRun ? 'Dry run, nothing was changed. ' : ''}Source '${report.source}':`,
    ...table,
    ...section(
      'Ticket holders hear of:',
      report.announced.map(
        ({ id, kind, name, date_start }) => `  event ${id} '${translate(name, 'en').text}' ${date_start.toISOString()}: ${kind}`,
      ),
    ),
    ...section(
      'Refused:',
      report.refused.map(({ place, reason }) => `  ${place}: ${reason}`),
    ),
    ...section(
      'Please note:',
      report.notes.map(({ place, note }) => `  ${place}: ${note}`),
    ),
  ].join('\n');
}

/** The first lines of a list below their heading, and how many more there are; nothing for none. */
function section(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - shown;
  return ['', heading, ...lines.slice(0, shown), ...(more > 0 ? [`  … and ${more} more`] : [])];
}
