import { type ReactNode, useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { DialogShell } from './dialog-shell.tsx';

/** Leaves what was opened, or asks first. */
type Leave = (go: () => void) => void;

/** What asks while something was changed in an open panel or dialog and not saved. */
let asking: Leave | null = null;

/** Leaves a panel, once it is decided what becomes of what was typed in it. */
export function afterUnsavedWork(go: () => void): void {
  if (asking) asking(go);
  else go();
}

/**
 * Asks before a panel or dialog is left in which something was changed and not saved, and before the page is. `leave` closes it; the
 * question has to be rendered. `save` answers whether it is saved.
 */
export function useUnsavedWork(isChanged: boolean, save: () => Promise<boolean>): { leave: Leave; question: ReactNode } {
  const [next, setNext] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!isChanged) return;
    const before = asking;
    asking = (go) => setNext(() => go);
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => {
      asking = before;
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [isChanged]);
  const go = () => {
    setNext(null);
    asking = null;
    next?.();
  };
  const question = next && (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the question alone
    <div onKeyDown={(event) => event.stopPropagation()}>
      <DialogShell
        title={m.unsaved_title()}
        width="32rem"
        onClose={() => setNext(null)}
        footer={
          <>
            <button className="bs-btn quiet danger" type="button" onClick={go}>
              {m.edit_left_drop()}
            </button>
            <span className="bs-grow" />
            <button className="bs-btn" type="button" data-begins="" onClick={() => setNext(null)}>
              {m.unsaved_stay()}
            </button>
            <button
              className="bs-btn primary"
              type="button"
              onClick={() => void save().then((isSaved) => (isSaved ? go() : setNext(null)))}
            >
              {m.unsaved_save()}
            </button>
          </>
        }
      >
        <p>{m.unsaved_text()}</p>
      </DialogShell>
    </div>
  );
  return { leave: (then) => (isChanged ? setNext(() => then) : then()), question };
}
