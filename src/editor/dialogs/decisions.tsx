import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useSurface } from '../canvas/editor-context.ts';
import { ConflictDialog, QuestionDialog } from './conflict-dialog.tsx';
import { useBusyHands } from './use-busy-hands.ts';

/**
 * What two have done differently is asked as soon as no text is typed and nothing pressed: opened under somebody's fingers, the next letter
 * or press would answer (EDIT-200). Until then, and once it is put off, a button leads to it.
 */
export function Decisions() {
  const { state } = useSurface();
  const isBusy = useBusyHands();
  const { conflicts, questions, saving } = state;
  /** How many conflicts there were when deciding was put off. */
  const [putOff, setPutOff] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = (conflicts.length > putOff || questions.length > 0) && saving.kind !== 'signed-out';
  const isShown = isWanted && (isOpen || !isBusy);
  useEffect(() => setIsOpen(isShown), [isShown]);
  const count = conflicts.length + questions.length;
  if (!isShown)
    return (
      count > 0 && (
        <button
          className="bs-btn primary bs-decide"
          type="button"
          // The text keeps the focus, and gets it back afterwards.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setPutOff(0);
            setIsOpen(true);
          }}
        >
          {m.edit_decide({ count })}
        </button>
      )
    );
  return questions.length > 0 ? <QuestionDialog /> : <ConflictDialog onLater={() => setPutOff(conflicts.length)} />;
}
