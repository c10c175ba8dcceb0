import type { ReactNode } from 'react';
import { type Language, locales, otherLanguage } from '../../core/languages.ts';
import backstageStyles from '../../features/editor/backstage.css?url&no-inline';
import { m } from '../../paraglide/messages.js';
import { adminHref, dashboardHref, href } from '../../urls.ts';
import adminStyles from './admin.css?url&no-inline';
import { OfficeMenu } from './office-menu.tsx';
import { officeScript } from './office-script.ts';

interface AdminDocumentProps {
  language: Language;
  siteName: string;
  icon: string;
  title: string;
  current: string | null;
  isAdministrator: boolean;
  otherUrl: string;
  hasDashboard: boolean;
  nonce: string;
  children: ReactNode;
}

/** A page of the office in the tool's own look (backstage): drawn for this one person, kept by nobody. */
export function AdminDocument({
  language,
  siteName,
  icon,
  title,
  current,
  isAdministrator,
  hasDashboard,
  otherUrl,
  nonce,
  children,
}: AdminDocumentProps) {
  const other = otherLanguage(language);
  return (
    <html lang={locales[language].iso}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="none" />
        <title>{`${title} | ${m.admin_title()} ${siteName}`}</title>
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="stylesheet" href={backstageStyles} />
        <link rel="stylesheet" href={adminStyles} />
      </head>
      <body className="bs adm">
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
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: officeScript }} />
      </body>
    </html>
  );
}
