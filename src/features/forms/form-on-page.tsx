import type { Language } from '../../core/languages.ts';
import { Island } from '../../islands/island.tsx';
import { m } from '../../paraglide/messages.js';
import { FormThanks } from './form-thanks.tsx';
import FormView from './form-view.island.tsx';
import type { Form } from './forms.contract.ts';
import type { SentEntry } from './sent-entry.ts';

interface FormOnPageProps {
  form: Form;
  /** The form's own page, which takes what is sent without script. */
  action: string;
  language: Language;
  /** What came back with errors. */
  sent?: SentEntry | null;
  /** Sent without script, and thanks are due. */
  isSent?: boolean;
}

/** A form of the venue in a page (FORM-01): hydrated when somebody is about to write, or has written something before. */
export function FormOnPage({ form: { id, fields }, action, language, sent = null, isSent = false }: FormOnPageProps) {
  if (isSent)
    return (
      <form-draft data-form={id} data-sent="">
        <FormThanks again={<a href={action}>{m.form_again()}</a>} />
      </form-draft>
    );
  const form = <Island of={FormView} when="intent" form={{ id, fields }} action={action} language={language} sent={sent} />;
  // What comes back is newer than the stored draft.
  return sent ? form : <form-draft data-form={id}>{form}</form-draft>;
}
