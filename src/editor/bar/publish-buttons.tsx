import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { useSurface } from '../canvas/editor-context.ts';
import { findingsIn } from '../session/findings.ts';
import { startPublishing } from './start-publishing.ts';

/** The findings of the check, publishing at once, and beside it the panel with scope and time. */
export function PublishButtons() {
  const surface = useSurface();
  const { session, state, language, openPanel, panel } = surface;
  const count = session.changes;
  const findings = findingsIn(state.findings, [language]);
  const must = findings.filter(({ severity }) => severity === 'must').length;
  const found = m.edit_findings({ must, should: findings.length - must });
  const isBlocked = state.conflicts.length + state.questions.length > 0 || state.isDeleted;
  return (
    <span className="bs-split">
      {/* Before the others, which stay under the pointer when a check brings the first finding. */}
      {findings.length > 0 && (
        <button
          className="bs-btn primary bs-findings"
          type="button"
          aria-label={`${findings.length}. ${found}`}
          title={found}
          aria-pressed={panel === 'check'}
          onClick={() => openPanel(panel === 'check' ? null : 'check')}
        >
          <ToolIcon name="alert" />
          <span className="bs-count">{findings.length}</span>
        </button>
      )}
      <button
        className="bs-btn primary bs-publish"
        type="button"
        aria-disabled={isBlocked || undefined}
        title={m.edit_publish_keys()}
        onClick={() => startPublishing(surface)}
      >
        <ToolIcon name="upload" />
        <span>{m.edit_publish({ language: language.toUpperCase() })}</span>
        {count > 0 && <span className="bs-count">{count}</span>}
      </button>
      <button
        className="bs-btn primary bs-more"
        type="button"
        aria-label={m.edit_publish_more()}
        aria-pressed={panel === 'publish'}
        onClick={() => openPanel(panel === 'publish' ? null : 'publish')}
      >
        <ToolIcon name="down" />
      </button>
    </span>
  );
}
