import { type Language, locales, translate } from '../../core/languages.ts';
import { planSeats, type SeatLabel } from '../../features/booking/seat-plan/planned-seats.ts';
import {
  maxReleaseHours,
  type PlanLimit,
  planLimits,
  type SeatPlan,
  seatKinds,
} from '../../features/booking/seat-plan/seat-plan.shapes.ts';
import type { CsvProblem } from '../../features/booking/seat-plan/seat-plan-csv.ts';
import { placesTexts } from '../../features/booking/seat-plan/seat-text.ts';
import { m } from '../../paraglide/messages.js';
import { Head } from '../forms/page-elements.tsx';
import { EditedSeats, kindLabels } from './edited-seats.tsx';
import { RowRuleForm, StandingForm } from './row-rule-form.tsx';

/** Why nothing was stored. */
export type PlanProblem =
  | { why: 'changed' }
  | { why: 'none' }
  | { why: 'sold'; labels: readonly SeatLabel[] }
  | { why: 'field'; field: string; isEmpty: boolean }
  | { why: 'plan'; limit: PlanLimit | null }
  | ({ why: 'csv' } & CsvProblem);

export interface SeatPlanViewProps {
  title: string;
  backHref: string;
  plan: SeatPlan;
  /** Of the stored plan; 0 for none. */
  version: number;
  /** The plan as CSV, or what was typed. */
  csv: string;
  problems: readonly PlanProblem[];
  /** The submitted form, to be shown again. */
  form: URLSearchParams | null;
  /** A plan of the typed CSV that is not stored yet. */
  preview: SeatPlan | null;
  language: Language;
  done: string | null;
}

/** The seat plan of a room: the drawn plan, rows by rule, standing places, release and CSV, each a form that works without script. */
export function SeatPlanView({ title, backHref, plan, version, csv, problems, form, preview, language, done }: SeatPlanViewProps) {
  const action = `${backHref}/seat-plan`;
  const wrong = new Set(problems.flatMap((problem) => (problem.why === 'field' ? [problem.field] : [])));
  const shown = preview ?? plan;
  return (
    <>
      <Head back={backHref} backLabel={m.admin_back_to_entry()} title={`${m.admin_seat_plan()}: ${title}`} done={done} />
      {problems.length > 0 && (
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
          {problems.length > 20 && <p>{m.admin_seat_more({ count: problems.length - 20 })}</p>}
        </div>
      )}
      {preview && <p className="bs-note">{m.admin_seat_preview()}</p>}
      <form method="post" action={action} className="adm-section">
        <h2>{m.admin_seat_drawn()}</h2>
        <input type="hidden" name="version" value={version} />
        <p className="bs-meta">{countsOf(shown)}</p>
        {shown.areas.length === 0 ? (
          <p>{m.admin_seat_empty()}</p>
        ) : (
          <>
            <EditedSeats
              plan={shown}
              language={language}
              isPreview={preview !== null}
              chosen={new Set((form?.getAll('seat') ?? []).map(Number))}
            />
            {!preview && (
              <div className="bs-row wrap">
                <label className="bs-field">
                  {m.admin_seat_change()}
                  <select name="change" className="bs-input" defaultValue={form?.get('change') ?? 'normal'}>
                    {seatKinds.map((kind) => (
                      <option key={kind} value={kind}>
                        {kindLabels[kind]()}
                      </option>
                    ))}
                    {plan.price_groups.map(({ letter, seat_group }) => (
                      <option key={letter} value={`group:${seat_group}`}>
                        {m.seat_group({ letter })}: {seat_group}
                      </option>
                    ))}
                    <option value="aisle">{m.admin_seat_aisle()}</option>
                    <option value="no-aisle">{m.admin_seat_no_aisle()}</option>
                    <option value="remove">{m.admin_seat_remove()}</option>
                  </select>
                </label>
                <button className="bs-btn primary" type="submit" name="op" value="seats">
                  {m.admin_seat_apply()}
                </button>
              </div>
            )}
          </>
        )}
      </form>
      <RowRuleForm {...{ action, plan, version, form, wrong, language }} />
      <StandingForm {...{ action, plan, version, form, wrong, language }} />
      <form method="post" action={action} className="adm-section">
        <h2>{m.admin_seat_release()}</h2>
        <input type="hidden" name="version" value={version} />
        <label className="bs-field">
          {m.admin_seat_release_hours()}
          <input
            className="bs-input adm-number"
            name="release_hours"
            inputMode="numeric"
            defaultValue={form?.get('release_hours') ?? plan.release_hours ?? ''}
            id="settings-release_hours"
            aria-invalid={wrong.has('release_hours') || undefined}
            aria-describedby={wrong.has('release_hours') ? 'plan-problems' : undefined}
          />
          <span className="bs-hint">{m.admin_seat_release_hint()}</span>
        </label>
        <button className="bs-btn primary" type="submit" name="op" value="settings">
          {m.admin_save()}
        </button>
      </form>
      <form method="post" action={action} className="adm-section">
        <h2>{m.admin_seat_csv()}</h2>
        <input type="hidden" name="version" value={version} />
        <label className="bs-field" hidden data-text-file={m.admin_seat_csv_read({ name: '{name}' })}>
          {m.admin_seat_csv_file()}
          <input className="bs-input" type="file" accept=".csv,.tsv,.txt,text/csv" />
          <span className="bs-hint" role="status" />
        </label>
        <label className="bs-field">
          {m.admin_seat_csv_label()}
          <textarea className="bs-input adm-seat-csv" name="csv" rows={12} spellCheck={false} defaultValue={csv} />
          <span className="bs-hint">{m.admin_seat_csv_hint()}</span>
        </label>
        <div className="bs-row wrap">
          <button className="bs-btn" type="submit" name="op" value="preview">
            {m.admin_seat_csv_preview()}
          </button>
          <button className="bs-btn primary" type="submit" name="op" value="csv">
            {m.admin_save()}
          </button>
          {plan.areas.length > 0 && (
            <button className="bs-btn" type="submit" name="op" value="download">
              {m.admin_seat_csv_download()}
            </button>
          )}
        </div>
      </form>
      {plan.areas.length > 0 && (
        <form method="post" action={action} className="adm-section">
          <input type="hidden" name="version" value={version} />
          <details>
            <summary>{m.admin_seat_delete()}</summary>
            <p>{m.admin_seat_delete_question()}</p>
            <button className="bs-btn danger" type="submit" name="op" value="delete">
              {m.admin_seat_delete()}
            </button>
          </details>
        </form>
      )}
    </>
  );
}

/** How many places each seat group has. */
function countsOf(plan: SeatPlan): string {
  return [...planSeats(plan)].map(([group, { byPlace }]) => `${group}: ${byPlace.size}`).join(' · ');
}

function problemText(problem: PlanProblem, language: Language): string {
  if (problem.why === 'changed') return m.admin_seat_changed();
  if (problem.why === 'none') return m.admin_seat_none();
  if (problem.why === 'plan') return problem.limit ? limitText(problem.limit, language) : m.admin_seat_plan_wrong();
  if (problem.why === 'field') return fieldText(problem);
  if (problem.why === 'csv') return csvTexts[problem.kind](problem);
  const places = placesTexts(problem.labels.map((label) => ({ ...label, area: translate(label.area, language).text })));
  return m.admin_seat_sold({ places: places.slice(0, 10).join('; ') });
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
  empty: () => m.admin_seat_csv_empty(),
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
