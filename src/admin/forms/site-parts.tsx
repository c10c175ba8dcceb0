import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Labelled, type PartProps } from './form-parts.tsx';

/** What has just been done. */
export function Done({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="bs-note ok" role="status">
      {text}
    </p>
  );
}

interface ErrorSummaryProps {
  errors: Readonly<Record<string, readonly string[]>>;
  labelOf: (name: string) => string;
  /** What somebody else did meanwhile, in words. */
  conflict?: string | null;
}

/** Why a form came back, with the way to each place. */
export function ErrorSummary({ errors, labelOf, conflict = null }: ErrorSummaryProps) {
  if (conflict)
    return (
      <p className="bs-note warn" role="alert">
        {conflict}
      </p>
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

interface InputProps extends PartProps {
  type?: 'text' | 'email' | 'url' | 'number';
  isRequired?: boolean;
  hint?: string;
  limit?: number;
  autoComplete?: string;
  /** Id of a datalist. */
  list?: string;
}

/** A line of text with its label. */
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

interface RemovalProps {
  title: string;
  text: string;
  /** The page of the entry; the question stands below it. */
  own: string;
}

/** The question before something goes for good, and a way out that is named. */
export function Removal({ title, text, own }: RemovalProps) {
  return (
    <form method="post" action={`${own}/delete`} className="adm-section">
      <h1>{m.admin_remove_question({ name: title })}</h1>
      <p>{text}</p>
      <div className="bs-row wrap">
        <a className="bs-btn" href={own}>
          {m.admin_delete_keep()}
        </a>
        <button type="submit" className="bs-btn danger solid">
          {m.admin_remove()}
        </button>
      </div>
    </form>
  );
}

/** The title of a page with what can be done on it. */
export function Head({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="adm-head">
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** What Enter presses in a form whose first button does something else. */
export function EnterSaves() {
  return (
    <button className="bs-vh" type="submit" name="operation" value="save" tabIndex={-1} aria-hidden="true">
      {m.admin_save()}
    </button>
  );
}
