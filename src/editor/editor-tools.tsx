import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { AnswerOf } from '../core/contract/call.ts';
import type { Language } from '../core/languages.ts';
import type { getEditorUser } from '../features/accounts/accounts.contract.ts';
import type { EditedContent, OfficePlace } from '../features/pages/edited-content.ts';
import { momentOf } from '../features/pages/publishing/publishing-moment.shapes.ts';
import { SlimEditorBar } from './bar/slim-editor-bar.tsx';
import { releasePresses } from './canvas/early-press.ts';
import { RedirectDialog } from './dialogs/redirect-dialog.tsx';
import { editorCall } from './editor-call.ts';
import type { PageEditorProps } from './page-editor.tsx';

interface EditorToolsProps {
  language: Language;
  /** The edited content of the page; null where there is none, or for somebody who is no editor. */
  content: EditedContent | null;
  office: OfficePlace | null;
  /** Where in the trash of the office lies what this address showed; null for any other. */
  trash: string | null;
  /** Renders the editor with the page's own views; it may have to be loaded first. */
  renderEditor(props: Omit<PageEditorProps, 'Modules' | 'onPublished'>): ReactNode;
}

type Check = 'pending' | 'none' | 'failed' | AnswerOf<typeof getEditorUser>;

/** What editors have on every page: the slim editor bar, and the editor where `edit` is in the address (EDIT-01 to EDIT-04). */
export function EditorTools({ language, content, office, trash, renderEditor }: EditorToolsProps) {
  const [user, setUser] = useState<Check>('pending');
  useEffect(() => {
    void editorCall<AnswerOf<typeof getEditorUser>>('GET', `/${language}/pageeditor-api/user`).then((answer) =>
      setUser(answer.ok ? answer.body : answer.status === 401 || answer.status === 403 ? 'none' : 'failed'),
    );
  }, [language]);
  useEffect(() => {
    if (user === 'none' || user === 'failed') releasePresses();
  }, [user]);
  const query = new URLSearchParams(window.location.search);
  const isEdited = query.has('edit');
  const hasToolbar = !query.has('noToolbar');
  if (user === 'pending') return null;
  if (user === 'none' || user === 'failed')
    return isEdited ? <RedirectDialog language={language} without={addressOf(query, false)} /> : null;
  if (!isEdited || !content)
    return (
      hasToolbar && (
        <SlimEditorBar
          edit={content && addressOf(query, true)}
          {...{ office, trash }}
          menus={user.admin_menus}
          preview={previewOf(query, language)}
        />
      )
    );
  return (
    <Suspense key={`${content.content_type}-${content.object_id}-${language}`}>
      {renderEditor({
        ...{ language, owner: content, title: content.title, hasToolbar },
        addresses: { published: addressOf(query, false), otherLanguage: content.otherLanguage && `${content.otherLanguage}?edit` },
      })}
    </Suspense>
  );
}

/** The moment the page is shown as of; null for now and for anything that is no date. */
function previewOf(query: URLSearchParams, language: Language) {
  const moment = new Date(query.get('preview') ?? '');
  if (Number.isNaN(moment.getTime())) return null;
  return { time: momentOf(moment.toISOString(), language), leave: addressOf(query, false) };
}

/** This page with or without its editor; all else in the address stays (EDIT-02), but not the moment of a preview. */
function addressOf(query: URLSearchParams, isEdited: boolean): string {
  const rest = new URLSearchParams(query);
  rest.delete('edit');
  rest.delete('preview');
  const parameters = [...(isEdited ? ['edit'] : []), ...(rest.size > 0 ? [rest.toString()] : [])].join('&');
  const { pathname } = window.location;
  return parameters ? `${pathname}?${parameters}` : pathname;
}
