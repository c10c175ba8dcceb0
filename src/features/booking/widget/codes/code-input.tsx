import { type ReactNode, useEffect, useRef } from 'react';

/** A code as typed. A problem is a new object each time, so that the field gets the focus again. */
export interface TypedCode {
  text: string;
  problem: { text: string; needsLogin?: boolean | undefined } | null;
}

interface CodeInputProps {
  id: string;
  label: string;
  typed: TypedCode;
  isRequired?: boolean;
  /** Leads to the login and back, where only that is missing. */
  login?: ReactNode;
  onChange: (text: string) => void;
  /** Enter was pressed. */
  onEnter?: () => void;
}

/** The one way to type a code in the widget, of a presale or for a lower price, with why it was refused (SHOP-43, SHOP-97). */
export function CodeInput({ id, label, typed: { text, problem }, isRequired, login, onChange, onEnter }: CodeInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const reason = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!problem) return;
    field.current?.focus();
    // In a low window it would stand below the edge of what scrolls.
    reason.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        type="text"
        maxLength={100}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required={isRequired}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
      />
      {problem !== null && (
        <p ref={reason} id={`${id}-problem`} className="wrong" role="alert">
          {problem.text} {problem.needsLogin && login}
        </p>
      )}
    </>
  );
}
