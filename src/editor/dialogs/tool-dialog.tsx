import './editing-dialogs.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { beginDialog } from './begin-dialog.ts';
import { oncePerPress } from './once-per-press.ts';

interface ToolDialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
  footer?: ReactNode;
  /** CSS width. */
  width?: string;
}

/** A dialog of the tool: over everything, closed by Escape, gives the focus back. */
export function ToolDialog({ title, onClose, children, footer, width }: ToolDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const caret = before instanceof HTMLElement && before.isContentEditable ? window.getSelection()?.getRangeAt(0).cloneRange() : undefined;
    if (element && !element.open) element.showModal();
    beginDialog(element);
    return () => {
      element?.close();
      // It is out of the document by now, and closing alone gives nothing back; unless the answer has led elsewhere already.
      if (!(before instanceof HTMLElement) || document.activeElement !== document.body) return;
      before.focus({ preventScroll: true });
      // A text would begin at its start again.
      if (caret) window.getSelection()?.setBaseAndExtent(caret.startContainer, caret.startOffset, caret.endContainer, caret.endOffset);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="bs bs-dlg bs-over"
      {...oncePerPress}
      aria-labelledby={id}
      style={width ? ({ '--bs-w': width } as React.CSSProperties) : undefined}
      onCancel={(event) => {
        // One inside closes alone, and choosing no file closes nothing.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header>
        <div className="bs-grow">
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
        </div>
        <button className="bs-btn quiet icon" type="button" aria-label={m.edit_close()} onClick={onClose}>
          <ToolIcon name="close" />
        </button>
      </header>
      <div className="body">{children}</div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  );
}
