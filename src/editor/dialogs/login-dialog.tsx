import { useState } from 'react';
import type { UserDetails } from '../../features/accounts/accounts.contract.ts';
import { m } from '../../paraglide/messages.js';
import { useSurface } from '../canvas/editor-context.ts';
import { editorCall } from '../editor-call.ts';
import { ToolDialog } from './tool-dialog.tsx';

/** Login over the unsaved page; afterwards the pending changes are saved (EDIT-17). */
export function LoginDialog() {
  const { session, state } = useSurface();
  const [error, setError] = useState('');
  /** Number of unsent changes when the login was put off; with the next one it is asked for again. */
  const [later, setLater] = useState<number | null>(null);
  if (later === state.unsent.length) return null;
  const logIn = async (data: FormData) => {
    const answer = await editorCall<UserDetails>('POST', '/api/user-login/', {
      username: data.get('username'),
      password: data.get('password'),
    });
    if (answer.ok) session.signedIn();
    else setError(answer.status === 0 ? m.edit_login_offline() : answer.status === 429 ? m.edit_login_later() : m.edit_login_wrong());
  };
  return (
    <ToolDialog title={m.edit_login_title()} onClose={() => setLater(state.unsent.length)}>
      <form className="bs-stack" action={logIn}>
        <p>{m.edit_login_text({ count: state.unsent.length })}</p>
        {error && (
          <p className="bs-note bad" role="alert">
            {error}
          </p>
        )}
        <label className="bs-field">
          <span className="bs-label">{m.login_name()}</span>
          <input className="bs-input" name="username" autoComplete="username" required data-begins />
        </label>
        <label className="bs-field">
          <span className="bs-label">{m.login_password()}</span>
          <input className="bs-input" name="password" type="password" autoComplete="current-password" required />
        </label>
        <div className="bs-row">
          <button className="bs-btn primary" type="submit">
            {m.login_submit()}
          </button>
        </div>
      </form>
    </ToolDialog>
  );
}
