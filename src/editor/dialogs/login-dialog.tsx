import { type FormEvent, useState } from 'react';
import type { UserDetails } from '../../features/accounts/accounts.contract.ts';
import { m } from '../../paraglide/messages.js';
import { useSurface } from '../canvas/editor-context.ts';
import { editorCall } from '../editor-call.ts';
import { ToolDialog } from './tool-dialog.tsx';

/** Login over the unsaved page; afterwards the pending changes are saved (EDIT-17). */
export function LoginDialog() {
  const { session, state } = useSurface();
  const [error, setError] = useState('');
  /** What it was put off for; with the next change or call it is asked for again. */
  const [later, setLater] = useState<string | null>(null);
  const occasion = `${state.unsent.length} ${state.loginsRequested}`;
  if (later === occasion) return null;
  const putOff = () => {
    setLater(occasion);
    session.logins.end(false);
  };
  // No action of the form, which would empty it after every attempt.
  const logIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const answer = await editorCall<UserDetails>('POST', '/api/user-login/', {
      username: data.get('username'),
      password: data.get('password'),
    });
    if (answer.ok) session.signedIn();
    else setError(reasonOf(answer.status));
  };
  return (
    <ToolDialog title={m.edit_login_title()} onClose={putOff}>
      <form className="bs-stack" onSubmit={(event) => void logIn(event)}>
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

/** Only what the server has refused is wrong; it may also be away. */
function reasonOf(status: number): string {
  if (status === 0) return m.edit_login_offline();
  if (status === 429) return m.edit_login_later();
  return status === 400 || status === 401 ? m.edit_login_wrong() : m.edit_call_failed();
}
