import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';

interface FormThanksProps {
  /** Text of the form; '' for the one of every form. */
  text: string;
  /** Link or button to fill in the form again. */
  again: ReactNode;
  /** True where they replace the form, which had the focus. */
  hasFocus?: boolean;
}

/** Thanks after a submission. */
export function FormThanks({ text, again, hasFocus = false }: FormThanksProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) note.current?.focus();
  }, [hasFocus]);
  return (
    <div className="form-thanks" role="status" tabIndex={-1} ref={note}>
      <Icon name="check" />
      <p>{text || m.form_sent()}</p>
      <p className="form-again">{again}</p>
    </div>
  );
}
