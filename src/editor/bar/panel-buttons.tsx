import { m } from '../../paraglide/messages.js';
import { ToolIcon, type ToolIconName } from '../../ui/backstage/tool-icon.tsx';
import { type PanelKind, useSurface } from '../canvas/editor-context.ts';
import { findingsIn } from '../session/findings.ts';

/** A button for each panel; numbers at buttons are part of their names. */
export function PanelButtons() {
  const { state, language, openPanel, panel, messages } = useSurface();
  const isPage = state.draft.content_type === 'page';
  const findings = findingsIn(state.findings, [language]);
  const counts: Partial<Record<NonNullable<PanelKind>, number>> = { check: findings.length, messages: messages.length };
  const panels = [
    ['settings', 'panel', m.edit_settings()],
    ['outline', 'outline', m.edit_outline()],
    ['check', 'check', m.edit_check()],
    ['versions', 'history', m.edit_versions()],
    ['links', 'link', m.edit_links()],
    ['page', 'gear', m.edit_page()],
    ['messages', 'bell', m.edit_messages()],
  ] as const satisfies readonly (readonly [PanelKind, ToolIconName, string])[];
  return panels
    .filter(([kind]) => isPage || (kind !== 'links' && kind !== 'page'))
    .map(([kind, icon, name]) => (
      <button
        key={kind}
        className="bs-btn quiet small"
        type="button"
        aria-pressed={panel === kind}
        aria-label={[name, counts[kind] || ''].join(' ').trim()}
        title={name}
        onClick={() => openPanel(panel === kind ? null : kind)}
      >
        <ToolIcon name={icon} />
        <span className="bs-wide">{name} </span>
        {kind === 'check' && findings.length > 0 && (
          <span className="bs-count warn bs-findings-phone" aria-hidden="true">
            {findings.length}
          </span>
        )}
        {kind === 'messages' && messages.length > 0 && <span className="bs-count">{messages.length}</span>}
      </button>
    ));
}
