import { m } from '../paraglide/messages.js';
import type { OfficeAnswer } from './office-answers.server.ts';

interface ResubmitFormProps {
  /** Address the form was sent to. */
  action: string;
  /** What was submitted; null where it had files. */
  fields: URLSearchParams | null;
  login: string;
}

/** Answer to a form whose session has ended: it holds what was typed, to be sent again after the login in a new window (EDIT-270). */
export function resubmitPage(props: ResubmitFormProps): OfficeAnswer {
  return { status: 401, title: m.edit_login_title(), current: null, view: <ResubmitForm {...props} /> };
}

function ResubmitForm({ action, fields, login }: ResubmitFormProps) {
  return (
    <form className="bs-stack" method="post" action={action}>
      <h1>{m.edit_login_title()}</h1>
      <p className="bs-note warn">{fields ? m.admin_session_over() : m.admin_session_over_file()}</p>
      {[...(fields ?? [])].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <div className="bs-row wrap">
        <a className="bs-btn primary" href={login} target="_blank" rel="noopener">
          {m.login_submit()}
        </a>
        {fields && (
          <button className="bs-btn" type="submit">
            {m.form_send_again()}
          </button>
        )}
      </div>
    </form>
  );
}
