import './canvas/surface.css';
import './bar/editor-bar.css';
import './canvas/outlines.css';
import './insert/empty.css';
import './writing/writing.css';
import './canvas/preview.css';
import './panels/side-panel.css';
import './bar/notices.css';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '../core/languages.ts';
import type { Draft } from '../features/pages/drafts/draft.contract.ts';
import { m } from '../paraglide/messages.js';
import { tabName } from '../ui/backstage/tab-name.ts';
import { releasePresses } from './canvas/early-press.ts';
import type { RenderedModules } from './canvas/editor-context.ts';
import { Surface } from './canvas/surface.tsx';
import { sessionWords } from './canvas/words.ts';
import { editorCall, setRequestLogin } from './editor-call.ts';
import { whenFieldIsLeft } from './panels/when-field-is-left.ts';
import type { CatalogueModule } from './session/catalogue.ts';
import { DraftSession } from './session/draft-session.ts';
import { openEntry } from './session/edited-entry.ts';

export interface PageEditorProps {
  language: Language;
  owner: { content_type: string; object_id: number };
  title: string;
  addresses: { published: string; otherLanguage: string | null };
  hasToolbar: boolean;
  Modules: RenderedModules;
  /** What the page is about was published: shows the page around its containers as it is now at this path, which a new title moves. */
  onPublished(path: string): Promise<void>;
}

/** Opens the draft of the page and the editing surface over it. */
export function PageEditor({ language, owner, onPublished, ...props }: PageEditorProps) {
  const { content_type, object_id } = owner;
  const [session, setSession] = useState<DraftSession | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const showPublished = useRef(onPublished);
  showPublished.current = onPublished;
  useEffect(() => {
    let isOver = false;
    const root = `/${language}/pageeditor-api`;
    void Promise.all([
      editorCall<Draft>('POST', `${root}/drafts`, { content_type, object_id }),
      editorCall<CatalogueModule[]>('GET', `${root}/catalogue`),
      openEntry(language, { content_type, object_id }),
      tabName(),
    ]).then(([draft, catalogue, entry, name]) => {
      if (isOver) return;
      if (!draft.ok || !catalogue.ok || !entry.ok) {
        releasePresses();
        return setHasFailed(true);
      }
      const opened = new DraftSession({
        ...{ draft: draft.body, entry: entry.body, catalogue: catalogue.body, language, session: name, words: sessionWords },
        onPublished: async (url) => {
          // The page is not replaced while somebody types in it.
          await opened.whenNoTextIsEdited();
          await showPublished.current(url || window.location.pathname);
          opened.showAgain();
        },
        whenTextIsLeft: async (fields) => {
          await opened.whenNoTextIsEdited();
          await whenFieldIsLeft(fields);
        },
      });
      setRequestLogin(() => opened.logins.request());
      setSession(opened);
    });
    return () => {
      isOver = true;
      setRequestLogin(null);
    };
  }, [language, content_type, object_id]);
  if (hasFailed)
    return (
      <section className="bs bs-toolbar bs-editor-bar" aria-label={m.edit_toolbar()}>
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
