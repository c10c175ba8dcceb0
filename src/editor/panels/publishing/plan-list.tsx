import type { Language } from '../../../core/languages.ts';
import { plansHref } from '../../../features/pages/publishing/plan-address.shapes.ts';
import { planFailureTexts } from '../../../features/pages/publishing/plan-texts.shapes.ts';
import type { PlannedAction, PublishedLanguage } from '../../../features/pages/publishing/plans.contract.ts';
import { momentOf } from '../../../features/pages/publishing/publishing-moment.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { callEditor } from '../../editor-call.ts';
import { languageNames } from '../language-names.ts';
import type { PublishingWork } from './use-publishing.ts';

interface PlanListProps {
  /** How the modules stand; empty where there are none. */
  states: readonly PublishedLanguage[];
  /** Plans of the entry the page is about. */
  entryPlans: readonly PlannedAction[];
  /** Where the calls about its draft begin. */
  entryCalls: string | null;
  language: Language;
  /** Makes what is public of the entry its draft; null where there is nothing to correct. */
  onCorrectEntry: (() => void) | null;
  /** Does something with the calls of the container and says what became of it. */
  run(work: PublishingWork): Promise<unknown>;
}

/** What is planned for a page, and what can be done with each plan: look at it, renew it, merge a correction into it, cancel it. */
export function PlanList({ states, entryPlans, entryCalls, onCorrectEntry, language, run }: PlanListProps) {
  return (
    <div>
      <h3>{m.publish_plans()}</h3>
      <ul className="plain panel-list">
        {states.flatMap((state) =>
          state.plans.map((plan) => <Plan key={plan.id} {...{ plan, state, entryCalls, onCorrectEntry, language, run }} />),
        )}
        {entryPlans.map((plan) => (
          <Plan key={plan.id} {...{ plan, state: null, entryCalls, onCorrectEntry, language, run }} />
        ))}
      </ul>
      <p>
        <a href={plansHref(language, [...states.flatMap(({ plans }) => plans), ...entryPlans])}>{m.schedule_open()}</a>
      </p>
    </div>
  );
}

interface PlanProps extends Pick<PlanListProps, 'entryCalls' | 'onCorrectEntry' | 'language' | 'run'> {
  plan: PlannedAction;
  /** Null for the plan of an entry. */
  state: PublishedLanguage | null;
}

function Plan({ plan, state, entryCalls, onCorrectEntry, language, run }: PlanProps) {
  const { id, action, at, url, changes, is_behind, failure } = plan;
  const call = `/${language}/pageeditor-api/schedule/${id}`;
  const what = action === 'publish' ? m.schedule_publish() : m.schedule_unpublish();
  const isVersion = action === 'publish' && failure === null;
  const renew = () =>
    run(async (root) => {
      const body = { at, languages: [plan.language] };
      if (state) await callEditor('POST', `${root}/plan`, { body: { ...body, action } });
      else await callEditor('POST', `${entryCalls}plan`, { body });
      return m.plan_renewed();
    });
  const merge = () =>
    run(async () => {
      const { conflicts } = await callEditor<{ conflicts: number }>('POST', `${call}/merge`, { body: {} });
      return conflicts > 0 ? m.plan_merged_conflicts({ count: conflicts }) : m.plan_merged();
    });
  const correct = () =>
    run(async (root) => {
      await callEditor('POST', `${root}/versions/${state?.version_id}/restore`);
      return m.plan_correcting();
    });
  const cancel = () =>
    run(async () => {
      await callEditor('DELETE', call);
      return m.publish_unplanned();
    });
  return (
    <li>
      <span>
        <span className={`bs-state ${failure ? 'withdrawn' : 'planned'}`}>
          {m.plan_action({ language: languageNames[plan.language](), what, time: momentOf(at, language) })}
        </span>
      </span>
      {failure && <p className="bs-note bad">{m.plan_failed({ reason: planFailureTexts[failure]() })}</p>}
      {isVersion && changes > 0 && (
        <div className="bs-note warn">
          <div>
            <p>{m.plan_changed({ count: changes })}</p>
            <button className="bs-btn small" type="button" onClick={() => void renew()}>
              {m.plan_renew()}
            </button>
          </div>
        </div>
      )}
      {isVersion && state && is_behind && (
        <div className="bs-note warn">
          <div>
            <p>{m.plan_behind()}</p>
            <button className="bs-btn small" type="button" onClick={() => void merge()}>
              {m.plan_merge()}
            </button>
          </div>
        </div>
      )}
      <div className="bs-row wrap">
        {!failure && (
          <a className="bs-btn small" href={`${url}?preview=${at}`}>
            {m.plan_preview()}
          </a>
        )}
        <button className="bs-btn small" type="button" onClick={() => void cancel()}>
          {m.publish_take_back()}
        </button>
      </div>
      {isVersion && (state ? state.version_id !== null && state.changes > 0 : onCorrectEntry !== null) && (
        <div className="bs-field">
          <button className="bs-btn small" type="button" onClick={() => (state ? void correct() : onCorrectEntry?.())}>
            {m.plan_correct()}
          </button>
          <span className="bs-hint">
            {state ? m.plan_correct_hint() : m.plan_correct_entry_hint()}{' '}
            {changes > 0 && (state ? m.plan_correct_loses({ count: changes }) : m.plan_correct_entry_loses({ count: changes }))}
          </span>
        </div>
      )}
    </li>
  );
}
