import { m } from '../../paraglide/messages.js';
import { LoginFields } from '../../ui/backstage/login-fields.tsx';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';

/** Login over a form whose session has ended (`scripts/ask-login.ts`); after it the form is sent as it stands (EDIT-270). */
export function LoginDialog() {
  return (
    <template id="office-login">
      <dialog
        className="bs-dlg"
        aria-labelledby="office-login-title"
        data-wrong={m.edit_login_wrong()}
        data-later={m.edit_login_later()}
        data-offline={m.edit_login_offline()}
        data-forbidden={m.office_login_forbidden()}
      >
        <header>
          <h2 className="bs-grow" id="office-login-title">
            {m.edit_login_title()}
          </h2>
          <button className="bs-btn quiet icon" type="button" data-login-close="" aria-label={m.dialog_close()} title={m.dialog_close()}>
            <ToolIcon name="close" />
          </button>
        </header>
        <div className="body">
          <form className="bs-stack" method="dialog">
            <p>{m.edit_login_text()}</p>
            <p className="bs-note bad" role="alert" hidden />
            <LoginFields />
          </form>
        </div>
      </dialog>
    </template>
  );
}
