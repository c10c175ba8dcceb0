import '../../ui/document-locale.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { isLanguage } from '../../core/languages.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { RichTextField } from './rich-text-field.tsx';

/** What the textarea holds while the editor stands in its place, and the name of the control that submits the HTML. */
interface FormText {
  htmlName: string;
  html: string;
  toNotes(html: string): string;
}

/** Puts the text editor in the place of a textarea of a form; the textarea keeps the text in its plain notation. */
export function writeInForm(textarea: HTMLTextAreaElement, { htmlName, html: given, toNotes }: FormText): void {
  const { id, lang, form } = textarea;
  const hadFocus = document.activeElement === textarea;
  const html = Object.assign(document.createElement('input'), { type: 'hidden', name: htmlName, value: given });
  const place = document.createElement('div');
  textarea.after(place, html);
  textarea.removeAttribute('id');
  textarea.hidden = true;
  for (const label of form?.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(id)}"]`) ?? [])
    label.addEventListener('click', () => document.getElementById(id)?.focus());
  // At once, so that no key is lost between the two.
  flushSync(() =>
    createRoot(place).render(
      <OfficeText
        {...{ id, lang }}
        label={textarea.getAttribute('aria-label') ?? ''}
        value={html.value}
        isInvalid={textarea.getAttribute('aria-invalid') === 'true'}
        describedBy={textarea.getAttribute('aria-describedby')?.replace(`${id}-notation`, '').trim()}
        isFocused={hadFocus}
        onInput={(text) => {
          html.value = text;
          textarea.value = toNotes(text);
          // The guard of unsaved input listens; a press on the toolbar is no input of the browser.
          html.dispatchEvent(new Event('input', { bubbles: true }));
        }}
      />,
    ),
  );
}

interface OfficeTextProps {
  id: string;
  lang: string;
  label: string;
  value: string;
  isInvalid: boolean;
  describedBy: string | undefined;
  isFocused: boolean;
  onInput(html: string): void;
}

function OfficeText({ lang, value, ...props }: OfficeTextProps) {
  const [notice, setNotice] = useState('');
  return (
    <>
      <RichTextField
        {...{ ...props, lang, value }}
        language={isLanguage(lang) ? lang : getLocale()}
        hasUndo
        popupPlace={document.body}
        onNotice={setNotice}
      />
      <p className="bs-hint" role="status">
        {notice}
      </p>
    </>
  );
}
