import type { ReactNode } from 'react';
import { type Language, locales, otherLanguage } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import backstageStyles from '../../ui/backstage/backstage.css?url&no-inline';
import { adminHref, dashboardHref, href } from '../../urls.ts';
import adminStyles from '../admin.css?url&no-inline';
import pageStyles from './dashboard.css?url&no-inline';
import { type DashboardSection, dashboardSections, sectionLabels } from './dashboard-sections.ts';

export const dashboardStyles = [backstageStyles, adminStyles, pageStyles];

interface DashboardBodyProps {
  language: Language;
  siteName: string;
  section: DashboardSection | null;
  otherUrl: string;
  isEditor: boolean;
  children: ReactNode;
}

/** Document of a dashboard page (LAYOUT-03): office bar and section navigation, no script. */
export function DashboardBody({ language, siteName, section, otherUrl, isEditor, children }: DashboardBodyProps) {
  const other = otherLanguage(language);
  const name = section && sectionLabels[section]();
  return (
    <>
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
    </>
  );
}
