import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { fieldTypes, isMultiple, presetsOf } from './field-types.ts';
import { FormThanks } from './form-thanks.tsx';
import type { Form, FormField } from './forms.contract.ts';
import type { SentEntry } from './sent-entry.ts';
import { FormRow } from './view/form-row.tsx';
import { inputId, useForm } from './view/use-form.ts';

interface FormViewProps {
  form: Pick<Form, 'id' | 'fields'>;
  /** The form's own page, which takes what is sent without script. */
  action: string;
  language: Language;
  /** What came back with errors. */
  sent: SentEntry | null;
}

/** A form of the house (FORM-01 to FORM-08): native inputs that work without script; with it, nothing is lost on failure or reload. */
export default function FormView({ form, action, language, sent }: FormViewProps) {
  const { element, errors, problem, files, phase, pending, submit, change, setFile, writeAnother } = useForm(form, language, sent);
  if (phase === 'sent')
    return (
      <FormThanks
        hasFocus
        again={
          <button type="button" onClick={writeAnother}>
            {m.form_again()}
          </button>
        }
      />
    );
  const fields = form.fields.filter(({ visible }) => visible);
  const wrong = fields.filter(({ slug }) => errors[slug] !== undefined);
  const hasFiles = fields.some(({ field_type }) => field_type === fieldTypes.file);
  return (
    <form
      ref={element}
      className="form-own"
      method="post"
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={submit}
      onInput={change}
    >
      {(problem || wrong.length > 0) && (
        <div className="form-problem" role="alert">
          <Icon name="warn" />
          <div>
            <p>{problem ?? m.form_errors()}</p>
            {wrong.length > 0 && (
              <ul>
                {wrong.map(({ slug, label }) => (
                  <li key={slug}>
                    <a href={`#${inputId(form.id, slug)}`}>{label}</a>: {errors[slug]}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
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
            value={sent ? (sent.values[field.slug] ?? '') : presetOf(field)}
            file={files[field.slug]}
            error={errors[field.slug]}
            hasFocus={sent !== null && wrong[0] === field}
            pending={pending}
            onFile={setFile}
          />
        ),
      )}
      <button type="submit" className="btn" aria-disabled={phase === 'sending' || undefined}>
        {phase === 'sending' ? m.form_sending() : m.form_send()}
      </button>
    </form>
  );
}

/** Hidden from people and from what reads pages aloud (FORM-04). */
function Trap({ id, slug }: { id: string; slug: string }) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={id}>{m.form_trap()}</label>
      <input type="text" id={id} name={slug} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What an untouched field holds. */
function presetOf({ default: preset, field_type, choices }: FormField): string | string[] {
  if (!isMultiple(field_type)) return preset;
  const presets = presetsOf(preset, field_type);
  return choices.filter((choice) => presets.includes(choice));
}
