import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';

/** Ends the login and leads home (USER-08); works without script. */
export function LogoutForm({ language }: { language: Language }) {
  return (
    <form method="post" action="/api/user-logout/">
      <input type="hidden" name="next" value={href('home', language)} />
      <button type="submit" className="btn quiet">
        {m.account_logout()}
      </button>
    </form>
  );
}
