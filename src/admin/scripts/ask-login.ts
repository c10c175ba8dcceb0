import { sendCall } from '../../core/contract/send-call.ts';
import type { logIn } from '../../features/accounts/accounts.contract.ts';
import { readSession } from './session.ts';
import { hideNotSent, showNotSent } from './unsaved.ts';

/** Forms whose next submission goes to the server: their session has just been checked. */
const checked = new WeakSet<HTMLFormElement>();

/**
 * Before a form of the office is sent: once the session has ended, the login is asked for over the form, which is sent afterwards as it
 * stands, files included (EDIT-270). Without script the server answers with what was typed (`resubmit-form.tsx`).
 */
export function askLoginBeforeSubmit(): void {
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || form.method !== 'post' || !navigator.onLine || checked.delete(form)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void submitOnceLoggedIn(form, submitter);
    },
    { capture: true },
  );
}

/** Forms whose session is being checked: a second press waits for the first. */
const waiting = new WeakSet<HTMLFormElement>();

async function submitOnceLoggedIn(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (waiting.has(form)) return;
  waiting.add(form);
  hideNotSent(form);
  const session = await readSession();
  const mayGoOn = session === 'over' ? await askLogin() : session === 'open' || !showNotSent(form);
  waiting.delete(form);
  if (!mayGoOn || !form.isConnected || submitter?.isConnected === false) return;
  checked.add(form);
  form.requestSubmit(submitter);
  // A form that its browser finds invalid is not sent.
  checked.delete(form);
}

/** Asks for the login over the page; false once it is put off. */
export async function askLogin(): Promise<boolean> {
  const template = document.querySelector<HTMLTemplateElement>('#office-login');
  // Password managers fill in what is in the document, so it is there only while it is needed.
  const dialog = template?.content.querySelector('dialog')?.cloneNode(true) as HTMLDialogElement | undefined;
  const form = dialog?.querySelector('form');
  const note = form?.querySelector<HTMLElement>('[role=alert]');
  if (!dialog || !form || !note || document.querySelector('#office-login-title')) return false;
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector('input')?.focus();
  const isLoggedIn = await new Promise<boolean>((resolve) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void logInWith(form, dialog.dataset).then((reason) => {
        note.textContent = reason;
        note.hidden = reason === null;
        if (reason === null) resolve(true);
      });
    });
    dialog.addEventListener('cancel', () => resolve(false));
    dialog.querySelector('[data-login-close]')?.addEventListener('click', () => resolve(false));
    // Keys of the office, such as that of its search, are not pressed from here.
    dialog.addEventListener('keydown', (event) => event.stopPropagation());
  });
  dialog.close();
  dialog.remove();
  return isLoggedIn;
}

/** Why the login failed; null once it is one for this page. */
async function logInWith(form: HTMLFormElement, reasons: DOMStringMap): Promise<string | null> {
  const data = new FormData(form);
  const account = { username: String(data.get('username')), password: String(data.get('password')) };
  const status = await statusOf(sendCall<typeof logIn>('POST', '/api/user-login/', account));
  if (status !== 200) return (status === 0 ? reasons.offline : status === 429 ? reasons.later : reasons.wrong) ?? '';
  // Another account may have no right to this page.
  return (await statusOf(fetch(location.pathname, { method: 'HEAD' }))) === 403 ? (reasons.forbidden ?? '') : null;
}

const statusOf = (answer: Promise<Response>) =>
  answer.then(
    ({ status }) => status,
    () => 0,
  );
