import { m } from '../../paraglide/messages.js';

/** A message instead of a section, with a link to the login if given. */
export function NoticeView({ text, login }: { text: string; login: string | null }) {
  return (
    <div className="bs-stack">
      <p className="bs-note warn">{text}</p>
      {login && (
        <p>
          <a className="bs-btn primary" href={login}>
            {m.login_submit()}
          </a>
        </p>
      )}
    </div>
  );
}
