import type { Language } from '../../core/languages.ts';
import { formatClock, formatShortMoment, inSiteTime } from '../../core/text/dates.ts';
import { planAnchor } from '../../features/pages/publishing/plan-address.shapes.ts';
import { planFailureTexts } from '../../features/pages/publishing/plan-texts.shapes.ts';
import type { PlannedAction } from '../../features/pages/publishing/plans.contract.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import type { RefusedMove } from './refused-move.ts';

interface SchedulePlanProps {
  plan: PlannedAction;
  language: Language;
  /** The month that is shown. */
  month: string;
  refused: RefusedMove | null;
}

/** One plan with its time, and what can be done with it: look at it, move it, cancel it; without script. */
export function SchedulePlan({ plan, language, month, refused }: SchedulePlanProps) {
  const { id, title, url, edit_url, at, action, by, changes, is_behind, failure } = plan;
  const base = `${adminHref(language, 'schedule')}/${id}`;
  const what = action === 'publish' ? m.schedule_publish() : m.schedule_unpublish();
  const facts = [plan.language.toUpperCase(), what, by && m.schedule_by({ name: by })].filter(Boolean).join(', ');
  return (
    <li id={planAnchor(id)} className="adm-plan" tabIndex={-1}>
      <div className="adm-what">
        <p>
          <strong>{failure ? formatShortMoment(at, language) : formatClock(at, language)}</strong> <a href={edit_url}>{title || url}</a>
        </p>
        <p className="bs-meta">{facts}</p>
        {failure && <p className="bs-note bad">{m.plan_failed({ reason: planFailureTexts[failure]() })}</p>}
        {!failure && action === 'publish' && changes > 0 && <p className="bs-note warn">{m.plan_changed({ count: changes })}</p>}
        {!failure && is_behind && <p className="bs-note warn">{m.plan_behind()}</p>}
      </div>
      {!failure && (
        <a className="bs-btn" href={`${url}?preview=${at}`} aria-label={m.plan_preview_of({ title })}>
          {m.plan_preview()}
        </a>
      )}
      <form method="post" action={`${base}/cancel`}>
        <input type="hidden" name="month" value={month} />
        <input type="hidden" name="planned" value={at} />
        <button
          className="bs-btn"
          type="submit"
          aria-label={failure ? m.schedule_discard_of({ title }) : m.schedule_cancel_of({ title, what })}
        >
          {failure ? m.schedule_discard() : m.schedule_cancel()}
        </button>
      </form>
      <details className="fold adm-more" open={refused !== null || undefined}>
        <summary aria-label={m.schedule_move_of({ title, what })}>{m.schedule_move()}</summary>
        <form className="adm-filter" method="post" action={`${base}/move`}>
          <input type="hidden" name="month" value={month} />
          <input type="hidden" name="planned" value={at} />
          <div className="bs-field">
            <label htmlFor={`at-${id}`}>{m.schedule_move_to()}</label>
            <input
              className="bs-input"
              type="datetime-local"
              id={`at-${id}`}
              name="at"
              required
              // biome-ignore lint/a11y/noAutofocus: the refused time is what is corrected next
              autoFocus={refused !== null}
              defaultValue={refused?.at ?? inSiteTime(at).slice(0, 16).replace(' ', 'T')}
              {...(refused && { 'aria-invalid': true, 'aria-describedby': `error-${id}` })}
            />
            {refused && (
              <p className="bs-error" id={`error-${id}`} role="alert">
                {refused.message}
              </p>
            )}
          </div>
          <button className="bs-btn primary" type="submit">
            {m.schedule_move()}
          </button>
        </form>
      </details>
    </li>
  );
}
