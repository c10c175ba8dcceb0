import type { MouseEvent, ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface SidePanelProps {
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons that stay in view at the lower edge. */
  footer?: ReactNode;
}

/**
 * A panel over the page for small screens. Without script it is a popover; with script it opens as a modal
 * dialog, which keeps the focus inside, makes the page behind it inert and gives the focus back (EVT-05).
 */
export function SidePanel({ id, title, closeLabel, children, footer }: SidePanelProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one beside the panel; Escape closes it anyway
    <dialog id={id} popover="auto" className="panel paper" aria-labelledby={`${id}-title`} onClick={closeFromBeside}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className="ibtn" aria-label={closeLabel} popoverTarget={id} popoverTargetAction="hide" onClick={closePanel}>
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
    <button type="button" className="btn quiet" aria-haspopup="dialog" popoverTarget={panel} onClick={openModal}>
      {children}
    </button>
  );
}

/** Closes the panel a click came from, however it was opened. */
export function closePanel(event: MouseEvent<HTMLElement>): void {
  close(event.currentTarget.closest('dialog'));
}

/** On small screens the panel becomes modal; where it is wide enough to hang on its button, it stays a popover. */
export function openModal(event: MouseEvent<HTMLButtonElement>): void {
  if (!window.matchMedia('(max-width: 63.99em)').matches) return;
  const dialog = document.getElementById(event.currentTarget.getAttribute('popovertarget') ?? '');
  if (!(dialog instanceof HTMLDialogElement) || dialog.matches(':popover-open')) return;
  event.preventDefault();
  dialog.showModal();
}

function closeFromBeside(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) close(event.currentTarget);
}

function close(dialog: HTMLDialogElement | null): void {
  if (dialog?.matches(':popover-open')) dialog.hidePopover();
  else dialog?.close();
}
