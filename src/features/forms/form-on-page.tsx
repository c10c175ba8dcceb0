import type { Language } from '../../core/languages.ts';
import { Island } from '../../islands/island.tsx';
import { m } from '../../paraglide/messages.js';
import { FormThanks } from './form-thanks.tsx';
import FormView from './form-view.island.tsx';
import type { Form } from './forms.contract.ts';
import type { SubmittedEntry } from './submitted-entry.ts';

interface FormOnPageProps {
  form: Form;
  /** Address of the form's page, which handles submissions without script. */
  action: string;
  language: Language;
  /** Refused submission to show again. */
  submitted?: SubmittedEntry | null;
  /** Submitted without script: shows the thanks. */
  isSubmitted?: boolean;
}

/** Form on a page (FORM-01): hydrated on intent, or when there is a stored draft. */
export function FormOnPage({ form: { id, thanks, fields }, action, language, submitted = null, isSubmitted = false }: FormOnPageProps) {
  if (isSubmitted)
    return (
      <form-draft data-form={id} data-submitted="">
        <FormThanks text={thanks} again={<a href={action}>{m.form_again()}</a>} />
      </form-draft>
    );
  const form = (
    <Island of={FormView} when="intent" form={{ id, thanks, fields }} action={action} language={language} submitted={submitted} />
  );
  // A refused submission is newer than the stored draft.
  return submitted ? form : <form-draft data-form={id}>{form}</form-draft>;
}
