import type { ReactNode } from 'react';
import type { FormKit } from './form-kit.ts';

interface OperationButtonProps {
  /** Such as 'up:footer.1'. */
  operation: string;
  label: string;
  /** What it is about, where the label is that of several buttons. */
  subject?: string;
  /** Gets the focus again in a form that its press has changed. */
  kit?: FormKit;
  /** Not disabled where it has nothing to do, so that it keeps the focus. */
  isIdle?: boolean;
  children?: ReactNode;
}

/** Submit button that changes what a form contains; nothing is stored. */
export function OperationButton({ operation, label, subject, kit, isIdle = false, children = label }: OperationButtonProps) {
  return (
    <button
      className="bs-btn"
      type="submit"
      name="operation"
      value={operation}
      aria-disabled={isIdle ? true : undefined}
      aria-label={subject && `${label}: ${subject}`}
      // biome-ignore lint/a11y/noAutofocus: the page was opened by its press; without it the focus would begin at the top
      autoFocus={kit?.firstError === operation}
    >
      {children}
    </button>
  );
}
