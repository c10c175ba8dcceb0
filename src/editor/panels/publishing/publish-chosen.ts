import type { Language } from '../../../core/languages.ts';
import type { PublishedLanguage } from '../../../features/pages/publishing/plans.contract.ts';
import type { LanguageState } from '../../../features/pages/publishing/publishing-state.shapes.ts';
import { callEditor } from '../../editor-call.ts';
import type { DraftSession } from '../../session/draft-session.ts';
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
}

/**
 * Publishes or plans the modules and the entry the page is about, each where there is something new of it. Answers how many ticket
 * holders are notified, null for nobody; 'declined' when they were not to be: then nothing was done.
 */
export async function publishChosen({ root, session, states, languages, time, fate }: PublishOptions): Promise<number | null | 'declined'> {
  const entryCalls = session?.entry.calls ?? null;
  const isChanged = (all: readonly LanguageState[]) => all.some(({ language, state }) => languages.includes(language) && state !== 'live');
  // Modules beside an entry may have nothing new.
  const publishesModules = (session?.hasModules ?? true) && (entryCalls === null || isChanged(states));
  let notified: number | null = null;
  // With nothing to plan at all the call says so.
  if (entryCalls && (isChanged(session?.state.edited?.states ?? []) || (time !== null && !publishesModules))) {
    const body = { languages, ...(time === null ? { plan: fate } : { at: time }) };
    if (session && !(await session.entry.confirmNotice({ plan: fate, step: time === null ? 'publish' : 'plan' }))) return 'declined';
    notified =
      (await callEditor<{ notified?: number | null }>('POST', `${entryCalls}${time === null ? 'publish' : 'plan'}`, { body })).notified ??
      null;
  }
  if (!publishesModules) return notified;
  if (time !== null) await callEditor('POST', `${root}/plan`, { body: { action: 'publish', at: time, languages } });
  else await callEditor('POST', `${root}/publish`, { body: { languages, plan: fate === 'cancel' ? fate : 'keep' } });
  return notified;
}
