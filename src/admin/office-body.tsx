import type { ReactNode } from 'react';
import { type Language, locales, otherLanguage } from '../core/languages.ts';
import { m } from '../paraglide/messages.js';
import { href } from '../urls.ts';

interface OfficeBodyProps {
  language: Language;
  siteName: string;
  /** First page of the area. */
  start: string;
  /** The other area behind the login, where the user may open it. */
  other: { href: string; text: string } | null;
  /** This page in the other language. */
  otherUrl: string;
  /** Stands between bar and page. */
  menu?: ReactNode;
  children: ReactNode;
}

/** Body of every page behind the login: skip link, bar, menu and page. */
export function OfficeBody({ language, siteName, start, other, otherUrl, menu, children }: OfficeBodyProps) {
  const otherName = otherLanguage(language);
  return (
    <>
      <a className="adm-skip" href="#main-content">
        {m.skip_to_content()}
      </a>
      <header className="adm-bar bs-desk">
        <a className="bs-mark" href={start}>
          {siteName}
        </a>
        <span className="bs-grow" />
        {other && <a href={other.href}>{other.text}</a>}
        <a href={href('home', language)}>{m.admin_website()}</a>
        <a href={otherUrl} lang={otherName} hrefLang={otherName} aria-label={`${otherName.toUpperCase()}: ${locales[otherName].readName}`}>
          {otherName.toUpperCase()}
        </a>
      </header>
      {menu}
      <main className="bs-main adm-main" id="main-content">
        {children}
      </main>
    </>
  );
}
