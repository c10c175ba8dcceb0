import { type SeasonReport, totalOf } from './season.report.ts';

/** Refused entries listed one by one. */
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
  const refused = report.refused.slice(0, shown).map(({ place, reason }) => `  ${place}: ${reason}`);
  const notes = report.notes.slice(0, shown).map(({ place, note }) => `  ${place}: ${note}`);
  const more = report.refused.length - refused.length;
  return [
    `${report.isDryRun ? 'Dry run, nothing was changed. ' : ''}Source '${report.source}':`,
    ...table,
    ...(refused.length > 0 ? ['', 'Refused:', ...refused] : []),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    ...(report.notes.length > 0 ? ['', 'Please note:', ...notes] : []),
  ].join('\n');
}
