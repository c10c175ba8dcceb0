import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { href } from '../../urls.ts';

/** Who is logged in, with profile and logout in a native popover. */
export function UserMenu({ language, userName }: { language: Language; userName: string }) {
  return (
    <>
      <button className="adm-user" type="button" popoverTarget="user-menu" aria-label={m.account_of({ name: userName })}>
        <ToolIcon name="user" />
        <span className="bs-trunc">{userName}</span>
        <ToolIcon name="down" />
      </button>
      <div className="bs-pop bs-menu adm-user-menu" id="user-menu" popover="auto">
        <a className="mi" href={href('user', language, { page: 'profile' })}>
          {m.account_profile()}
        </a>
        <form method="post" action={`/api/user-logout/?language=${language}`}>
          <input type="hidden" name="next" value={href('home', language)} />
          <button className="mi" type="submit">
            {m.account_logout()}
          </button>
        </form>
      </div>
    </>
  );
}
