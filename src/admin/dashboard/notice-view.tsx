import { m } from '../../paraglide/messages.js';

/** Says something in place of a section, with the way to the login where that helps. */
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
