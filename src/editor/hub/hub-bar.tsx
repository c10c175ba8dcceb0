import { csrfToken } from '../../core/contract/send-call.ts';
import { type Language, locales, otherLanguage } from '../../core/languages.ts';
import { hubPath } from '../../features/pages/hub-page.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';

interface HubBarProps {
  language: Language;
  siteName: string;
  userName: string;
}

/** The dark bar above the hub: where one is, the other language, who one is and the way out. */
export function HubBar({ language, siteName, userName }: HubBarProps) {
  const other = otherLanguage(language);
  return (
    <header className="bs-bar1 bs-desk">
      <a className="bs-mark" href={href('home', language)}>
        {siteName}
      </a>
      <span className="bs-grow" />
      <a className="bs-btn" href={`${hubPath}?lang=${other}`} lang={locales[other].iso} hrefLang={locales[other].iso}>
        {locales[other].name}
      </a>
      <a className="bs-btn hub-user" href={href('user', language, { page: 'profile' })}>
        {userName}
      </a>
      <form
        method="post"
        action={`/api/user-logout/?language=${language}`}
        onSubmit={({ currentTarget }) => {
          const field = currentTarget.elements.namedItem('csrftoken');
          if (field instanceof HTMLInputElement) field.value = csrfToken() ?? '';
        }}
      >
        <input type="hidden" name="csrftoken" defaultValue="" />
        <input type="hidden" name="next" value={href('home', language)} />
        <button className="bs-btn" type="submit">
          {m.account_logout()}
        </button>
      </form>
    </header>
  );
}
