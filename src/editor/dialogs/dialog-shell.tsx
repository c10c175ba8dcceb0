import './dialogs.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { beginDialog } from './begin-dialog.ts';
import { oncePerPress } from './once-per-press.ts';

interface DialogShellProps {
  title: string;
  /** One line under the title. */
  hint?: string;
  /** CSS width. */
  width?: string;
  footer?: ReactNode;
  /** Whether keys scroll what it holds, which has no controls of its own. */
  isScrolledByKeys?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A dialog of the tool over everything: Escape closes it, and the focus goes back where it was (EDIT-10). */
export function DialogShell({ title, hint, width = '46rem', footer, isScrolledByKeys = false, onClose, children }: DialogShellProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (!element?.open) element?.showModal();
    beginDialog(element);
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="bs bs-dlg"
      {...oncePerPress}
      aria-labelledby={id}
      style={{ ['--bs-w' as string]: width }}
      onCancel={(event) => {
        // One inside closes alone, and choosing no file closes nothing.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <div className="bs-grow">
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {hint && <p className="bs-meta">{hint}</p>}
        </div>
        <button className="bs-btn quiet icon" type="button" aria-label={m.dialog_close()} onClick={onClose}>
          <ToolIcon name="close" />
        </button>
      </header>
      <div className="body" {...(isScrolledByKeys && { tabIndex: 0, role: 'region', 'aria-labelledby': id })}>
        {children}
      </div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  );
}
