import type { ReactNode } from 'react';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { fieldTypes, isMultiple, presetsOf } from './field-types.ts';
import { FormThanks } from './form-thanks.tsx';
import type { Form, FormField } from './forms.contract.ts';
import type { SubmittedEntry } from './submitted-entry.ts';
import { FormRow } from './view/form-row.tsx';
import { inputId, useForm } from './view/use-form.ts';

interface FormViewProps {
  form: Pick<Form, 'id' | 'thanks' | 'fields'>;
  /** Address of the form's page, which handles submissions without script. */
  action: string;
  language: Language;
  /** Refused submission to show again. */
  submitted: SubmittedEntry | null;
}

/** Form (FORM-01 to FORM-08) of native inputs that work without script; with it, input survives failures and reloads. */
export default function FormView({ form, action, language, submitted }: FormViewProps) {
  const { element, errors, problem, files, phase, pending, shown, submit, change, setFile, startAgain } = useForm(
    form,
    language,
    submitted,
  );
  if (phase === 'sent')
    return (
      <FormThanks
        text={form.thanks}
        hasFocus
        again={
          <button type="button" onClick={startAgain}>
            {m.form_again()}
          </button>
        }
      />
    );
  const fields = form.fields.filter(({ visible }) => visible);
  const wrong = fields.filter(({ slug }) => errors[slug] !== undefined);
  // A page that was loaded is read from its top; what a press has led to belongs beside the button.
  const isServed = problem !== null && problem === shown?.problem;
  const hasFiles = fields.some(({ field_type }) => field_type === fieldTypes.file);
  return (
    <form
      ref={element}
      className="form-body"
      method="post"
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={submit}
      onInput={change}
    >
      {(isServed || wrong.length > 0) && (
        <FormProblem text={problem ?? m.form_errors()}>
          {wrong.length > 0 && (
            <ul>
              {wrong.map(({ slug, label }) => (
                <li key={slug}>
                  <a href={`#${inputId(form.id, slug)}`}>{label}</a>: {errors[slug]}
                </li>
              ))}
            </ul>
          )}
        </FormProblem>
      )}
      {fields.some(({ required }) => required) && <p className="form-help">{m.form_hint_required()}</p>}
      {fields.map((field) =>
        field.field_type === 'emailconfirm' ? (
          <Trap key={field.slug} id={inputId(form.id, field.slug)} slug={field.slug} />
        ) : (
          <FormRow
            key={field.slug}
            field={field}
            id={inputId(form.id, field.slug)}
            language={language}
            value={shown ? (shown.values[field.slug] ?? '') : presetOf(field)}
            file={files[field.slug]}
            error={errors[field.slug]}
            hasFocus={shown !== null && wrong[0] === field}
            pending={pending}
            onFile={setFile}
          />
        ),
      )}
      {problem && !isServed && <FormProblem text={problem} />}
      <button type="submit" className="btn" aria-disabled={phase === 'sending' || undefined}>
        {phase === 'sending' ? m.form_sending() : m.form_send()}
      </button>
    </form>
  );
}

function FormProblem({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="form-problem" role="alert">
      <Icon name="warn" />
      <div>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}

/** Honeypot, hidden visually and from assistive technology (FORM-04). */
function Trap({ id, slug }: { id: string; slug: string }) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={id}>{m.form_trap()}</label>
      <input type="text" id={id} name={slug} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Default value of a field. */
function presetOf({ default: preset, field_type, choices }: FormField): string | string[] {
  if (!isMultiple(field_type)) return preset;
  const presets = presetsOf(preset, field_type);
  return choices.filter((choice) => presets.includes(choice));
}
