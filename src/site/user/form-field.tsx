import type { InputHTMLAttributes } from 'react';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import type { SubmittedUserForm } from './user-page.ts';

interface FormFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'minLength' | 'maxLength'> {
  name: string;
  label: string;
  hint?: string;
  form: SubmittedUserForm;
  /** Value before anything was submitted. */
  value?: string;
  isOptional?: boolean;
}

/** A labelled input with its submitted value and its error. */
export function FormField({ name, label, hint, form, value, isOptional = false, ...input }: FormFieldProps) {
  const error = form.errors[name];
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        {...input}
        id={name}
        name={name}
        defaultValue={form.values[name] ?? value}
        required={!isOptional}
        // biome-ignore lint/a11y/noAutofocus: the answer to a refused form; what is to be corrected next
        autoFocus={name === Object.keys(form.errors)[0]}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${name}-hint`} className="small muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="error">
          <Icon name="warn" />
          {error}
        </p>
      )}
    </div>
  );
}

/** A password to be chosen, with what it has to be (USER-07). */
export function NewPasswordField(props: Pick<FormFieldProps, 'name' | 'label' | 'form'>) {
  return (
    <FormField {...props} type="password" hint={m.account_password_hint()} autoComplete="new-password" minLength={8} maxLength={200} />
  );
}

/** A problem of the whole form, or a success message. */
export function FormNote({ problem, done }: { problem: string | null; done?: string | null }) {
  if (problem)
    return (
      <p className="user-note is-problem" role="alert">
        <Icon name="warn" />
        {problem}
      </p>
    );
  return done ? (
    <p className="user-note" role="status">
      <Icon name="check" />
      {done}
    </p>
  ) : null;
}
