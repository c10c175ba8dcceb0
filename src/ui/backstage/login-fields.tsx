import { m } from '../../paraglide/messages.js';

/** Name, password and button of the login that office and editor ask for once a session has ended. */
export function LoginFields() {
  return (
    <>
      <label className="bs-field">
        <span className="bs-label">{m.login_name()}</span>
        <input className="bs-input" name="username" autoComplete="username" required data-begins="" />
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
    </>
  );
}
