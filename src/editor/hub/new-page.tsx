import { type FormEvent, useState } from 'react';
import { type Language, languages } from '../../core/languages.ts';
import type { HubPage } from '../../features/pages/hub-page.ts';
import { m } from '../../paraglide/messages.js';
import { callEditor, EditorCallFailed } from '../editor-call.ts';

const labels = { de: m.new_page_title_de, en: m.new_page_title_en };

/** Makes a page, empty or as a copy, and opens it for editing; nobody sees it before it is published. */
export function NewPage({ language, pages }: { language: Language; pages: readonly HubPage[] }) {
  const [failure, setFailure] = useState<EditorCallFailed | null>(null);
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(null);
    const given = new FormData(event.currentTarget);
    const titles = Object.fromEntries(languages.map((each) => [each, String(given.get(each) ?? '').trim()]).filter(([, title]) => title));
    const [parent, copy] = [Number(given.get('parent')), Number(given.get('copy'))];
    const body = { title: titles, ...(parent > 0 && { parent }), ...(copy > 0 && { copy_of: copy }) };
    try {
      const page = await callEditor<{ urls: Record<Language, string> }>('POST', `/${language}/pageeditor-api/pages/`, { body });
      location.assign(`${page.urls[language]}?edit`);
    } catch (error) {
      if (!(error instanceof EditorCallFailed)) throw error;
      setFailure(error);
    }
  };
  return (
    <details className="bs-card hub-new">
      <summary className="bs-btn primary">{m.new_page()}</summary>
      <form className="in bs-stack" onSubmit={(event) => void create(event)}>
        {failure && (
          <p className="bs-note bad" role="alert">
            {failure.sentence || m.edit_call_failed()}
          </p>
        )}
        <div className="hub-pair">
          {languages.map((each) => (
            <label key={each} className="bs-field">
              <span className="bs-label">{labels[each]()}</span>
              <input className="bs-input" name={each} maxLength={255} required={each === language} />
            </label>
          ))}
          <PageChoice name="parent" label={m.page_parent()} none={m.page_no_parent()} pages={pages} language={language} />
          <PageChoice name="copy" label={m.new_page_copy()} none={m.new_page_empty()} pages={pages} language={language} />
        </div>
        <button className="bs-btn primary" type="submit" data-hold="">
          {m.new_page_create()}
        </button>
      </form>
    </details>
  );
}

interface PageChoiceProps {
  name: string;
  label: string;
  none: string;
  pages: readonly HubPage[];
  language: Language;
}

function PageChoice({ name, label, none, pages, language }: PageChoiceProps) {
  return (
    <label className="bs-field">
      <span className="bs-label">{label}</span>
      <select className="bs-input" name={name}>
        <option value="">{none}</option>
        {pages.map(({ id, depth, titles }) => (
          <option key={id} value={id}>
            {'\u2003'.repeat(depth)}
            {titles[language] || titles.de || titles.en}
          </option>
        ))}
      </select>
    </label>
  );
}
