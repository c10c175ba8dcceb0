import { useState } from 'react';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { callEditor, EditorCallFailed } from '../editor-call.ts';

/** Puts a page into the trash, from where it can be brought back for 30 days (PAGE-13). */
export function TrashPage({ language, page, title }: { language: Language; page: number; title: string }) {
  const [failure, setFailure] = useState('');
  const remove = async () => {
    try {
      await callEditor('DELETE', `/${language}/pageeditor-api/pages/${page}/`);
      location.reload();
    } catch (error) {
      setFailure((error instanceof EditorCallFailed && error.sentence) || m.edit_call_failed());
    }
  };
  return (
    <>
      <button className="mi" type="button" onClick={() => void remove()}>
        {m.hub_to_trash()}
        <span className="bs-vh">: {title}</span>
      </button>
      {failure && (
        <p className="bs-err" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
