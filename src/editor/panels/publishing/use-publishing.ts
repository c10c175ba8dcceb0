import { useEffect, useState } from 'react';
import type { CheckedFinding } from '../../../features/pages/drafts/draft.contract.ts';
import type { PublishedLanguage } from '../../../features/pages/publishing/plans.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { useSurfaceIfAny } from '../../canvas/editor-context.ts';
import { callEditor, EditorCallFailed } from '../../editor-call.ts';
import { type PanelProps, versionCallsOf } from '../owner-calls.ts';

/** What became of the last press. */
export interface Outcome {
  said: string;
  /** The time that was planned, ISO 8601: once that plan is no more, it is not said any longer. */
  planned?: string;
  failure: string;
  findings: readonly CheckedFinding[];
}

/** Does something with the calls of the container, whose root is passed, and answers what became of it. */
export type PublishingWork = (root: string) => Promise<string | Pick<Outcome, 'said' | 'planned'>>;

const nothing: Outcome = { said: '', failure: '', findings: [] };

/** How the modules of a page stand in each language, read anew after every save and publish, and the one way to change that. */
export function usePublishing({ owner, language, onChanged }: Pick<PanelProps, 'owner' | 'language' | 'onChanged'>) {
  const [states, setStates] = useState<readonly PublishedLanguage[]>([]);
  const [outcome, setOutcome] = useState(nothing);
  const surface = useSurfaceIfAny();
  const session = surface?.session;
  /** What was saved, and how the page stands in the bar: it is read anew here with either, also after a press there. */
  const standing = JSON.stringify([
    surface?.state.saving,
    surface?.state.languageState,
    surface?.state.edited?.states,
    surface?.state.plans,
  ]);
  const read = async () => setStates(await callEditor<PublishedLanguage[]>('GET', `${await versionCallsOf(owner, language)}/publishing`));
  useEffect(() => {
    read().catch((error) => setOutcome((now) => ({ ...failureOf(error), said: now.said })));
  }, [standing]);
  useEffect(() => {
    // What was typed of the entry becomes its draft, or it would be neither published nor planned.
    void session?.entry.save();
  }, []);
  /** Does something with all that was typed until now, reads how everything stands then, and says what became of it. False for a failure. */
  const run = async (work: PublishingWork): Promise<boolean> => {
    setOutcome((now) => ({ ...nothing, said: now.said }));
    try {
      if (session && !((await session.save()) && (await session.entry.save()))) throw new Error('The draft was not saved.');
      const done = await work(await versionCallsOf(owner, language));
      await read();
      setOutcome({ ...nothing, ...(typeof done === 'string' ? { said: done } : done) });
      onChanged?.();
      return true;
    } catch (error) {
      setOutcome(failureOf(error));
      return false;
    }
  };
  return { states, outcome, run };
}

function failureOf(error: unknown): Outcome {
  const failed = error instanceof EditorCallFailed ? error : null;
  const findings = (failed?.body.findings as CheckedFinding[] | undefined) ?? [];
  const reason = failed?.of('at') || failed?.of() || failed?.sentence || m.edit_call_failed();
  return { said: '', failure: failed?.status === 404 ? m.edit_deleted_meanwhile() : reason, findings };
}
