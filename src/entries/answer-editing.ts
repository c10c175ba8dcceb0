import { loginHint } from '../features/accounts/login-hint.ts';

/**
 * Who asks for editing with a login that does not allow it, or no longer, is offered the login (EDIT-18): their document is that of
 * visitors, so the editor's script is fetched for them.
 */
export function answerEditing(): void {
  const asks = new URLSearchParams(location.search).has('edit') && document.cookie.includes(`${loginHint}=`);
  if (asks && !document.getElementById('current-page')) void import('./editor.tsx');
}
