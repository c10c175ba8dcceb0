import './panels.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { oncePerPress } from '../dialogs/once-per-press.ts';

interface PanelShellProps {
  title: string;
  footer?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** A panel over the side of the page; Escape closes it, and the focus goes back where it was. */
export function PanelShell({ title, footer, onClose, children }: PanelShellProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <section
      ref={panel}
      className="bs bs-panel"
      aria-labelledby={id}
      tabIndex={-1}
      {...oncePerPress}
      onKeyDown={(event) => {
        // A dialog over the panel closes alone.
        const isOfDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
        if (event.key !== 'Escape' || event.defaultPrevented || isOfDialog) return;
        event.stopPropagation();
        // The key would close at once what asks about closing.
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button className="bs-btn quiet icon" type="button" aria-label={m.dialog_close()} onClick={onClose}>
          <ToolIcon name="close" />
        </button>
      </header>
      <div className="body">{children}</div>
      {footer && <footer>{footer}</footer>}
    </section>
  );
}
