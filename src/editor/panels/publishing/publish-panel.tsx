import { useEffect, useRef, useState } from 'react';
import { type Language, languages, otherLanguage } from '../../../core/languages.ts';
import type { Finding } from '../../../features/pages/drafts/draft.contract.ts';
import type { PlannedAction, PublishedLanguage } from '../../../features/pages/publishing/plans.contract.ts';
import type { LanguageState } from '../../../features/pages/publishing/publishing-state.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { useSurfaceIfAny } from '../../canvas/editor-context.ts';
import { callEditor, EditorCallFailed } from '../../editor-call.ts';
import { languageNames } from '../language-names.ts';
import { localMoment } from '../local-moment.ts';
import { momentOf, type PanelProps, versionCallsOf } from '../owner-calls.ts';
import { PanelShell } from '../panel-shell.tsx';
import { FindingList } from './finding-list.tsx';
import { EntryStates, LanguageStates } from './language-states.tsx';
import { PlanList } from './plan-list.tsx';

type Scope = Language | 'both';
type PlanFate = 'keep' | 'cancel' | 'correct';

/** What is published, and when: this language, the other or both, now or at a time; how both stand, and what is planned (PAGE-12). */
export default function PublishPanel({ owner, language, onClose, onChanged }: PanelProps) {
  const [scope, setScope] = useState<Scope>(language);
  const [at, setAt] = useState('');
  const [decided, setDecided] = useState<PlanFate | null>(null);
  const [states, setStates] = useState<readonly PublishedLanguage[]>([]);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState('');
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const surface = useSurfaceIfAny();
  const found = surface?.state.findings ?? [];
  const must = found.filter(({ severity }) => severity === 'must').length;
  const chosen = scope === 'both' ? languages : [scope];
  const session = surface?.session;
  const edited = surface?.state.edited ?? null;
  /** The entry the page is about, where it has a draft: it is published and planned with the modules. */
  const entryCalls = session?.entry.calls ?? null;
  const hasModules = session?.hasModules ?? true;
  const plans = [...(hasModules ? states.flatMap(({ plans: own }) => own) : []), ...(edited?.plans ?? [])];
  const concerned = plans.filter((plan) => plan.action === 'publish' && plan.failure === null && chosen.includes(plan.language));
  // Only the plan of an entry can take a correction over in the same press: modules are compared as trees, and merged on request.
  const isOfEntry = entryCalls !== null && concerned.every(({ container }) => container === null);
  const isBeside = isOfEntry && concerned.some(({ changes }) => changes > 0);
  const fates = { ...(isBeside && { correct: m.publish_plan_correct }), keep: m.publish_plan_keep, cancel: m.publish_plan_cancel };
  // As in the office: what is planned is not public in passing.
  const fate = decided && decided in fates ? decided : isBeside ? 'correct' : 'keep';
  /** What was saved, and how the page stands in the bar: it is read anew here with either, also after a press there. */
  const standing = JSON.stringify([surface?.state.saving, surface?.state.languageState, surface?.state.edited?.states]);
  useEffect(() => {
    void read().catch(fail);
  }, [standing]);
  useEffect(() => {
    // What was typed of the entry becomes its draft, or it would be neither published nor planned.
    void session?.entry.save();
  }, []);

  // What became of a press is said above, the button stands below.
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!said && !failure) return;
    outcome.current?.scrollIntoView({ block: 'nearest' });
    // A pressed button may have gone with its plan.
    if (document.activeElement === document.body) outcome.current?.focus({ preventScroll: true });
  }, [said, failure]);

  async function read() {
    setStates(await callEditor<PublishedLanguage[]>('GET', `${await versionCallsOf(owner, language)}/publishing`));
  }
  function fail(error: unknown) {
    const failed = error instanceof EditorCallFailed ? error : null;
    setFindings((failed?.body.findings as Finding[] | undefined) ?? []);
    if (failed?.status === 404) return setFailure(m.edit_deleted_meanwhile());
    setFailure(failed?.of('at') || failed?.of() || failed?.sentence || m.edit_call_failed());
  }
  /** Does something with all that was typed until now, reads how everything stands then, and says what became of it. */
  const run = async (work: (root: string) => Promise<string>) => {
    setFailure('');
    setFindings([]);
    try {
      if (session && !((await session.save()) && (await session.entry.save()))) throw new Error('The draft was not saved.');
      const done = await work(await versionCallsOf(owner, language));
      await read();
      setSaid(done);
      onChanged?.();
    } catch (error) {
      setSaid('');
      fail(error);
    }
  };
  const plan = (root: string, body: { action: PlannedAction['action']; at: string; languages: readonly Language[] }) =>
    callEditor('POST', `${root}/plan`, { body });
  const publish = () =>
    run(async (root) => {
      const time = at === '' ? null : localMoment(at);
      // A year of five digits is not 'at once'.
      if (at !== '' && time === null) throw new Error(`'${at}' is no time.`);
      const isChanged = (all: readonly LanguageState[]) => all.some(({ language: of, state }) => chosen.includes(of) && state !== 'live');
      // Modules beside an entry may have nothing new.
      const publishesModules = hasModules && (entryCalls === null || isChanged(states));
      // With nothing to plan at all the call says so.
      if (entryCalls && (isChanged(session?.state.edited?.states ?? []) || (time !== null && !publishesModules))) {
        const body = { languages: chosen, ...(time === null ? { plan: fate } : { at: time }) };
        await callEditor('POST', `${entryCalls}${time === null ? 'publish' : 'plan'}`, { body });
      }
      if (time !== null) {
        if (publishesModules) await plan(root, { action: 'publish', at: time, languages: chosen });
        setAt('');
        return m.publish_planned({ time: momentOf(time, language) });
      }
      if (publishesModules)
        await callEditor('POST', `${root}/publish`, { body: { languages: chosen, plan: fate === 'cancel' ? fate : 'keep' } });
      void session?.entry.showPage();
      return m.publish_done();
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
      <div ref={outcome} tabIndex={-1}>
        <p role="status" className={said ? 'bs-note ok' : 'bs-vh'}>
          {said}
        </p>
        {failure && (
          <div className="bs-note bad" role="alert">
            <div>
              <p>{failure}</p>
              {findings.length > 0 && <FindingList findings={findings} />}
            </div>
          </div>
        )}
      </div>
      {/* The question with which the key to publish opens the panel. */}
      {at === '' && concerned[0] && (
        <fieldset className="bs-group">
          <legend>{m.publish_plan_stands({ time: momentOf(concerned[0].at, language) })}</legend>
          {(Object.keys(fates) as (keyof typeof fates)[]).map((each) => (
            <label key={each} className="bs-check">
              <input type="radio" name="fate" checked={fate === each} onChange={() => setDecided(each)} />
              <span>{fates[each]?.()}</span>
            </label>
          ))}
        </fieldset>
      )}
      {found.length > 0 && (
        <p className="bs-note warn">
          <button className="bs-link" type="button" onClick={() => surface?.openPanel('check')}>
            {m.edit_findings({ must, should: found.length - must })}
          </button>
        </p>
      )}
      {edited?.states && (
        <EntryStates
          {...{ states: edited.states, label: session?.entry.label ?? '' }}
          onUndo={
            entryCalls
              ? () =>
                  void run(async () => {
                    await callEditor('POST', `${entryCalls}publish/undo`, { body: {} });
                    void session?.entry.showPage();
                    return m.publish_undone();
                  })
              : null
          }
        />
      )}
      {hasModules && (
        <LanguageStates
          {...{ states, language }}
          label={edited ? m.publish_states_modules() : m.publish_states()}
          onUndo={(of) =>
            void run(async (root) => {
              const number = states.find((state) => state.language === of)?.number;
              await callEditor('POST', `${root}/publish/undo`, { body: { languages: [of], ...(number && { number }) } });
              return m.publish_undone();
            })
          }
        />
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
      <fieldset className="bs-group">
        <legend>{m.publish_time()}</legend>
        <label className="bs-field">
          <span className="bs-label">{m.publish_at()}</span>
          <input className="bs-input" type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
          <span className="bs-hint">{m.publish_at_hint()}</span>
        </label>
        {hasModules && (
          <form
            className="bs-field"
            action={(data) => {
              const until = String(data.get('until') ?? '');
              const time = localMoment(until);
              if (time === null) return;
              void run(async (root) => {
                await plan(root, { action: 'unpublish', at: time, languages: chosen });
                return m.publish_until_planned({ time: momentOf(time, language) });
              });
            }}
          >
            <label>
              <span className="bs-label">{m.publish_until()}</span>
              <input className="bs-input" type="datetime-local" name="until" />
            </label>
            <button className="bs-btn small" type="submit">
              {m.publish_until_plan()}
            </button>
          </form>
        )}
      </fieldset>
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
