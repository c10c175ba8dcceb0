import type { ReactNode } from 'react';
import { type Language, languages, locales } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import type { FormState } from './form-values.ts';

/** An entry another one can refer to. */
export interface Choice {
  id: number;
  title: string;
}

/** What every control of a form knows. */
export interface FormKit {
  form: FormState;
  errors: Readonly<Record<string, readonly string[]>>;
  /** The place of the first error, which gets the focus. */
  firstError: string | null;
  language: Language;
  choices: ReadonlyMap<string, readonly Choice[]>;
  /** Who is in the cast of the production: 'Hamlet: Ada Berg'. */
  usual: readonly { person: number; role: string; name: string }[];
}

export interface PartProps {
  name: string;
  label: string;
  kit: FormKit;
}

interface LabelledProps {
  name: string;
  label: string;
  kit: FormKit;
  isRequired?: boolean;
  hint?: string | undefined;
  children: (props: {
    id: string;
    name: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
    autoFocus: boolean;
  }) => ReactNode;
}

/** A label, its control and what is wrong with it. */
export function Labelled({ name, label, kit, isRequired = false, hint, children }: LabelledProps) {
  const errors = kit.errors[name] ?? [];
  const described = [errors.length > 0 && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="bs-field">
      <label htmlFor={name}>
        {label}
        {isRequired && <span className="bs-req">{m.admin_required()}</span>}
      </label>
      {children({
        id: name,
        name,
        'aria-invalid': errors.length > 0 ? true : undefined,
        'aria-describedby': described,
        autoFocus: kit.firstError === name,
      })}
      {hint && (
        <p id={`${name}-hint`} className="bs-hint">
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <p id={`${name}-error`} className="bs-err">
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}

/** A text per language, side by side where there is room. */
export function Texts({
  name,
  label,
  kit,
  isLong,
  hint,
  limit,
}: PartProps & { isLong: boolean; hint?: string | undefined; limit?: number | undefined }) {
  return (
    <fieldset className="bs-field">
      <legend>{label}</legend>
      <div className="adm-both">
        {languages.map((language) => {
          const own = `${name}.${language}`;
          const messages = kit.errors[own] ?? (language === 'de' ? kit.errors[name] : undefined);
          const about = {
            ...kit,
            errors: { ...kit.errors, ...(messages && { [own]: messages }) },
            firstError: kit.firstError === name && language === 'de' ? own : kit.firstError,
          };
          return (
            <Labelled key={language} name={own} label={locales[language].name} kit={about} hint={hint}>
              {(props) =>
                isLong ? (
                  <textarea
                    {...props}
                    className="bs-input"
                    lang={language}
                    rows={4}
                    defaultValue={kit.form.get(own)}
                    aria-label={`${label}, ${locales[language].name}`}
                  />
                ) : (
                  <input
                    {...props}
                    className="bs-input"
                    lang={language}
                    defaultValue={kit.form.get(own)}
                    maxLength={limit}
                    aria-label={`${label}, ${locales[language].name}`}
                  />
                )
              }
            </Labelled>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A select of entries. */
export function Select({
  name,
  label,
  kit,
  options,
  isRequired = false,
}: PartProps & { options: readonly Choice[]; isRequired?: boolean }) {
  return (
    <Labelled name={name} label={label} kit={kit} isRequired={isRequired}>
      {(props) => (
        <select {...props} className="bs-input" defaultValue={kit.form.get(name) ?? ''}>
          <option value="">{m.admin_none()}</option>
          {options.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** A select of codes by their words. */
export function Codes({ name, label, kit, words }: PartProps & { words: Readonly<Record<string, () => string>> }) {
  return (
    <Labelled name={name} label={label} kit={kit}>
      {(props) => (
        <select {...props} className="bs-input" defaultValue={kit.form.get(name)}>
          {Object.entries(words).map(([code, word]) => (
            <option key={code} value={code}>
              {word()}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** Texts that are the same in every language, one a line. */
export function Lines({ name, label, kit, hint }: PartProps & { hint?: string | undefined }) {
  return (
    <Labelled name={name} label={label} kit={kit} hint={hint}>
      {(props) => <textarea {...props} className="bs-input" rows={3} defaultValue={kit.form.get(name)} spellCheck={false} />}
    </Labelled>
  );
}

/** A tick. What is not ticked is not sent, and so counts as no. */
export function Tick({ name, label, kit, isSwitch = false }: PartProps & { isSwitch?: boolean }) {
  return (
    <label className={isSwitch ? 'bs-switch' : 'bs-check'}>
      <input type="checkbox" id={name} name={name} defaultChecked={kit.form.get(name) === 'on'} />
      {label}
    </label>
  );
}
