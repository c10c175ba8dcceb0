import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

interface SidePanelProps {
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons that stay in view at the lower edge. */
  footer?: ReactNode;
}

/**
 * A panel over the page for small screens. Without script it is a popover; script opens it as a modal dialog, which traps the focus,
 * makes the page behind it inert and restores the focus (EVT-05, side-panel-dialogs.ts).
 */
export function SidePanel({ id, title, closeLabel, children, footer }: SidePanelProps) {
  return (
    <dialog id={id} popover="auto" className="panel paper" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className="ibtn" aria-label={closeLabel} popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" />
        </button>
      </header>
      {children}
      {footer && <div className="panel-foot">{footer}</div>}
    </dialog>
  );
}

/** The button that opens the panel with this id. */
export function SidePanelButton({ panel, children }: { panel: string; children: ReactNode }) {
  return (
    <button type="button" className="btn quiet" aria-haspopup="dialog" popoverTarget={panel} data-control="">
      {children}
    </button>
  );
}
