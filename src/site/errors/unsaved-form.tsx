import { m } from '../../paraglide/messages.js';

/** A form that was sent while the site could not take it in, to be sent again from the page that says so. */
export interface UnsavedForm {
  /** Address it was sent to. */
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
  /** Names of its files by field: their contents have to be chosen again. */
  fileNames: readonly (readonly [name: string, fileName: string])[];
  /** Whether the failure may have come after it was stored. */
  isMaybeSaved: boolean;
}

/** Passwords are in no answer: whoever sends the form again types them again. */
const passwords: Record<string, { label: () => string; autoComplete: string }> = {
  password: { label: m.login_password, autoComplete: 'current-password' },
  old_password: { label: m.account_password_old, autoComplete: 'current-password' },
  new_password: { label: m.account_password_new, autoComplete: 'new-password' },
};

/** What was typed, ready to be sent again (OPS-290); where it may have been stored the page does not say that it was not (OPS-295, OPS-300). */
export function UnsavedFormView({ form: { action, fields, fileNames, isMaybeSaved } }: { form: UnsavedForm }) {
  const typed = fields.filter(([name]) => !Object.hasOwn(passwords, name));
  const secret = Object.entries(passwords).filter(([name]) => fields.some(([sent]) => sent === name));
  return (
    <form className="unsaved" method="post" action={action} encType={fileNames.length > 0 ? 'multipart/form-data' : undefined}>
      <p>{isMaybeSaved ? m.error_maybe_saved() : m.error_unsaved()}</p>
      {typed.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {secret.map(([name, { label, autoComplete }]) => (
        <label key={name}>
          {label()}
          <input type="password" name={name} autoComplete={autoComplete} required />
        </label>
      ))}
      {fileNames.map(([name, fileName]) => (
        <label key={name}>
          {m.error_file_again({ name: fileName })}
          <input type="file" name={name} />
        </label>
      ))}
      <button type="submit" className="btn">
        {m.form_send_again()}
      </button>
    </form>
  );
}
