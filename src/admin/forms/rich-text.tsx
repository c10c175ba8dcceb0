import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import type { FormState } from './form-state.ts';
import { fromNotes, htmlName } from './rich-notes.ts';

interface RichTextProps {
  id: string;
  name: string;
  lang: Language;
  label: string;
  form: FormState;
  'aria-describedby': string | undefined;
}

/** Rich text in plain notation; with script the text editor of the page editor stands in its place (`scripts/rich-texts.ts`, ADMIN-30). */
export function RichText({ label, form, ...props }: RichTextProps) {
  const { name } = props;
  const notes = form.get(name) ?? '';
  return (
    <>
      <textarea
        {...props}
        className="bs-input"
        rows={7}
        defaultValue={notes}
        aria-label={label}
        aria-describedby={[props['aria-describedby'], `${name}-notation`].filter(Boolean).join(' ')}
        data-rich-text={form.get(htmlName(name)) ?? fromNotes(notes)}
      />
      <p id={`${name}-notation`} className="bs-hint adm-notation">
        {m.admin_rich_hint()}
      </p>
    </>
  );
}
