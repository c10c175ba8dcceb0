import { type Language, translate } from '../../core/languages.ts';
import { planSeats } from '../../features/booking/seat-plan/planned-seats.ts';
import { type SeatPlan, seatKinds } from '../../features/booking/seat-plan/seat-plan.shapes.ts';
import { kindTexts, placesTexts } from '../../features/booking/seat-plan/seat-text.ts';
import { companionsAlone } from '../../features/booking/seat-plan/wheelchair-rules.ts';
import { m } from '../../paraglide/messages.js';
import { Head } from '../forms/page-elements.tsx';
import { EditedSeats } from './edited-seats.tsx';
import { type PlanProblem, PlanProblems } from './plan-problems.tsx';
import { RowRuleForm, StandingForm } from './row-rule-form.tsx';

export interface SeatPlanViewProps {
  title: string;
  backHref: string;
  plan: SeatPlan;
  /** Of the stored plan; 0 for none. */
  version: number;
  /** The plan as CSV, or what was typed. */
  csv: string;
  problems: readonly PlanProblem[];
  /** Places that are sold or held for performances ahead. */
  sold: ReadonlySet<number>;
  /** The submitted form, to be shown again. */
  form: URLSearchParams | null;
  /** A plan of the typed CSV that is not stored yet. */
  preview: SeatPlan | null;
  language: Language;
  done: string | null;
}

/** The seat plan of a room: the drawn plan, rows by rule, standing places, release and CSV, each a form that works without script. */
export function SeatPlanView({ title, backHref, plan, version, csv, problems, sold, form, preview, language, done }: SeatPlanViewProps) {
  const action = `${backHref}/seat-plan`;
  const wrong = new Set(problems.flatMap((problem) => (problem.why === 'field' ? [problem.field] : [])));
  return (
    <>
      <Head back={backHref} backLabel={m.admin_back_to_entry()} title={`${m.admin_seat_plan()}: ${title}`} done={done} />
      <PlanProblems {...{ problems, form, action, version, language }} />
      {preview && <p className="bs-note">{m.admin_seat_preview()}</p>}
      <DrawnPlanForm {...{ action, plan, version, form, preview, sold, language }} />
      <RowRuleForm {...{ action, plan, version, form, wrong, language }} />
      <StandingForm {...{ action, plan, version, form, wrong, language }} />
      <ReleaseForm {...{ action, plan, version, form, wrong }} />
      <CsvForm {...{ action, plan, version, csv }} />
      {plan.areas.length > 0 && (
        <form method="post" action={action} className="adm-section">
          <input type="hidden" name="version" value={version} />
          <details className="fold">
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

/** What every form of the plan has: where it goes, the stored plan and its version. */
type PlanFormProps = Pick<SeatPlanViewProps, 'plan' | 'version' | 'form'> & { action: string };

/** The plan with the change that is applied to chosen seats; as a preview it only shows. */
function DrawnPlanForm({
  action,
  plan,
  version,
  form,
  preview,
  sold,
  language,
}: PlanFormProps & Pick<SeatPlanViewProps, 'preview' | 'sold' | 'language'>) {
  const shown = preview ?? plan;
  return (
    <form method="post" action={action} className="adm-section">
      <h2>{m.admin_seat_drawn()}</h2>
      <input type="hidden" name="version" value={version} />
      <p className="bs-meta">{countsOf(shown)}</p>
      <CompanionsAlone plan={shown} language={language} />
      {shown.areas.length === 0 ? (
        <p>{m.admin_seat_empty()}</p>
      ) : (
        <>
          {!preview && (
            <p className="bs-meta">
              {m.admin_seat_row_hint()} {sold.size > 0 && m.admin_seat_sold_sign()}
            </p>
          )}
          <EditedSeats
            plan={shown}
            language={language}
            isPreview={preview !== null}
            chosen={new Set((form?.getAll('seat') ?? []).map(Number))}
            chosenRows={new Set((form?.getAll('row') ?? []).map(Number))}
            sold={sold}
          />
          {!preview && (
            <div className="bs-row wrap">
              <label className="bs-field">
                {m.admin_seat_change()}
                <select name="change" className="bs-input" defaultValue={form?.get('change') ?? 'normal'}>
                  {seatKinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {kindTexts[kind]()}
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
  );
}

/** How many places each seat group has. */
function countsOf(plan: SeatPlan): string {
  return [...planSeats(plan)].map(([group, { byPlace }]) => `${group}: ${byPlace.size}`).join(' · ');
}

/** Which companion places cannot be sold before the release, for want of a wheelchair place beside them (SHOP-394). */
function CompanionsAlone({ plan, language }: Pick<SeatPlanViewProps, 'plan' | 'language'>) {
  const alone = [...planSeats(plan).values()].flatMap(companionsAlone);
  if (alone.length === 0) return null;
  const texts = placesTexts(alone.map((seat) => ({ ...seat, area: translate(seat.area, language).text })));
  const places = texts.slice(0, 10).join('; ') + (texts.length > 10 ? ' …' : '');
  return <p className="bs-note warn">{m.admin_seat_companions_alone({ places })}</p>;
}

function ReleaseForm({ action, plan, version, form, wrong }: PlanFormProps & { wrong: ReadonlySet<string> }) {
  return (
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
  );
}

function CsvForm({ action, plan, version, csv }: Pick<SeatPlanViewProps, 'plan' | 'version' | 'csv'> & { action: string }) {
  return (
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
  );
}
