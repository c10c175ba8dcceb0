import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { UserDetails } from '../../features/accounts/accounts.contract.ts';
import { m } from '../../paraglide/messages.js';
import { LoginFields } from '../../ui/backstage/login-fields.tsx';
import { useSurface } from '../canvas/editor-context.ts';
import { editorCall } from '../editor-call.ts';
import { ToolDialog } from './tool-dialog.tsx';
import { useBusyHands } from './use-busy-hands.ts';

/**
 * Requests the login after the end of a session. Over a text that is being typed it waits as a button, or the next letters would go into
 * its fields (EDIT-200).
 */
export function LoginQuestion() {
  const { state, session, say, selected, select } = useSurface();
  const isBusy = useBusyHands();
  const [isOpen, setIsOpen] = useState(false);
  /** What it was put off for; with the next change or call it is asked for again. */
  const [later, setLater] = useState<{ unsent: unknown; calls: number } | null>(null);
  const isOver = state.saving.kind === 'signed-out';
  const isPutOff = later?.unsent === state.unsent && later.calls === state.loginsRequested;
  const isShown = isOver && (isOpen || (!isBusy && !isPutOff));
  const isWaiting = isOver && !isShown;
  useEffect(() => {
    setIsOpen(isShown);
    if (!isOver) setLater(null);
  }, [isShown, isOver]);
  useEffect(() => {
    if (isWaiting) say(m.edit_login_open());
  }, [isWaiting, say]);
  const wasShown = useRef(false);
  useEffect(() => {
    // The button that opened it is gone.
    if (wasShown.current && !isShown && document.activeElement === document.body) select(selected, { focuses: true });
    wasShown.current = isShown;
  }, [isShown]);
  if (isWaiting)
    return (
      <button
        className="bs-btn primary bs-decide"
        type="button"
        // The text keeps the focus, and gets it back afterwards.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setIsOpen(true)}
      >
        {m.edit_login_open()}
      </button>
    );
  if (!isShown) return null;
  const putOff = () => {
    setLater({ unsent: state.unsent, calls: state.loginsRequested });
    setIsOpen(false);
    session.logins.end(false);
  };
  return <LoginDialog onClose={putOff} />;
}

/** Login over the unsaved page; afterwards the pending changes are saved (EDIT-17). */
function LoginDialog({ onClose }: { onClose(): void }) {
  const { session, state } = useSurface();
  const [error, setError] = useState('');
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
    <ToolDialog title={m.edit_login_title()} onClose={onClose}>
      <form className="bs-stack" onSubmit={(event) => void logIn(event)}>
        <p>{m.edit_login_text({ count: state.unsent.length })}</p>
        {error && (
          <p className="bs-note bad" role="alert">
            {error}
          </p>
        )}
        <LoginFields />
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
