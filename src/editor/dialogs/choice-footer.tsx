import { m } from '../../paraglide/messages.js';

interface ChoiceFooterProps {
  /** Label of the button that removes what was chosen before; null where nothing was. */
  removeLabel: string | null;
  chooseLabel: string;
  /** Undefined while nothing is chosen. */
  onChoose: (() => void) | undefined;
  onRemove: () => void;
  onClose: () => void;
}

/** Buttons of a dialog in which one thing is chosen. */
export function ChoiceFooter({ removeLabel, chooseLabel, onChoose, onRemove, onClose }: ChoiceFooterProps) {
  return (
    <>
      {removeLabel !== null && (
        <button className="bs-btn quiet danger" type="button" onClick={onRemove}>
          {removeLabel}
        </button>
      )}
      <span className="bs-grow" />
      <button className="bs-btn" type="button" onClick={onClose}>
        {m.dialog_cancel()}
      </button>
      <button className="bs-btn primary" type="button" aria-disabled={!onChoose} onClick={onChoose}>
        {chooseLabel}
      </button>
    </>
  );
}
