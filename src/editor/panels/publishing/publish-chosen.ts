import type { Language } from '../../../core/languages.ts';
import type { PlannedAction, PublishedLanguage } from '../../../features/pages/publishing/plans.contract.ts';
import type { LanguageState } from '../../../features/pages/publishing/publishing-state.shapes.ts';
import { callEditor } from '../../editor-call.ts';
import type { DraftSession } from '../../session/draft-session.ts';
import type { EntryAnswer } from '../../session/edited-entry.ts';
import type { PlanFate } from './plan-question.tsx';

interface PublishOptions {
  /** Where the calls of the container begin. */
  root: string;
  session: DraftSession | undefined;
  states: readonly PublishedLanguage[];
  languages: readonly Language[];
  /** ISO 8601; null for at once. */
  time: string | null;
  fate: PlanFate;
  /** What is planned of these languages. */
  plans: readonly PlannedAction[];
}

interface ChosenOutcome {
  /** Ticket holders who are notified; null for nobody. */
  notified: number | null;
  /** False where visitors see all of it already. */
  isNew: boolean;
  /** Plans that this publish has carried out before their time, as they held the same. */
  carriedOut: readonly PlannedAction[];
}

/**
 * Publishes or plans the modules and the entry the page is about, each where there is something new of it. 'declined' when ticket holders
 * were not to be notified: then nothing was done.
 */
export async function publishChosen(options: PublishOptions): Promise<ChosenOutcome | 'declined'> {
  const { root, session, states, languages, time, fate, plans } = options;
  const entryCalls = session?.entry.calls ?? null;
  const isChanged = (all: readonly LanguageState[]) => all.some(({ language, state }) => languages.includes(language) && state !== 'live');
  // Modules beside an entry may have nothing new.
  const publishesModules = (session?.hasModules ?? true) && (entryCalls === null || isChanged(states));
  let notified: number | null = null;
  let isNew = false;
  let left: readonly PlannedAction[] = session?.state.edited?.plans ?? [];
  // With nothing to plan at all the call says so.
  if (entryCalls && (isChanged(session?.state.edited?.states ?? []) || (time !== null && !publishesModules))) {
    const body = { languages, ...(time === null ? { plan: fate } : { at: time }) };
    if (session && !(await session.entry.confirmNotice({ plan: fate, step: time === null ? 'publish' : 'plan' }))) return 'declined';
    const before = session?.state.edited?.version;
    const call = `${entryCalls}${time === null ? 'publish' : 'plan'}`;
    const answer = await callEditor<EntryAnswer & { notified?: number | null }>('POST', call, { body });
    notified = answer.notified ?? null;
    isNew = answer.version !== before;
    left = answer.plans ?? [];
  }
  if (publishesModules && time !== null) await callEditor('POST', `${root}/plan`, { body: { action: 'publish', at: time, languages } });
  else if (publishesModules) {
    const body = { languages, plan: fate === 'cancel' ? fate : 'keep' };
    const { published } = await callEditor<{ published: readonly Language[] }>('POST', `${root}/publish`, { body });
    isNew ||= published.length > 0;
  }
  if (time !== null || plans.length === 0) return { notified, isNew, carriedOut: [] };
  const now = await callEditor<PublishedLanguage[]>('GET', `${root}/publishing`);
  const waiting = new Set([...left, ...now.flatMap((state) => state.plans)].map(({ id }) => id));
  // Only what was to be cancelled goes without having been carried out.
  const carriedOut = plans.filter(({ id, changes }) => !waiting.has(id) && (fate !== 'cancel' || changes === 0));
  return { notified, isNew, carriedOut };
}
