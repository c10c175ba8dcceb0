import { maxDates, type SeriesRule, seriesSteps } from '../../features/admin/series-dates.ts';
import { eventFields } from '../../features/programme/programme.fields.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { FormKey } from '../form-key.tsx';
import { Head } from '../forms/page-elements.tsx';

interface SeriesDate {
  /** 'YYYY-MM-DD'. */
  day: string;
  text: string;
  time: string;
  isChosen: boolean;
  /** Events in the room at that time, '' for none. */
  note: string;
}

interface SeriesViewProps {
  editHref: string;
  template: string;
  rule: SeriesRule;
  problem: string | null;
  dates: readonly SeriesDate[];
  copied: ReadonlySet<string>;
}

/** Form of the rule, and its dates, each with an editable time. */
export function SeriesView({ editHref, template, rule, problem, dates, copied }: SeriesViewProps) {
  return (
    <>
      <Head back={editHref} backLabel={m.admin_back_to_entry()} title={m.admin_series()} />
      <p className="bs-meta">{m.admin_series_template({ template })}</p>
      {problem && (
        <p className="bs-note bad" role="alert">
          {problem}
        </p>
      )}
      <div className="adm-series">
        <RuleForm editHref={editHref} rule={rule} />
        {dates.length > 0 && <Dates editHref={editHref} rule={rule} dates={dates} copied={copied} />}
      </div>
    </>
  );
}

function RuleForm({ editHref, rule }: { editHref: string; rule: SeriesRule }) {
  return (
    <form action={`${editHref}/series`} className="adm-section">
      <div className="adm-both">
        <Field id="from" label={m.admin_from()} type="date" value={rule.from} />
        <Field id="to" label={m.admin_to()} type="date" value={rule.to} />
      </div>
      <fieldset className="bs-field">
        <legend>{m.admin_series_days()}</legend>
        <div className="adm-days">
          {weekdays.map((label, index) => (
            <label key={label()} className="bs-check">
              <input type="checkbox" name="on" value={index + 1} defaultChecked={rule.weekdays.includes(index + 1)} />
              {label()}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="adm-both">
        <Field id="at" label={interfaceText(eventFields.date_start.label)} type="time" value={rule.time} />
        <div className="bs-field">
          <label htmlFor="every">{m.admin_series_every()}</label>
          <select className="bs-input" id="every" name="every" defaultValue={rule.every}>
            {seriesSteps.map((step) => (
              <option key={step} value={step}>
                {steps[step]()}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className="bs-hint">{m.admin_series_hint({ most: maxDates })}</p>
      <button className="bs-btn" type="submit">
        {m.admin_series_show()}
      </button>
    </form>
  );
}

function Dates({ editHref, rule, dates, copied }: Omit<SeriesViewProps, 'template' | 'problem'>) {
  return (
    <form method="post" action={`${editHref}/series`} className="adm-section" data-guarded="">
      <FormKey />
      <h2>{m.admin_series_found({ count: dates.length })}</h2>
      {Object.entries({ from: rule.from, to: rule.to, at: rule.time, every: rule.every }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {rule.weekdays.map((day) => (
        <input key={day} type="hidden" name="on" value={day} />
      ))}
      <table className="bs-table adm-dates">
        <thead>
          <tr>
            <th scope="col">{m.admin_series_day()}</th>
            <th scope="col">{interfaceText(eventFields.date_start.label)}</th>
            <th scope="col">{m.admin_series_note()}</th>
          </tr>
        </thead>
        <tbody>
          {dates.map(({ day, text, time, isChosen, note }) => (
            <tr key={day}>
              <th scope="row">
                <label className="bs-check">
                  <input type="checkbox" name="date" value={day} defaultChecked={isChosen} />
                  {text}
                </label>
              </th>
              <td>
                <input
                  className="bs-input"
                  type="time"
                  name={`time.${day}`}
                  defaultValue={time}
                  aria-label={`${interfaceText(eventFields.date_start.label)}, ${text}`}
                />
              </td>
              <td>{note && <span className="bs-badge warn">{note}</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <fieldset className="bs-field">
        <legend>{m.admin_series_along()}</legend>
        {along.map(([name, label]) => (
          <label key={name} className="bs-check">
            <input type="checkbox" name={name} defaultChecked={copied.has(name)} />
            {label()}
          </label>
        ))}
      </fieldset>
      <p className="bs-hint">{m.admin_series_offline()}</p>
      <div className="bs-row wrap">
        <a className="bs-btn" href={editHref}>
          {m.admin_keep()}
        </a>
        <button className="bs-btn primary" type="submit">
          {m.admin_series_make()}
        </button>
      </div>
    </form>
  );
}

function Field({ id, label, type, value }: { id: string; label: string; type: string; value: string }) {
  return (
    <div className="bs-field">
      <label htmlFor={id}>{label}</label>
      <input className="bs-input" id={id} name={id} type={type} defaultValue={value} required />
    </div>
  );
}

const weekdays = [m.admin_day_1, m.admin_day_2, m.admin_day_3, m.admin_day_4, m.admin_day_5, m.admin_day_6, m.admin_day_7];
const steps: Record<(typeof seriesSteps)[number], () => string> = {
  '1': m.admin_every_1,
  '2': m.admin_every_2,
  '3': m.admin_every_3,
  '4': m.admin_every_4,
  first: m.admin_every_first,
  last: m.admin_every_last,
};
const along: [string, () => string][] = [
  ['sales', m.admin_along_sales],
  ['cast', m.admin_along_cast],
  ['stand_ins', m.admin_along_stand_ins],
];
