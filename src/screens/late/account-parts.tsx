import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '../../core/languages.ts';
import AccountMenu from '../../features/accounts/account-menu.tsx';
import { editorHint, loginHint } from '../../features/accounts/login-hint.ts';
import type { EditorToolsProps } from '../../features/editor/editor-tools.tsx';
import { Modules } from '../modules.tsx';

/** Not there where its script cannot be had: the page is as visitors see it. */
const EditorTools = lazy<ComponentType<EditorToolsProps>>(() =>
  import('../../features/editor/editor-tools.tsx').catch(() => ({ default: () => null })),
);

/** What a page has for who is logged in: the account item and, for editors, their tools. Visitors never fetch it. */
export default function AccountParts({ language }: { language: Language }) {
  const isEdited = new URLSearchParams(useLocation().search).has('edit');
  const isEditor = document.cookie.includes(`${loginHint}=${editorHint}`);
  return (
    <>
      <AccountMenu language={language} />
      {(isEditor || isEdited) && (
        <Suspense>
          <EditorTools language={language} Modules={Modules} />
        </Suspense>
      )}
    </>
  );
}
