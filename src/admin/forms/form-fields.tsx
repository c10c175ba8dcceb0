import type { ReactNode } from 'react';
import type { Fields } from '../../core/fields/field.ts';
import type { CodeLabels } from '../../core/fields/labels.ts';
import { type Language, languages, locales } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { EntrySearch } from '../../ui/backstage/entry-search/entry-search.tsx';
import { InheritedHint } from '../../ui/backstage/inherited-hint.tsx';
import { interfaceText } from '../../ui/interface-text.ts';
import type { Choice, FormKit } from './form-kit.ts';
import { RichText } from './rich-text.tsx';

export interface ControlBaseProps {
  name: string;
  label: string;
  kit: FormKit;
}

/** Props of the control of a field. */
export interface ControlProps extends ControlBaseProps {
  field: Fields[string];
}

interface LabelledProps {
  name: string;
  label: string;
  kit: FormKit;
  isRequired?: boolean;
  hint?: string | undefined;
  /** Shown by styles while only the other language has a text. */
  missing?: string | undefined;
  children: (props: {
    id: string;
    name: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
    autoFocus: boolean;
  }) => ReactNode;
}

/** Label, control, hint and errors. */
export function Labelled({ name, label, kit, isRequired = false, hint, missing, children }: LabelledProps) {
  const errors = kit.errors[name] ?? [];
  const inherited = kit.inherited?.has(name) && `${name}-inherited`;
  const described = [errors.length > 0 && `${name}-error`, hint && `${name}-hint`, inherited].filter(Boolean).join(' ') || undefined;
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
      {missing && (
        <p className="bs-hint adm-missing" role="status">
          <span>{missing}</span>
        </p>
      )}
      <Inherited name={name} kit={kit} />
      {errors.length > 0 && (
        <p id={`${name}-error`} className="bs-err">
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}

/** What visitors see from the production while the control is empty. */
export function Inherited({ name, kit: { inherited } }: { name: string; kit: FormKit }) {
  const text = inherited?.get(name);
  return text === undefined ? null : <InheritedHint id={`${name}-inherited`} text={text} />;
}

interface TextsProps extends ControlBaseProps {
  isLong: boolean;
  isRich?: boolean;
  hint?: string | undefined;
  limit?: number | undefined;
  /** What is said at the empty text of a language while the other has one; of plain texts. */
  missing?: Readonly<Record<Language, () => string>>;
}

/** Text per language, side by side on wide screens. */
export function Texts({ name, label, kit, isLong, isRich = false, hint, limit, missing }: TextsProps) {
  return (
    <fieldset className="bs-field" id={name}>
      <legend>{label}</legend>
      <div className="adm-both">
        {languages.map((language) => {
          const controlName = `${name}.${language}`;
          const messages = kit.errors[controlName] ?? (language === 'de' ? kit.errors[name] : undefined);
          const about = {
            ...kit,
            errors: { ...kit.errors, ...(messages && { [controlName]: messages }) },
            firstError: kit.firstError === name && language === 'de' ? controlName : kit.firstError,
          };
          return (
            <Labelled
              key={language}
              name={controlName}
              label={locales[language].name}
              kit={about}
              hint={hint}
              missing={missing?.[language]()}
            >
              {(props) =>
                isRich ? (
                  <RichText {...props} lang={language} label={`${label}, ${locales[language].name}`} form={kit.form} />
                ) : isLong ? (
                  <textarea
                    {...props}
                    className="bs-input"
                    lang={language}
                    rows={4}
                    defaultValue={kit.form.get(controlName)}
                    aria-label={`${label}, ${locales[language].name}`}
                    // Styles know by it whether the text is empty.
                    placeholder={missing && ' '}
                  />
                ) : (
                  <input
                    {...props}
                    className="bs-input"
                    lang={language}
                    defaultValue={kit.form.get(controlName)}
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

/** A select of entries, searched where it is long. */
export function Select({
  name,
  label,
  kit,
  options,
  isRequired = false,
}: ControlBaseProps & { options: readonly Choice[]; isRequired?: boolean }) {
  return (
    <Labelled name={name} label={label} kit={kit} isRequired={isRequired}>
      {(props) => (
        <EntrySearch>
          <select {...props} className="bs-input" defaultValue={kit.form.get(name) ?? ''}>
            <option value="">{m.admin_none()}</option>
            {options.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </EntrySearch>
      )}
    </Labelled>
  );
}

/** Select of codes. */
export function Codes({ name, label, kit, codes, isOptional = false }: ControlBaseProps & { codes: CodeLabels; isOptional?: boolean }) {
  return (
    <Labelled name={name} label={label} kit={kit}>
      {(props) => (
        <select {...props} className="bs-input" defaultValue={kit.form.get(name)}>
          {isOptional && <option value="">{m.admin_none()}</option>}
          {Object.entries(codes).map(([code, text]) => (
            <option key={code} value={code}>
              {interfaceText(text)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** Textarea for untranslated texts, one per line. */
export function Lines({ name, label, kit, hint }: ControlBaseProps & { hint?: string | undefined }) {
  return (
    <Labelled name={name} label={label} kit={kit} hint={hint}>
      {(props) => <textarea {...props} className="bs-input" rows={3} defaultValue={kit.form.get(name)} spellCheck={false} />}
    </Labelled>
  );
}

/** Checkbox. Unchecked boxes are not submitted and read as false. */
export function Tick({ name, label, kit, isSwitch = false }: ControlBaseProps & { isSwitch?: boolean }) {
  return (
    <label className={isSwitch ? 'bs-switch' : 'bs-check'}>
      <input type="checkbox" id={name} name={name} defaultChecked={kit.form.get(name) === 'on'} />
      {label}
    </label>
  );
}
