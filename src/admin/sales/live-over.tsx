import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';

/** Says that nothing is renewed any more because the session has ended, with the login that leads back (ADMIN-390); shown by `renew-live.ts`. */
export function LiveOver({ backTo, language }: { backTo: string; language: Language }) {
  return (
    <div role="status">
      <p className="bs-note bad" data-live-over="" hidden>
        {m.admin_live_over()} <a href={href('user', language, { page: 'login' }, { next: backTo })}>{m.login_submit()}</a>
      </p>
    </div>
  );
}
