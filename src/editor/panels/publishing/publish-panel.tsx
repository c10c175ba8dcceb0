import { useRef, useState } from 'react';
import { type Language, languages, otherLanguage } from '../../../core/languages.ts';
import type { PlannedAction } from '../../../features/pages/publishing/plans.contract.ts';
import { momentOf } from '../../../features/pages/publishing/publishing-moment.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { useSurfaceIfAny } from '../../canvas/editor-context.ts';
import { callEditor } from '../../editor-call.ts';
import { findingsIn, prevents } from '../../session/findings.ts';
import { languageNames } from '../language-names.ts';
import { localMoment } from '../local-moment.ts';
import type { PanelProps } from '../owner-calls.ts';
import { PanelShell } from '../panel-shell.tsx';
import { EntryStates, LanguageStates } from './language-states.tsx';
import { PlanList } from './plan-list.tsx';
import { fatesOf, type PlanFate, PlanOfThis, PlanQuestion } from './plan-question.tsx';
import { publishChosen } from './publish-chosen.ts';
import { PublishOutcome } from './publish-outcome.tsx';
import { PublishTime } from './publish-time.tsx';
import { usePublishing } from './use-publishing.ts';

type Scope = Language | 'both';

/** What is published, and when: this language, the other or both, now or at a time; how both stand, and what is planned (PAGE-12). */
export default function PublishPanel({ owner, language, onClose, onChanged }: PanelProps) {
  const [scope, setScope] = useState<Scope>(language);
  const [at, setAt] = useState('');
  const [decided, setDecided] = useState<PlanFate | null>(null);
  const { states, outcome, run } = usePublishing({ owner, language, ...(onChanged && { onChanged }) });
  const surface = useSurfaceIfAny();
  const session = surface?.session;
  const edited = surface?.state.edited ?? null;
  const outcomePlace = useRef<HTMLDivElement>(null);
  /** The entry the page is about, where it has a draft: it is published and planned with the modules. */
  const entryCalls = session?.entry.calls ?? null;
  const hasModules = session?.hasModules ?? true;
  const chosen = scope === 'both' ? languages : [scope];
  const plans = [...(hasModules ? states.flatMap(({ plans: own }) => own) : []), ...(edited?.plans ?? [])];
  const concerned = plans.filter((plan) => plan.action === 'publish' && plan.failure === null && chosen.includes(plan.language));
  const isOver = useIsOver(outcome.planned ?? null, plans);
  /** Of the same as the draft: publishing carries them out. Others wait for their time all the same. */
  const [same, other] = [concerned.filter(({ changes }) => changes === 0), concerned.filter(({ changes }) => changes > 0)];
  const { fates, usual } = fatesOf(other, entryCalls !== null);
  const fate = decided && decided in fates ? decided : usual;

  const publish = () =>
    run(async (root) => {
      const time = at === '' ? null : localMoment(at);
      // A year of five digits is not 'at once'.
      if (at !== '' && time === null) throw new Error(`'${at}' is no time.`);
      const done = await publishChosen({ root, session, states, languages: chosen, time, fate, plans: concerned });
      if (done === 'declined') return '';
      if (time !== null) {
        // A second press shall do nothing: the key goes nowhere, and with its time the button plans the same again (EDIT-361).
        outcomePlace.current?.focus({ preventScroll: true });
        return { said: m.publish_planned({ time: momentOf(time, language) }), planned: time };
      }
      void session?.entry.showPage();
      const standing = session?.pageState ?? states.find((each) => each.language === chosen[0])?.state;
      const isUnseen = standing === 'withdrawn';
      const said = done.isNew ? m.publish_done() : isUnseen ? m.publish_unchanged_unseen() : m.publish_unchanged();
      const carriedOut = [...new Set(done.carriedOut.map((plan) => m.publish_plan_done({ time: momentOf(plan.at, language) })))];
      return [withNotified(said, done.notified), ...carriedOut].join(' ');
    });
  const withdraw = (time: string) =>
    run(async (root) => {
      await callEditor('POST', `${root}/plan`, { body: { action: 'unpublish', at: time, languages: chosen } });
      return { said: m.publish_until_planned({ time: momentOf(time, language) }), planned: time };
    });
  const undo = (of: Language) =>
    void run(async (root) => {
      const number = states.find((state) => state.language === of)?.number;
      await callEditor('POST', `${root}/publish/undo`, { body: { languages: [of], ...(number && { number }) } });
      return m.publish_undone();
    });
  const undoEntry = () =>
    void run(async () => {
      const number = edited?.publication?.number;
      if (session && !(await session.entry.confirmNotice({ step: 'undo' }))) return '';
      const { notified } = await callEditor<{ notified: number | null }>('POST', `${entryCalls}publish/undo`, {
        body: { ...(number && { number }) },
      });
      void session?.entry.showPage();
      return withNotified(m.publish_undone(), notified);
    });
  const correctEntry = () =>
    void run(async () => {
      await callEditor('DELETE', `${entryCalls}draft`);
      void session?.entry.showPage();
      return m.plan_correcting();
    });
  return (
    <PanelShell
      title={m.publish_title()}
      onClose={onClose}
      footer={
        <button className="bs-btn primary" type="button" onClick={() => void publish()}>
          {at === '' ? m.publish_now() : m.publish_plan()}
        </button>
      }
    >
      <PublishOutcome {...outcome} said={isOver ? '' : outcome.said} place={outcomePlace} />
      {at === '' && same[0] && <PlanOfThis plan={same[0]} language={language} />}
      {at === '' && other[0] && <PlanQuestion plan={other[0]} onDecide={setDecided} {...{ language, fates, fate }} />}
      <FindingsLink languages={chosen} />
      {edited?.states && (
        <EntryStates {...{ edited, language, label: session?.entry.label ?? '' }} onUndo={entryCalls ? undoEntry : null} />
      )}
      {hasModules && (
        <LanguageStates {...{ states, language }} label={edited ? m.publish_states_modules() : m.publish_states()} onUndo={undo} />
      )}
      <fieldset className="bs-group">
        <legend>{m.publish_scope()}</legend>
        {[language, otherLanguage(language), 'both' as const].map((each) => (
          <label key={each} className="bs-check">
            <input type="radio" name="scope" checked={scope === each} onChange={() => setScope(each)} />
            <span>{each === 'both' ? m.publish_both() : languageNames[each]()}</span>
          </label>
        ))}
      </fieldset>
      <PublishTime at={at} onChange={setAt} onWithdraw={hasModules ? withdraw : null} />
      {plans.length > 0 && (
        <PlanList
          {...{ states: hasModules ? states : [], language, run, entryPlans: edited?.plans ?? [], entryCalls }}
          // What visitors have never seen, nobody corrects.
          onCorrectEntry={edited?.values.is_online === false || !edited?.states?.some(({ changes }) => changes > 0) ? null : correctEntry}
        />
      )}
    </PanelShell>
  );
}

/** Whether what was planned last waits no more: it was carried out, failed or was cancelled elsewhere (ADMIN-363). */
function useIsOver(planned: string | null, plans: readonly PlannedAction[]): boolean {
  const waiting = useRef<string | null>(null);
  if (planned === null) return false;
  const isWaiting = plans.some(({ at, failure }) => failure === null && Date.parse(at) === Date.parse(planned));
  if (isWaiting) waiting.current = planned;
  return !isWaiting && waiting.current === planned;
}

/** What was done, and how many ticket holders are notified of it. */
function withNotified(done: string, notified: number | null): string {
  return notified === null ? done : `${done} ${m.admin_holders_notified({ count: notified })}`;
}

/** How many findings concern what is chosen, and the way to them. */
function FindingsLink({ languages: of }: { languages: readonly Language[] }) {
  const surface = useSurfaceIfAny();
  const found = findingsIn(surface?.state.findings ?? [], of);
  const must = found.filter((finding) => prevents(finding, of)).length;
  if (found.length === 0) return null;
  return (
    <p className="bs-note warn">
      <button className="bs-link" type="button" onClick={() => surface?.openPanel('check')}>
        {m.edit_findings({ must, should: found.length - must })}
      </button>
    </p>
  );
}
