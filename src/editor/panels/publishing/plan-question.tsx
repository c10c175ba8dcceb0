import type { Language } from '../../../core/languages.ts';
import type { PlannedAction } from '../../../features/pages/publishing/plans.contract.ts';
import { momentOf } from '../../../features/pages/publishing/publishing-moment.shapes.ts';
import { m } from '../../../paraglide/messages.js';

/** What becomes of a planned version when another is published before. */
export type PlanFate = 'keep' | 'cancel' | 'correct';

type FateNames = Partial<Record<PlanFate, () => string>>;

/** The choices about plans beside which something is published, and the one that holds while nobody has chosen. */
export function fatesOf(concerned: readonly PlannedAction[], hasEntryDraft: boolean): { fates: FateNames; usual: PlanFate } {
  // Only the plan of an entry can take a correction over in the same press: modules are compared as trees, and merged on request.
  const isOfEntry = hasEntryDraft && concerned.every(({ container }) => container === null);
  const isBeside = isOfEntry && concerned.some(({ changes }) => changes > 0);
  const fates = { ...(isBeside && { correct: m.publish_plan_correct }), keep: m.publish_plan_keep, cancel: m.publish_plan_cancel };
  // As in the office: what is planned is not public in passing.
  return { fates, usual: isBeside ? 'correct' : 'keep' };
}

interface PlanQuestionProps {
  plan: PlannedAction;
  language: Language;
  fates: FateNames;
  fate: PlanFate;
  onDecide(fate: PlanFate): void;
}

/** What is planned is the draft as it is now: nothing is left to wait once that is public (EDIT-362). */
export function PlanOfThis({ plan, language }: Pick<PlanQuestionProps, 'plan' | 'language'>) {
  return <p className="bs-note">{m.publish_plan_same({ time: momentOf(plan.at, language) })}</p>;
}

/** The question with which the key to publish opens the panel. */
export function PlanQuestion({ plan, language, fates, fate, onDecide }: PlanQuestionProps) {
  return (
    <fieldset className="bs-group">
      <legend>{m.publish_plan_stands({ time: momentOf(plan.at, language) })}</legend>
      {(Object.keys(fates) as PlanFate[]).map((each) => (
        <label key={each} className="bs-check">
          <input type="radio" name="fate" checked={fate === each} onChange={() => onDecide(each)} />
          <span>{fates[each]?.()}</span>
        </label>
      ))}
    </fieldset>
  );
}
