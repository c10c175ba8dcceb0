import type { ReactNode } from 'react';
import type { Fields } from '../../core/fields/field.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { fieldHelp } from './field-label.ts';
import { type ControlBaseProps, Labelled } from './form-fields.tsx';

interface DoneProps {
  text: string | null;
  /** Takes back what was done. */
  takeBack?: ReactNode;
  /** It gets the focus also with nothing to take back: the button that was pressed is on the page no more. */
  isFocused?: boolean;
}

/** Success message. With something to take back it gets the focus, so that the next Tab reaches it. */
export function Done({ text, takeBack, isFocused = false }: DoneProps) {
  if (!text) return null;
  if (!takeBack && !isFocused)
    return (
      <p className="bs-note ok" role="status">
        {text}
      </p>
    );
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was opened by the press that did it; focus begins at its outcome
    <div className="bs-note ok adm-done" role="status" tabIndex={-1} autoFocus>
      <span>{text}</span>
      {takeBack}
    </div>
  );
}

interface ErrorSummaryProps {
  errors: Readonly<Record<string, readonly string[]>>;
  labelOf: (name: string) => string;
  /** Conflict with another change, as text. */
  conflict?: string | null;
  /** Fields that somebody else has changed as well. */
  clashes?: readonly string[];
}

/** Error summary with links to the controls. */
export function ErrorSummary({ errors, labelOf, conflict = null, clashes = [] }: ErrorSummaryProps) {
  if (conflict)
    return (
      <div className="bs-note warn" role="alert">
        <div>
          <p>{conflict}</p>
          {clashes.length > 0 && (
            <ul>
              {clashes.map((name) => (
                <li key={name}>
                  <a href={`#keep:${name}`}>{labelOf(name)}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    );
  const names = Object.keys(errors);
  if (names.length === 0) return null;
  return (
    <div className="bs-note bad" role="alert">
      <div>
        <p>{m.admin_errors()}</p>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{labelOf(name)}</a>: {errors[name]?.join(' ')}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface InputProps extends ControlBaseProps {
  type?: 'text' | 'email' | 'url' | 'number' | 'date';
  isRequired?: boolean;
  hint?: string | undefined;
  limit?: number | undefined;
  autoComplete?: string;
  /** Id of a datalist. */
  list?: string;
}

/** Text input with label. */
export function Input({ name, label, kit, type = 'text', isRequired = false, hint, limit, autoComplete, list }: InputProps) {
  return (
    <Labelled name={name} label={label} kit={kit} isRequired={isRequired} hint={hint}>
      {(props) => (
        <input
          {...props}
          className="bs-input"
          type={type === 'number' ? 'text' : type}
          inputMode={type === 'number' ? 'numeric' : undefined}
          maxLength={limit}
          autoComplete={autoComplete}
          list={list}
          spellCheck={false}
          defaultValue={kit.form.get(name)}
        />
      )}
    </Labelled>
  );
}

type FieldInputProps = Omit<InputProps, 'label' | 'isRequired' | 'hint' | 'limit'> & { field: Fields[string] };

/** Text input of a field, for what browsers know more of than its kind says: a mail address, names to choose from. */
export function FieldInput({ field, ...props }: FieldInputProps) {
  return <Input {...props} label={interfaceText(field.label)} isRequired={field.isRequired} hint={fieldHelp(field)} limit={field.limit} />;
}

interface RemovalProps {
  title: string;
  text: string;
  /** Address of the entry; the deletion is below it. */
  editHref: string;
}

/** Confirmation of a permanent deletion. */
export function Removal({ title, text, editHref }: RemovalProps) {
  return (
    <form method="post" action={`${editHref}/delete`} className="adm-section">
      <h1>{m.admin_remove_question({ name: title })}</h1>
      <p>{text}</p>
      <div className="bs-row wrap">
        <a className="bs-btn" href={editHref}>
          {m.admin_delete_keep()}
        </a>
        <button type="submit" className="bs-btn danger solid">
          {m.admin_remove()}
        </button>
      </div>
    </form>
  );
}

interface HeadProps {
  /** The page this one belongs to, a list where no label says otherwise. */
  back?: string | undefined;
  backLabel?: string;
  title: string;
  intro?: string;
  done?: string | null;
  /** Beside the message. */
  takeBack?: ReactNode;
  /** The message gets the focus. */
  isDoneFocused?: boolean;
  /** Actions beside the title. */
  children?: ReactNode;
}

/** Head of an office page: way back, title with actions, success message. */
export function Head({
  back,
  backLabel = m.admin_back_to(),
  title,
  intro,
  done = null,
  takeBack,
  isDoneFocused = false,
  children,
}: HeadProps) {
  return (
    <>
      {back && (
        <p>
          <a href={back}>{backLabel}</a>
        </p>
      )}
      <div className="adm-head">
        <h1>{title}</h1>
        {children}
      </div>
      {intro && <p className="bs-hint adm-intro">{intro}</p>}
      <Done text={done} takeBack={takeBack} isFocused={isDoneFocused} />
    </>
  );
}
