import type { ReactNode } from 'react';
import { type Language, locales, otherLanguage } from '../../core/languages.ts';
import { publicListOf } from '../../features/pages/edited-content.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { adminHref, href } from '../../urls.ts';
import { chapterOf } from '../help/chapter-of.server.ts';
import { SearchDialog } from '../search/search-dialog.tsx';
import { HelpPanel } from './help-panel.tsx';
import { LoginDialog } from './login-dialog.tsx';
import type { OfficeLinks } from './office-links.ts';
import { OfficeMenu } from './office-menu.tsx';
import { UserMenu } from './user-menu.tsx';

interface OfficeBodyProps {
  language: Language;
  siteName: string;
  /** Empty for who is not logged in. */
  userName: string;
  links: OfficeLinks;
  /** How much waits on a screen, by its name. */
  counts: ReadonlyMap<string, number>;
  /** Name of the current screen. */
  current: string | null;
  /** First page of the user's. */
  start: string;
  /** This page in the other language. */
  otherUrl: string;
  children: ReactNode;
}

/** Body of every page behind the login: skip link, bar, menu and page. */
export function OfficeBody({ language, siteName, userName, links, counts, current, start, otherUrl, children }: OfficeBodyProps) {
  const otherName = otherLanguage(language);
  return (
    <>
      <a className="adm-skip" href="#main-content">
        {m.skip_to_content()}
      </a>
      <header className="adm-bar bs-desk">
        <a className="bs-mark" href={start}>
          <ToolIcon name="mask" isSmall={false} />
          <span className="bs-trunc">{siteName}</span>
        </a>
        {links.first.length > 0 && (
          <a className="adm-find" href={adminHref(language, 'search')} data-office-search="" aria-keyshortcuts="Control+K Meta+K">
            <ToolIcon name="search" />
            <span>{m.office_search()}</span>
            <kbd>{m.office_search_key()}</kbd>
          </a>
        )}
        <span className="bs-grow" />
        <a className="adm-site" href={(current && publicListOf(current, language)) ?? href('home', language)}>
          <ToolIcon name="window" />
          <span>{m.admin_website()}</span>
        </a>
        <a href={otherUrl} lang={otherName} hrefLang={otherName} aria-label={`${otherName.toUpperCase()}: ${locales[otherName].readName}`}>
          {otherName.toUpperCase()}
        </a>
        {links.first.length > 0 && (
          <button
            className="adm-help-button"
            type="button"
            popoverTarget="office-help"
            aria-label={m.edit_keys_show()}
            aria-keyshortcuts="?"
          >
            <kbd>?</kbd>
          </button>
        )}
        {userName && <UserMenu language={language} userName={userName} />}
      </header>
      {links.first.length > 0 && <HelpPanel language={language} chapter={chapterOf(current, language)} />}
      {links.first.length > 0 && <SearchDialog language={language} />}
      {(links.first.length > 0 || links.groups.length > 0) && <OfficeMenu {...{ links, counts, current }} />}
      <LoginDialog />
      <main className="bs-main adm-main" id="main-content">
        {children}
      </main>
    </>
  );
}
