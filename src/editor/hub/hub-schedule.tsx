import type { Language } from '../../core/languages.ts';
import { planFailureTexts } from '../../features/pages/publishing/plan-texts.shapes.ts';
import type { PlannedAction } from '../../features/pages/publishing/plans.contract.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { momentOf } from '../panels/owner-calls.ts';

interface HubScheduleProps {
  language: Language;
  schedule: readonly PlannedAction[];
}

/** What was not carried out, with the reason, and what comes next; the calendar has everything. */
export function HubSchedule({ language, schedule }: HubScheduleProps) {
  const failed = schedule.filter(({ failure }) => failure !== null);
  const waiting = schedule.filter(({ failure }) => failure === null);
  return (
    <>
      {failed.map(({ id, title, edit_url, language: of, at, failure }) => (
        <div key={id} className="in">
          <div className="bs-note bad">
            <div>
              <p>
                <a href={edit_url}>{title}</a>, {of.toUpperCase()}, {momentOf(at, language)}
              </p>
              <p>{failure && m.plan_failed({ reason: planFailureTexts[failure]() })}</p>
            </div>
          </div>
        </div>
      ))}
      {waiting.length === 0 && <p className="in bs-meta">{m.hub_nothing_planned()}</p>}
      <ul className="plain hub-list">
        {waiting.slice(0, 8).map(({ id, title, edit_url, language: of, action, at }) => (
          <li key={id}>
            <a href={edit_url}>{title}</a>
            <span className="bs-meta">
              {momentOf(at, language)}, {of.toUpperCase()}, {action === 'publish' ? m.schedule_publish() : m.schedule_unpublish()}
            </span>
          </li>
        ))}
      </ul>
      <p className="in">
        <a href={adminHref(language, 'schedule')}>{m.schedule_open()}</a>
      </p>
    </>
  );
}
