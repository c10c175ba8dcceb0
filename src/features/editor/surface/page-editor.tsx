import '../backstage.css';
import './surface.css';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import type { Draft } from '../draft.contract.ts';
import { editorCall } from '../editor-call.ts';
import type { CatalogueModule } from '../session/catalogue.ts';
import { DraftSession } from '../session/draft-session.ts';
import { openEntry } from '../session/edited-entry.ts';
import { visitName } from '../session/kept-work.ts';
import type { DrawnModules } from './editor-context.ts';
import { Surface } from './surface.tsx';
import { sessionWords } from './words.ts';

export interface PageEditorProps {
  language: Language;
  owner: { content_type: string; object_id: number };
  title: string;
  addresses: { published: string; otherLanguage: string | null };
  hasToolbar: boolean;
  Modules: DrawnModules;
}

/** Opens the draft of the page and the editing surface over it. */
export default function PageEditor({ language, owner, ...props }: PageEditorProps) {
  const { content_type, object_id } = owner;
  const [session, setSession] = useState<DraftSession | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const showPublished = useRef((_url: string) => {});
  showPublished.current = (url) => {
    // A new title is a new address; who edits goes on there.
    if (url !== '' && url !== window.location.pathname) void navigate(`${url}?edit`, { replace: true, preventScrollReset: true });
    else void revalidate();
  };
  useEffect(() => {
    let isOver = false;
    const root = `/${language}/pageeditor-api`;
    void Promise.all([
      editorCall<Draft>('POST', `${root}/drafts`, { content_type, object_id }),
      editorCall<CatalogueModule[]>('GET', `${root}/catalogue`),
      openEntry(language, { content_type, object_id }),
    ]).then(([draft, catalogue, entry]) => {
      if (isOver) return;
      if (!draft.ok || !catalogue.ok || !entry.ok) setHasFailed(true);
      else
        setSession(
          new DraftSession({
            ...{ draft: draft.body, entry: entry.body, catalogue: catalogue.body, language, session: visitName(), words: sessionWords },
            onPublished: (url) => showPublished.current(url),
          }),
        );
    });
    return () => {
      isOver = true;
    };
  }, [language, content_type, object_id]);
  if (hasFailed)
    return (
      <section className="bs bs-toolbar bs-strip" aria-label={m.edit_toolbar()}>
        <div className="bs-bar1 bs-desk">
          <p role="alert">{m.edit_no_draft()}</p>
          <button className="bs-btn line" type="button" onClick={() => window.location.reload()}>
            {m.edit_again()}
          </button>
          <a className="bs-btn line" href={props.addresses.published}>
            {m.edit_mode_published()}
          </a>
        </div>
      </section>
    );
  return session && <Surface key={session.session} session={session} language={language} {...props} />;
}
