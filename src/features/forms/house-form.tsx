import type { Language } from '../../core/languages.ts';
import { Island } from '../../islands/island.tsx';
import { m } from '../../paraglide/messages.js';
import { FormThanks } from './form-thanks.tsx';
import FormView from './form-view.island.tsx';
import type { Form } from './forms.contract.ts';
import type { SentEntry } from './sent-entry.ts';

interface HouseFormProps {
  form: Form;
  /** The form's own page, which takes what is sent without script. */
  action: string;
  language: Language;
  /** What came back with errors. */
  sent?: SentEntry | null;
  /** Sent without script, and thanks are due. */
  isSent?: boolean;
}

/** A form of the house in a page (FORM-01): it gets its script when somebody is about to write, or has written something before. */
export function HouseForm({ form: { id, fields }, action, language, sent = null, isSent = false }: HouseFormProps) {
  if (isSent)
    return (
      <form-draft data-form={id} data-sent="">
        <FormThanks again={<a href={action}>{m.form_again()}</a>} />
      </form-draft>
    );
  const form = <Island of={FormView} when="intent" form={{ id, fields }} action={action} language={language} sent={sent} />;
  // What comes back is newer than what was kept.
  return sent ? form : <form-draft data-form={id}>{form}</form-draft>;
}
