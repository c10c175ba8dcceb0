import { m } from '../../../paraglide/messages.js';
import type { planFailures } from './publishing-state.shapes.ts';

/** Why a plan was not carried out, in the same words in the mail, on the start page and in the schedule. */
export const planFailureTexts: Record<(typeof planFailures)[number], () => string> = {
  trashed: m.plan_failed_trashed,
  findings: m.plan_failed_findings,
  error: m.plan_failed_error,
};

const minuteMs = 60_000;

/** A form has no seconds. */
export const minuteOf = (moment: Date) => Math.floor(moment.getTime() / minuteMs);

/** True for a moment before the present minute, which counts as now. */
export const isOver = (at: Date, now: Date) => minuteOf(at) < minuteOf(now);

/** Why a time cannot be planned: it is over, the opposite is planned for that minute, or nothing is public then that could go offline. */
export const planRefusalTexts = {
  past: m.plan_refused_past,
  'same-minute': m.plan_refused_same_minute,
  'nothing-live': m.plan_refused_nothing_live,
  'no-draft': m.plan_refused_no_draft,
} as const;

/** A time that a plan cannot have. */
export class PlanRefused extends Error {
  override name = 'PlanRefused';
  readonly reason: keyof typeof planRefusalTexts;
  constructor(reason: keyof typeof planRefusalTexts) {
    super(`The time of the plan is refused: ${reason}.`);
    this.reason = reason;
  }
}
