import type { ReactNode } from 'react';
import { type Language, locales, otherLanguage } from '../../core/languages.ts';
import backstageStyles from '../../features/editor/backstage.css?url&no-inline';
import { m } from '../../paraglide/messages.js';
import { adminHref, dashboardHref, href } from '../../urls.ts';
import adminStyles from '../admin/admin.css?url&no-inline';
import dashboardStyles from './dashboard.css?url&no-inline';
import { type DashboardSection, dashboardSections, sectionLabels } from './dashboard-sections.ts';

interface DashboardDocumentProps {
  language: Language;
  siteName: string;
  icon: string;
  section: DashboardSection | null;
  otherUrl: string;
  isEditor: boolean;
  children: ReactNode;
}

/** A page of the dashboard in the tool's own look (LAYOUT-03): the bar of the office, a way through the sections, no script. */
export function DashboardDocument({ language, siteName, icon, section, otherUrl, isEditor, children }: DashboardDocumentProps) {
  const other = otherLanguage(language);
  const name = section && sectionLabels[section]();
  return (
    <html lang={locales[language].iso}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="none" />
        <title>{[name, `${m.dashboard_title()} ${siteName}`].filter(Boolean).join(' | ')}</title>
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="stylesheet" href={backstageStyles} />
        <link rel="stylesheet" href={adminStyles} />
        <link rel="stylesheet" href={dashboardStyles} />
      </head>
      <body className="bs adm dash">
        <header className="adm-bar bs-desk">
          <a className="bs-mark" href={dashboardHref(language, 'activity')}>
            {siteName}
          </a>
          <span className="bs-grow" />
          {isEditor && <a href={adminHref(language, 'events')}>{m.dashboard_office()}</a>}
          <a href={href('home', language)}>{m.admin_website()}</a>
          <a href={otherUrl} lang={other} hrefLang={other} aria-label={`${other.toUpperCase()}: ${locales[other].readName}`}>
            {other.toUpperCase()}
          </a>
        </header>
        <main className="bs-main adm-main" id="main-content">
          <h1>
            {m.dashboard_title()}
            {name && <span className="bs-vh">: {name}</span>}
          </h1>
          {section && (
            <nav className="bs-tabs" aria-label={m.dashboard_sections()}>
              {dashboardSections.map((each) => (
                <a key={each} href={dashboardHref(language, each)} aria-current={each === section ? 'page' : undefined}>
                  {sectionLabels[each]()}
                </a>
              ))}
            </nav>
          )}
          {children}
        </main>
      </body>
    </html>
  );
}
