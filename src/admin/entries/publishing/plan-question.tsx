import type { Fields } from '../../../core/fields/field.ts';
import type { Language } from '../../../core/languages.ts';
import { formatShortMoment } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { fieldLabel } from '../../forms/field-label.ts';

/** What publishing the draft would do to a version that is planned. */
export interface PlanQuestion {
  at: string;
  /** Names of fields that are planned as they are in the draft. */
  planned: readonly string[];
  /** Names of fields that were changed beside the plan. */
  corrected: readonly string[];
  /** Fields to which draft and plan give another value, in words. */
  both: readonly { name: string; planned: string; now: string }[];
  canCorrect: boolean;
}

interface PlanQuestionProps {
  question: PlanQuestion;
  fields: Fields;
  language: Language;
  /** Another question follows, whose button publishes. */
  isAnsweredBelow: boolean;
}

/** Asks before publishing what becomes of the planned version, and says for each answer which fields visitors will see when (PAGE-50). */
export function PlanQuestionSection({ question, fields, language, isAnsweredBelow }: PlanQuestionProps) {
  const { at, planned, corrected, both, canCorrect } = question;
  const time = formatShortMoment(at, language);
  const named = (names: readonly string[]) => names.map((name) => fieldLabel(fields, name)).join(', ');
  const choices = [
    ...(canCorrect
      ? [{ fate: 'correct', label: m.plan_ask_correct({ fields: named(corrected) }), hint: m.plan_ask_correct_hint({ time }) }]
      : []),
    { fate: 'keep', label: m.plan_ask_keep(), hint: m.plan_ask_keep_hint({ time }) },
    {
      fate: 'cancel',
      label: m.plan_ask_cancel(),
      hint: planned.length > 0 ? m.plan_ask_cancel_hint({ time }) : m.plan_ask_cancel_only_hint({ time }),
    },
  ];
  // Where both change a field only the editor knows which of them is right in the end.
  const usual = canCorrect && both.length === 0 ? 'correct' : null;
  return (
    <fieldset className="bs-note warn adm-plan-question">
      <legend className="bs-vh">{m.publish_plan_stands({ time })}</legend>
      <div className="bs-stack">
        <p>
          <strong>{m.publish_plan_stands({ time })}</strong> {m.plan_ask_saved()}
        </p>
        {planned.length > 0 && <p>{m.plan_ask_planned({ fields: named(planned) })}</p>}
        {both.map(({ name, planned: then, now }) => (
          <p key={name}>{m.plan_ask_both({ field: fieldLabel(fields, name), now, then })}</p>
        ))}
        {choices.map(({ fate, label, hint }, index) => (
          <label key={fate} className="bs-check">
            <input
              type="radio"
              name="publish.plan"
              value={fate}
              defaultChecked={fate === usual}
              // biome-ignore lint/a11y/noAutofocus: the page was opened by the press that is asked about
              autoFocus={index === 0}
              aria-describedby={`plan-${fate}`}
            />
            <span>
              {label}
              <br />
              <span className="bs-hint" id={`plan-${fate}`}>
                {hint}
              </span>
            </span>
          </label>
        ))}
        {!isAnsweredBelow && (
          <p>
            <button className="bs-btn primary" type="submit" name="operation" value="publish">
              {m.publish_title()}
            </button>
          </p>
        )}
      </div>
    </fieldset>
  );
}
