import { type Language, locales, translate } from '../../core/languages.ts';
import type { SeatLabel } from '../../features/booking/seat-plan/planned-seats.ts';
import { maxReleaseHours, type PlanLimit, planLimits } from '../../features/booking/seat-plan/seat-plan.shapes.ts';
import { type CsvProblem, csvColumns } from '../../features/booking/seat-plan/seat-plan-csv.ts';
import { placesTexts } from '../../features/booking/seat-plan/seat-text.ts';
import { m } from '../../paraglide/messages.js';

/** Why nothing was stored. */
export type PlanProblem =
  | { why: 'changed' }
  | { why: 'none' }
  | { why: 'sold'; labels: readonly SeatLabel[] }
  /** Seats whose kind or price group changes are sold: it is stored once somebody has read that. */
  | { why: 'affects'; labels: readonly SeatLabel[] }
  | { why: 'field'; field: string; isEmpty: boolean }
  | { why: 'plan'; limit: PlanLimit | null }
  | ({ why: 'csv' } & CsvProblem);

interface PlanProblemsProps {
  problems: readonly PlanProblem[];
  /** The submitted form, to whose fields the sentences lead. */
  form: URLSearchParams | null;
  /** Address of the plan, which takes the form. */
  action: string;
  /** Of the stored plan. */
  version: number;
  language: Language;
}

/** The error summary of the plan's forms. */
export function PlanProblems({ problems, form, action, version, language }: PlanProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <div id="plan-problems" className="bs-note bad" role="alert">
      <ul>
        {problems.slice(0, 20).map((problem) => (
          <li key={problemText(problem, language)}>
            {problem.why === 'field' ? (
              <a href={`#${form?.get('op')}-${problem.field}`}>{problemText(problem, language)}</a>
            ) : (
              problemText(problem, language)
            )}
          </li>
        ))}
      </ul>
      {problems.some(({ why }) => why === 'affects') && form && <DespiteForm {...{ action, version, form }} />}
      {problems.length > 20 && <p>{m.admin_seat_more({ count: problems.length - 20 })}</p>}
    </div>
  );
}

/** Sends the same once more, although seats are sold. */
function DespiteForm({ action, version, form }: { action: string; version: number; form: URLSearchParams }) {
  return (
    <form method="post" action={action}>
      {[...form].map(([name, value], index) => (
        <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
      ))}
      <button className="bs-btn" type="submit" name="despite" value={version}>
        {m.admin_seat_despite()}
      </button>
    </form>
  );
}

function problemText(problem: PlanProblem, language: Language): string {
  if (problem.why === 'changed') return m.admin_seat_changed();
  if (problem.why === 'none') return m.admin_seat_none();
  if (problem.why === 'plan') return problem.limit ? limitText(problem.limit, language) : m.admin_seat_plan_wrong();
  if (problem.why === 'field') return fieldText(problem);
  if (problem.why === 'csv') return csvTexts[problem.kind](problem);
  const texts = placesTexts(problem.labels.map((label) => ({ ...label, area: translate(label.area, language).text })));
  const places = texts.slice(0, 10).join('; ');
  return problem.why === 'affects' ? m.admin_seat_affects({ places }) : m.admin_seat_sold({ places });
}

function limitText(limit: PlanLimit, language: Language): string {
  return limitTexts[limit]({ count: planLimits[limit].toLocaleString(locales[language].iso) });
}

const limitTexts: Record<PlanLimit, (inputs: { count: string }) => string> = {
  seats: m.admin_seat_limit_seats,
  price_groups: m.admin_seat_limit_groups,
  areas: m.admin_seat_limit_areas,
  rows: m.admin_seat_limit_rows,
  numbers: m.admin_seat_limit_numbers,
  aisles: m.admin_seat_limit_aisles,
};

const numberFields = new Set(['row_from', 'row_to', 'seat_from', 'seat_to', 'places', 'offset']);

function fieldText({ field: name, isEmpty }: { field: string; isEmpty: boolean }): string {
  const field = fieldLabels[name]?.() ?? name;
  if (isEmpty) return m.admin_seat_missing({ field });
  if (name === 'row_to') return m.admin_seat_wrong_order({ field, from: m.admin_seat_row_from(), count: 100 });
  if (name === 'seat_to') return m.admin_seat_wrong_order({ field, from: m.admin_seat_from(), count: 200 });
  if (name === 'release_hours') return m.admin_seat_wrong_hours({ field, max: maxReleaseHours });
  return numberFields.has(name) ? m.admin_seat_wrong_number({ field }) : m.admin_seat_wrong({ field });
}

const csvTexts: Record<CsvProblem['kind'], (problem: CsvProblem) => string> = {
  missing: ({ line, column }) => m.admin_seat_csv_missing({ line, column }),
  twice: ({ line, value }) => m.admin_seat_csv_twice({ line, value }),
  wrong: ({ line, column, value }) => m.admin_seat_csv_line({ line, column, value }),
  format: ({ line }) => m.admin_seat_csv_format({ line }),
  encoding: ({ line, value }) => m.admin_seat_csv_encoding({ line, value }),
  column: ({ value }) => m.admin_seat_csv_column({ value, columns: csvColumns.join(', ') }),
  empty: () => m.admin_seat_csv_empty(),
  nothing: () => m.admin_seat_csv_nothing(),
};

const fieldLabels: Record<string, () => string> = {
  name_de: m.admin_seat_area_de,
  name_en: m.admin_seat_area_en,
  seat_group: m.admin_seat_sells_as,
  row_from: m.admin_seat_row_from,
  row_to: m.admin_seat_row_to,
  seat_from: m.admin_seat_from,
  seat_to: m.admin_seat_to,
  aisles: m.admin_seat_aisles,
  offset: m.admin_seat_offset,
  places: m.admin_seat_places,
  release_hours: m.admin_seat_release_hours,
};
