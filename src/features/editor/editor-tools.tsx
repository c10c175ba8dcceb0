import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useMatches } from 'react-router';
import type { AnswerOf } from '../../core/contract/call.ts';
import type { Language } from '../../core/languages.ts';
import { loadEveryView } from '../../core/module/module-source.ts';
import type { getEditorUser } from '../accounts/accounts.contract.ts';
import { editedContent } from './edited-content.ts';
import { editorCall } from './editor-call.ts';
import type { DrawnModules } from './surface/editor-context.ts';
import type { PageEditorProps } from './surface/page-editor.tsx';
import { RedirectDialog } from './surface/redirect-dialog.tsx';
import { SlimStrip } from './surface/slim-strip.tsx';

const PageEditor = lazy<ComponentType<PageEditorProps>>(async () => {
  const [editor] = await Promise.all([import('./surface/page-editor.tsx'), loadEveryView()]);
  return editor;
});

export interface EditorToolsProps {
  language: Language;
  Modules: DrawnModules;
}

type Check = 'pending' | 'none' | 'failed' | AnswerOf<typeof getEditorUser>;

/** What editors have on every page: a strip with the way into editing, and the editor where `edit` is in the address (EDIT-01 to EDIT-04). */
export default function EditorTools({ language, Modules }: EditorToolsProps) {
  const content = editedContent(useMatches().at(-1), language);
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const [user, setUser] = useState<Check>('pending');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    void editorCall<AnswerOf<typeof getEditorUser>>('GET', `/${language}/pageeditor-api/user`).then((answer) =>
      setUser(answer.ok ? answer.body : answer.status === 401 || answer.status === 403 ? 'none' : 'failed'),
    );
  }, [language]);
  useEffect(() => {
    const root = document.createElement('div');
    root.className = 'bs-root';
    document.body.prepend(root);
    setPlace(root);
    return () => root.remove();
  }, []);
  // A preview shows what visitors will see, and no tools.
  if (!place || user === 'pending' || query.has('preview')) return null;
  const isEdited = query.has('edit');
  const hasToolbar = !query.has('noToolbar');
  const withEdit = (edits: boolean) => {
    const next = new URLSearchParams(search);
    next.delete('edit');
    const rest = next.toString();
    const parameters = [...(edits ? ['edit'] : []), ...(rest ? [rest] : [])].join('&');
    return parameters ? `${pathname}?${parameters}` : pathname;
  };
  if (user === 'none' || user === 'failed')
    return isEdited ? createPortal(<RedirectDialog language={language} without={withEdit(false)} />, place) : null;
  const isEditing = isEdited && content !== null;
  return createPortal(
    isEditing ? (
      <Suspense>
        <PageEditor
          key={`${content.content_type}-${content.object_id}-${language}`}
          language={language}
          owner={content}
          title={content.title}
          addresses={{ published: withEdit(false), otherLanguage: content.otherLanguage && `${content.otherLanguage}?edit` }}
          hasToolbar={hasToolbar}
          Modules={Modules}
        />
      </Suspense>
    ) : (
      hasToolbar && <SlimStrip edit={content && withEdit(true)} menus={user.admin_menus} />
    ),
    place,
  );
}
