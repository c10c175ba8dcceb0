import type { ReactNode } from 'react';
import { type Language, locales, otherLanguage } from '../core/languages.ts';
import { m } from '../paraglide/messages.js';
import backstageStyles from '../ui/backstage/backstage.css?url&no-inline';
import { adminHref, dashboardHref, href } from '../urls.ts';
import pageStyles from './admin.css?url&no-inline';
import { OfficeMenu } from './office-menu.tsx';

export const adminStyles = [backstageStyles, pageStyles];

interface AdminBodyProps {
  language: Language;
  siteName: string;
  current: string | null;
  isAdministrator: boolean;
  otherUrl: string;
  hasDashboard: boolean;
  children: ReactNode;
}

/** Document of an office page, with the backstage styles. */
export function AdminBody({ language, siteName, current, isAdministrator, hasDashboard, otherUrl, children }: AdminBodyProps) {
  const other = otherLanguage(language);
  return (
    <>
      <a className="adm-skip" href="#main-content">
        {m.skip_to_content()}
      </a>
      <header className="adm-bar bs-desk">
        <a className="bs-mark" href={adminHref(language, 'events')}>
          {siteName}
        </a>
        <span className="bs-grow" />
        {hasDashboard && <a href={dashboardHref(language, 'activity')}>{m.account_dashboard()}</a>}
        <a href={href('home', language)}>{m.admin_website()}</a>
        <a href={otherUrl} lang={other} hrefLang={other} aria-label={`${other.toUpperCase()}: ${locales[other].readName}`}>
          {other.toUpperCase()}
        </a>
      </header>
      <OfficeMenu language={language} current={current} isAdministrator={isAdministrator} />
      <main className="bs-main adm-main" id="main-content">
        {children}
      </main>
    </>
  );
}
