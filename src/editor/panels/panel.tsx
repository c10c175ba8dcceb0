import { useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { useSurface } from '../canvas/editor-context.ts';
import { entryNode } from '../session/edited-entry.ts';
import { MessagesPanel } from './messages-panel.tsx';
import { OtherPanel } from './other-panel.tsx';
import { OutlinePanel } from './outline-panel.tsx';
import { CheckPanel } from './publishing/check-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';

const icons = { settings: 'gear', outline: 'outline', check: 'check', messages: 'bell' } as const;

/** The panel at the right, or the sheet from below on a phone: settings of what is selected, the outline, and what else is opened. */
export function Panel() {
  const { panel, openPanel, selected: chosen, select, state, session } = useSurface();
  const selected = chosen ?? (state.entry && entryNode);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (panel && panel !== 'settings') place.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [panel]);
  if (panel === null) return null;
  const label = selected === null ? m.edit_settings() : (session.catalogue.get(state.tree.get(selected)?.model ?? '')?.label ?? '');
  if (panel !== 'settings' && panel !== 'outline' && panel !== 'check' && panel !== 'messages') return <OtherPanel kind={panel} />;
  const title = { settings: label, outline: m.edit_outline(), check: m.edit_check(), messages: m.edit_messages() }[panel];
  const close = () => {
    openPanel(null);
    select(selected, { focuses: true });
  };
  return (
    <aside
      ref={place}
      className="bs bs-panel bs-side"
      aria-label={title}
      data-region="panel"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) {
          event.stopPropagation();
          close();
        }
      }}
    >
      <header>
        <ToolIcon name={icons[panel]} />
        <h2 className="bs-trunc" tabIndex={-1}>
          {title}
        </h2>
        <button className="bs-btn quiet icon" type="button" aria-label={m.edit_panel_close()} onClick={close}>
          <ToolIcon name="close" />
        </button>
      </header>
      {panel === 'settings' && selected !== null && <SettingsPanel key={selected} id={selected} />}
      {panel === 'settings' && selected === null && (
        <div className="body">
          <p>{m.edit_panel_empty()}</p>
        </div>
      )}
      {panel === 'messages' && (
        <div className="body">
          <MessagesPanel />
        </div>
      )}
      {panel === 'outline' && (
        <div className="body">
          <OutlinePanel />
        </div>
      )}
      {panel === 'check' && (
        <div className="body">
          <CheckPanel />
        </div>
      )}
      <footer>
        <p className="bs-grow bs-meta">{panel === 'settings' && m.edit_panel_foot()}</p>
        <kbd>F6</kbd>
        <span className="bs-meta">{m.edit_panel_back()}</span>
      </footer>
    </aside>
  );
}
