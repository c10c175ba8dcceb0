import type { EditorSurface } from '../canvas/editor-context.ts';
import { leadToFinding } from '../panels/publishing/lead-to-finding.ts';
import { findingsIn, prevents } from '../session/findings.ts';

/** Publishes the language of the page; while a version is planned the panel asks first what becomes of that plan. */
export function startPublishing(surface: EditorSurface): void {
  const { session, state, language, panel, openPanel, stopWriting } = surface;
  if (state.conflicts.length + state.questions.length > 0 || state.isDeleted) return;
  const isPlanned = (state.edited?.plans ?? []).some((plan) => plan.language === language && plan.failure === null);
  if (state.languageState?.publish_at || isPlanned) {
    if (panel === 'publish') focusPlanQuestion();
    else openPanel('publish');
    return;
  }
  // Publishing the entry replaces the page around its modules; no text may be open then.
  if (session.entry.changes > 0) stopWriting();
  void session.publish().then((isPublished) => {
    const { findings, saving } = session.state;
    const missing = findingsIn(findings, [language]).find((finding) => finding.subject === 'entry' && prevents(finding, [language]));
    // Without a connection nothing is known of what is missing.
    if (!isPublished && missing && (saving.kind === 'idle' || saving.kind === 'saved')) leadToFinding(surface, missing);
  });
}

/** Leads to the question in the panel that is open already; where a time is entered there it asks nothing, and the panel itself has the focus. */
function focusPlanQuestion(): void {
  const region = document.querySelector('[data-region="panel"]');
  const target = region?.querySelector<HTMLElement>('input[name="fate"]:checked') ?? region?.querySelector<HTMLElement>('section');
  target?.focus();
}
