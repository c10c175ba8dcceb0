import { type Language, translate } from '../../core/languages.ts';
import { numberings } from '../../features/booking/seat-plan/edit-plan.ts';
import type { SeatPlan } from '../../features/booking/seat-plan/seat-plan.shapes.ts';
import { m } from '../../paraglide/messages.js';

interface RuleFormProps {
  action: string;
  plan: SeatPlan;
  version: number;
  form: URLSearchParams | null;
  /** Names of fields that were refused. */
  wrong: ReadonlySet<string>;
  language: Language;
}

const numberingLabels = { left: m.admin_seat_numbering_left, right: m.admin_seat_numbering_right, 'odd-even': m.admin_seat_numbering_odd };

/** Rows that look alike, in one go. */
export function RowRuleForm({ action, plan, version, form, wrong, language }: RuleFormProps) {
  const typed = form?.get('op') === 'rows' ? form : null;
  const seated = plan.areas.flatMap((area, index) =>
    area.kind === 'seated' ? [{ index, name: translate(area.name, language).text }] : [],
  );
  const field = fieldsOf('rows', typed, wrong);
  // Behind the rows that are there, for a rule replaces what it names.
  const next = String(1 + Math.max(0, ...lastNumbersOf(plan)));
  return (
    <form method="post" action={action} className="adm-section">
      <h2>{m.admin_seat_rule()}</h2>
      <p className="bs-meta">{m.admin_seat_rule_hint()}</p>
      <input type="hidden" name="version" value={version} />
      <div className="spe-fields">
        <label className="bs-field">
          {m.admin_seat_area()}
          <select className="bs-input" name="area" defaultValue={typed?.get('area') ?? seated[0]?.index ?? ''}>
            {seated.map(({ index, name }) => (
              <option key={index} value={index}>
                {name}
              </option>
            ))}
            <option value="">{m.admin_seat_area_new()}</option>
          </select>
        </label>
        {field('name_de', m.admin_seat_area_de())}
        {field('name_en', m.admin_seat_area_en())}
        <label className="bs-field">
          {m.admin_seat_shape()}
          <select className="bs-input" name="shape" defaultValue={typed?.get('shape') ?? 'straight'}>
            <option value="straight">{m.admin_seat_straight()}</option>
            <option value="curved">{m.admin_seat_curved()}</option>
          </select>
        </label>
        {field('seat_group', m.admin_seat_sells_as(), plan.price_groups[0]?.seat_group ?? '')}
        {field('row_from', m.admin_seat_row_from(), next, true)}
        {field('row_to', m.admin_seat_row_to(), next === '1' ? '10' : next, true)}
        {field('seat_from', m.admin_seat_from(), '1', true)}
        {field('seat_to', m.admin_seat_to(), '20', true)}
        <label className="bs-field">
          {m.admin_seat_numbering()}
          <select className="bs-input" name="numbering" defaultValue={typed?.get('numbering') ?? 'left'}>
            {numberings.map((one) => (
              <option key={one} value={one}>
                {numberingLabels[one]()}
              </option>
            ))}
          </select>
        </label>
        {field('aisles', m.admin_seat_aisles(), '')}
        {field('offset', m.admin_seat_offset(), '')}
      </div>
      <button className="bs-btn primary" type="submit" name="op" value="rows">
        {m.admin_seat_add_rows()}
      </button>
    </form>
  );
}

/** An area without seats. */
export function StandingForm({ action, plan, version, form, wrong }: RuleFormProps) {
  const typed = form?.get('op') === 'standing' ? form : null;
  const field = fieldsOf('standing', typed, typed ? wrong : new Set());
  return (
    <form method="post" action={action} className="adm-section">
      <h2>{m.admin_seat_add_standing()}</h2>
      <input type="hidden" name="version" value={version} />
      <div className="spe-fields">
        {field('name_de', m.admin_seat_area_de())}
        {field('name_en', m.admin_seat_area_en())}
        {field('seat_group', m.admin_seat_sells_as(), plan.price_groups[0]?.seat_group ?? '')}
        {field('places', m.admin_seat_places(), '', true)}
      </div>
      <button className="bs-btn primary" type="submit" name="op" value="standing">
        {m.admin_seat_add_standing()}
      </button>
    </form>
  );
}

/** Labels of the rows that the rules put into the first area, as numbers. */
function lastNumbersOf({ areas }: SeatPlan): number[] {
  const first = areas.find((area) => area.kind === 'seated');
  return (first?.rows ?? []).flatMap(({ label }) => (/^\d+$/.test(label) ? [Number(label)] : []));
}

const fieldsOf = (op: string, typed: URLSearchParams | null, wrong: ReadonlySet<string>) =>
  function FieldOfRule(name: string, label: string, value = '', isNumber = false) {
    return (
      <label className="bs-field">
        {label}
        <input
          className="bs-input"
          id={`${op}-${name}`}
          name={name}
          defaultValue={typed?.get(name) ?? value}
          inputMode={isNumber ? 'numeric' : undefined}
          aria-invalid={typed && wrong.has(name) ? true : undefined}
          aria-describedby={typed && wrong.has(name) ? 'plan-problems' : undefined}
        />
      </label>
    );
  };
