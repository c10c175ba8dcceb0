import type { EditorSurface } from '../canvas/editor-context.ts';

/** Publishes the language of the page; while a version is planned the panel asks first what becomes of that plan. */
export function startPublishing({ session, state, language, panel, openPanel, stopWriting }: EditorSurface): void {
  if (state.conflicts.length + state.questions.length > 0 || state.isDeleted) return;
  const isPlanned = (state.edited?.plans ?? []).some((plan) => plan.language === language && plan.failure === null);
  if (state.languageState?.publish_at || isPlanned) {
    if (panel === 'publish') focusPlanQuestion();
    else openPanel('publish');
    return;
  }
  // Publishing the entry replaces the page around its modules; no text may be open then.
  if (session.entry.changes > 0) stopWriting();
  void session.publish();
}

/** Leads to the question in the panel that is open already; where a time is entered there it asks nothing, and the panel itself has the focus. */
function focusPlanQuestion(): void {
  const region = document.querySelector('[data-region="panel"]');
  const target = region?.querySelector<HTMLElement>('input[name="fate"]:checked') ?? region?.querySelector<HTMLElement>('section');
  target?.focus();
}
